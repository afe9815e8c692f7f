import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadingDatabase } from './database.ts'
import { findDocument, isOriginalUsed } from './documents.ts'
import { arrivalsFolder, originalsFolder } from './originals.ts'
import { allDrawingsFolder, allPicturesFolder } from './pictures.ts'

/** Removes the files that no row refers to: what a crash left behind. Only while nothing else uses the data folder. */
export function sweepFiles(database: ReadingDatabase, dataFolder: string): void {
  rmSync(arrivalsFolder(dataFolder), { recursive: true, force: true })
  rmSync(allDrawingsFolder(dataFolder), { recursive: true, force: true })
  for (const group of list(originalsFolder(dataFolder))) {
    for (const hash of list(group.path)) {
      if (!isOriginalUsed(database, hash.name)) rmSync(hash.path, { force: true })
    }
  }
  for (const folder of list(allPicturesFolder(dataFolder))) {
    if (!findDocument(database, Number(folder.name))) rmSync(folder.path, { recursive: true, force: true })
  }
}

function list(folder: string): readonly { name: string; path: string }[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => ({ name, path: join(folder, name) })) : []
}
