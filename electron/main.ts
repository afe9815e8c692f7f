import { app, dialog } from 'electron'
import { createConfig } from '../engine/config.ts'
import { createEngine } from '../engine/index.ts'
import { answerPage } from './answer-page.ts'
import { askEngine } from './ask-engine.ts'
import { followWork } from './follow-work.ts'
import { addFiles, chooseFiles, collectOpenedFiles } from './open-files.ts'
import { bringForward, carrySession, createWindow, keepInside } from './create-window.ts'
import { drainBeforeQuit } from './quit.ts'
import { readSecretKey } from './read-secret-key.ts'
import { showMenu } from './show-menu.ts'
import { spawnUtility } from './spawn-utility.ts'
import { chooseWords } from './words.ts'

/** Milliseconds, well within the life of a session. */
const RENEWAL = 86_400_000

/** A second start brings the first one's window forward. */
if (app.requestSingleInstanceLock()) void run()
else app.quit()

async function run(): Promise<void> {
  app.enableSandbox()
  let url = ''
  app.on('web-contents-created', (_, contents) => keepInside(contents, () => url))
  const opened = collectOpenedFiles()
  await app.whenReady()
  let words = chooseWords('system')
  try {
    const config = createConfig()
    const engine = createEngine(config, {
      spawn: (entry) => spawnUtility(entry, config.workerEnvironment),
      secretKey: await readSecretKey(config.dataFolder),
    })
    drainBeforeQuit(engine, () => words)
    await engine.start({ listen: true })
    url = engine.url ?? ''
    let cookie = engine.openSession()
    const client = askEngine(url, () => cookie)
    const window = createWindow()
    const add = (paths: readonly string[]): void => void addFiles(client, paths, words)
    const followSettings = async (): Promise<void> => {
      words = chooseWords((await client.readSettings()).language)
      showMenu(window, url, words, async () => add(await chooseFiles(window)))
    }
    answerPage({ url, dataFolder: engine.config.dataFolder, settingsChanged: followSettings })
    await followSettings()
    await carrySession(url, cookie)
    setInterval(() => void carrySession(url, (cookie = engine.openSession())), RENEWAL).unref()
    await window.loadURL(url)
    app.on('second-instance', () => bringForward(window))
    followWork(engine, window, () => words)
    opened.start(add)
  } catch (error) {
    dialog.showErrorBox(words.cannotStart, error instanceof Error ? error.message : String(error))
    app.quit()
  }
}
