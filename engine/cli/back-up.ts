import { resolve } from 'node:path'
import { createConfig } from '../config.ts'
import { backUpFolder, UnfitFolderError, type CopyOptions, type FolderCopy } from '../store/back-up-folder.ts'
import { restoreFolder } from '../store/restore-folder.ts'
import { DONE, FAILED, INTERRUPTED, MisuseError } from './exit-codes.ts'
import { listenForStop } from './listen-for-stop.ts'
import { nameActor } from './name-actor.ts'
import { watchProgress } from './watch-progress.ts'

interface Options {
  readonly data?: string
}

/** Copies the data folder; its service may go on. */
export async function backUp(target: string, { data }: Options): Promise<number> {
  const { dataFolder } = createConfig({ dataFolder: data === undefined ? undefined : resolve(data) })
  return carryOut((options) => backUpFolder(dataFolder, resolve(target), options), 'copied')
}

/** Puts a copy in place of the data folder, on which nothing may run. */
export async function restore(backup: string, { data }: Options): Promise<number> {
  const { dataFolder } = createConfig({ dataFolder: data === undefined ? undefined : resolve(data) })
  return carryOut(async (options) => {
    const restored = await restoreFolder(resolve(backup), dataFolder, nameActor(), options)
    if (restored.before !== null) process.stdout.write(`What was there lies in ${restored.before} now.\n`)
    return restored
  }, 'restored')
}

async function carryOut(work: (options: CopyOptions) => Promise<FolderCopy>, verb: string): Promise<number> {
  const stop = new AbortController()
  const listenNoMore = listenForStop(() => stop.abort(), { withParent: createConfig().stopsWithParent })
  const progress = watchProgress('documents')
  try {
    const { documents, copied, kept, incomplete } = await work({ signal: stop.signal, onProgress: progress.show })
    progress.stop()
    const files = `${copied.length} originals ${verb} and checked, ${kept.length} were there before`
    process.stdout.write(`${documents} documents: ${files}.\n`)
    if (incomplete.length === 0) return DONE
    const ids = incomplete.join(', ')
    process.stderr.write(`The originals of these documents are missing or damaged: ${ids}. See \`docket doctor\`.\n`)
    return FAILED
  } catch (error) {
    if (stop.signal.aborted) {
      process.stderr.write('Stopped. What lay there before is as it was.\n')
      return INTERRUPTED
    }
    throw error instanceof UnfitFolderError ? new MisuseError(error.message) : error
  } finally {
    progress.stop()
    listenNoMore()
  }
}
