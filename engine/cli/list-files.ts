import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import { MisuseError } from './exit-codes.ts'

/** Truth, notes and settings that lie beside documents. */
const SKIPPED = new Set(['.json', '.md'])

/**
 * Files in the order of `paths`, each folder's with all below it sorted by name, each file once.
 * @throws MisuseError for a path that is not there
 */
export async function listFiles(paths: readonly string[]): Promise<readonly string[]> {
  const files = new Map<string, string>()
  for (const path of paths) {
    const found = await stat(path).catch((cause: unknown) => {
      throw new MisuseError(`There is no file or folder "${path}".`, { cause })
    })
    for (const file of found.isDirectory() ? await listFolder(path) : [path]) {
      if (!isSkipped(file) && !files.has(resolve(file))) files.set(resolve(file), file)
    }
  }
  return [...files.values()]
}

async function listFolder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files: (string | readonly string[])[] = []
  // By code points: the same order on every machine, whatever its language.
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) files.push(await listFolder(path))
    else if (entry.isFile() || (await linksToFile(path))) files.push(path)
  }
  return files.flat()
}

/** Links to folders are not followed: they can lead in circles. */
async function linksToFile(path: string): Promise<boolean> {
  return stat(path).then(
    (target) => target.isFile(),
    () => false,
  )
}

function isSkipped(path: string): boolean {
  const name = basename(path)
  return name.startsWith('.') || SKIPPED.has(extname(name).toLowerCase())
}
