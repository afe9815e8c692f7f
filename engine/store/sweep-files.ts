import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadingDatabase } from './database.ts'
import { findDocument, hadDocuments, isOriginalUsed } from './documents.ts'
import { hasJob } from './jobs.ts'
import { arrivalsFolder, originalsFolder } from './originals.ts'
import { allDrawingsFolder, allPicturesFolder } from './pictures.ts'
import { allRecognizedFolder } from './recognized-pages.ts'
import { isRecovering } from './recovery-mark.ts'

/**
 * Removes the files that no row refers to: what a crash left behind. Only while nothing else uses the data folder. Where the
 * database never held a document, files belong to one that was lost or moved: they stay. So do originals while the database is an
 * older copy and `docket doctor` has not taken in what came after it.
 */
export function sweepFiles(database: ReadingDatabase, dataFolder: string): void {
  rmSync(arrivalsFolder(dataFolder), { recursive: true, force: true })
  rmSync(allDrawingsFolder(dataFolder), { recursive: true, force: true })
  for (const folder of listFolders(allRecognizedFolder(dataFolder))) {
    if (!hasJob(database, Number(folder.name))) rmSync(folder.path, { recursive: true, force: true })
  }
  if (!hadDocuments(database)) return
  if (!isRecovering(dataFolder)) sweepOriginals(database, dataFolder)
  for (const folder of listFolders(allPicturesFolder(dataFolder))) {
    if (!findDocument(database, Number(folder.name))) rmSync(folder.path, { recursive: true, force: true })
  }
}

function sweepOriginals(database: ReadingDatabase, dataFolder: string): void {
  for (const group of listFolders(originalsFolder(dataFolder))) {
    for (const hash of readdirSync(group.path)) {
      if (!isOriginalUsed(database, hash)) rmSync(join(group.path, hash), { recursive: true, force: true })
    }
  }
}

/** File managers leave files of their own beside them (`.DS_Store`, `desktop.ini`). */
function listFolders(folder: string): readonly { name: string; path: string }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, path: join(folder, name) }))
}
