import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { databasePath } from './database.ts'
import { originalsFolder } from './originals.ts'
import { allPicturesFolder } from './pictures.ts'

/** Bytes of what a data folder holds. */
export interface FolderSize {
  readonly total: number
  readonly database: number
  readonly originals: number
  /** With everything else that was made of a document: its words, the XML of an e-invoice. */
  readonly pictures: number
}

/** Adds up files as they are now; those that go away meanwhile do not count. */
export async function measureFolder(dataFolder: string): Promise<FolderSize> {
  const path = databasePath(dataFolder)
  const database = (await Promise.all([path, `${path}-wal`, `${path}-shm`].map(sizeOf))).reduce(add, 0)
  const originals = await addUp(originalsFolder(dataFolder))
  const pictures = await addUp(allPicturesFolder(dataFolder))
  return { total: database + originals + pictures, database, originals, pictures }
}

async function addUp(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  let size = 0
  for (const entry of entries) {
    const path = join(folder, entry.name)
    size += entry.isDirectory() ? await addUp(path) : await sizeOf(path)
  }
  return size
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0
}

function add(a: number, b: number): number {
  return a + b
}
