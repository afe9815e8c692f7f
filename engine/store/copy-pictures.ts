import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { allPicturesFolder, picturesFolder } from './pictures.ts'

/**
 * Copies the previews of documents from one data folder into another; a folder that is the same there is left alone. They can be
 * drawn anew, so that one which vanishes meanwhile is passed over.
 * @throws the signal's reason
 */
export async function copyPictures(
  from: string,
  to: string,
  documentIds: Iterable<number>,
  signal: AbortSignal,
): Promise<void> {
  mkdirSync(allPicturesFolder(to), { recursive: true, mode: 0o700 })
  for (const id of documentIds) {
    // A turn for whoever stops it.
    await nextTurn()
    signal.throwIfAborted()
    const source = picturesFolder(from, id)
    const place = picturesFolder(to, id)
    if (!existsSync(source) || describeFolder(source) === describeFolder(place)) continue
    const arriving = `${place}.arriving`
    rmSync(arriving, { recursive: true, force: true })
    try {
      cpSync(source, arriving, { recursive: true, preserveTimestamps: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      rmSync(arriving, { recursive: true, force: true })
      continue
    }
    rmSync(place, { recursive: true, force: true })
    renameSync(arriving, place)
  }
}

/** Names, sizes and times of the files in a folder; null where there is none. */
function describeFolder(folder: string): string | null {
  if (!existsSync(folder)) return null
  const files = readdirSync(folder).toSorted()
  return JSON.stringify(
    files.map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name))
      return [name, size, Math.floor(mtimeMs)]
    }),
  )
}
