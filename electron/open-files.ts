import { statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { app, dialog, type BrowserWindow } from 'electron'
import type { EngineClient } from './ask-engine.ts'
import type { Words } from './words.ts'

/** Lines of a message at most: a longer one would reach beyond the screen, with its button. */
const MAX_REASONS = 10

/**
 * Takes what is opened with Docket: files dropped on its icon or opened from the file manager, at the start and later on.
 * What comes before `add` is given waits for it.
 */
export function collectOpenedFiles(): { start(add: (paths: readonly string[]) => void): void } {
  const waiting = [...listFiles(process.argv.slice(app.isPackaged ? 1 : 2), process.cwd())]
  let take = (paths: readonly string[]): unknown => waiting.push(...paths)
  app.on('open-file', (event, path) => {
    event.preventDefault()
    take([path])
  })
  app.on('second-instance', (_event, words, folder) => take(listFiles(words.slice(1), folder)))
  return {
    start(add) {
      take = (paths) => paths.length > 0 && add(paths)
      take(waiting.splice(0))
    },
  }
}

/** Asks for files with the system's own dialog; none when that is cancelled. */
export async function chooseFiles(window: BrowserWindow): Promise<readonly string[]> {
  const { filePaths } = await dialog.showOpenDialog(window, { properties: ['openFile', 'multiSelections'] })
  return filePaths
}

/** Adds the files one after the other, and says at the end which ones could not be. */
export async function addFiles(engine: EngineClient, paths: readonly string[], words: Words): Promise<void> {
  const reasons: string[] = []
  for (const path of paths) {
    try {
      await engine.addFile(path)
    } catch (error) {
      reasons.push(`${basename(path)}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (reasons.length === 0) return
  const more = reasons.length - MAX_REASONS
  const shown = [...reasons.slice(0, MAX_REASONS), ...(more > 0 ? [words.andMore(more)] : [])]
  dialog.showErrorBox(words.notAdded, shown.join('\n'))
}

/** Words of a command line that name files; switches and the app's own folder do not. */
function listFiles(words: readonly string[], folder: string): readonly string[] {
  return words
    .filter((word) => !word.startsWith('-'))
    .map((word) => resolve(folder, word))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
}
