import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, chromium, type Page } from '@playwright/test'
import { LAUNCH_OPTIONS } from '../e2e/launch-options.ts'
import type { Evaluated, Evaluation } from './stand-in/evaluate.ts'

type Electron = typeof import('electron')

/** The app under test: in a real Electron, or on the stand-in with the page in a real Chromium. */
export interface DesktopApp {
  /** The window's page, when it has loaded. */
  window(): Promise<Page>
  /** Runs a function of Electron's module in the main process; it sees nothing of the test but `argument`. */
  evaluate<Value, Argument = undefined>(
    ask: (electron: Electron, argument: Argument) => Value,
    argument?: Argument,
  ): Promise<Awaited<Value>>
  /** The exit code, when it has ended. */
  readonly ended: Promise<number>
  kill(): Promise<void>
}

export interface AppOptions {
  readonly dataFolder: string
  /** Files that the app is opened with. */
  readonly files?: readonly string[]
}

const ROOT = join(import.meta.dirname, '../..')
const MAIN = join(ROOT, 'electron/main.ts')
const STAND_IN = new URL('stand-in/register.ts', import.meta.url).href

/** Where Electron's own binary lies, if it was downloaded. */
export function findElectron(): string | null {
  const name = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[process.platform as string]
  const path = join(ROOT, 'node_modules/electron/dist', name ?? 'electron')
  return existsSync(path) ? path : null
}

export async function startElectron({ dataFolder, files = [] }: AppOptions): Promise<DesktopApp> {
  const app = await _electron.launch({
    executablePath: findElectron() ?? undefined,
    args: [ROOT, ...files, `--user-data-dir=${join(dataFolder, 'electron')}`],
    env: environment(dataFolder),
  })
  const main = app.process()
  return {
    window: () => app.firstWindow(),
    evaluate: (ask, argument) => app.evaluate(ask as never, argument) as Promise<never>,
    ended: once(main, 'exit').then(([code]) => code as number),
    kill: () => app.close(),
  }
}

export async function startStandIn({ dataFolder, files = [] }: AppOptions): Promise<DesktopApp> {
  const profile = await mkdtemp(join(tmpdir(), 'docket-chromium-'))
  const args = [...LAUNCH_OPTIONS.args, '--remote-debugging-port=0']
  const browser = await chromium.launchPersistentContext(profile, { ...LAUNCH_OPTIONS, args, viewport: null })
  const blank = browser.pages()
  const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')
  const main = fork(MAIN, [...files], {
    execArgv: ['--import', STAND_IN],
    env: { ...environment(dataFolder), STAND_IN_BROWSER: `http://127.0.0.1:${port}` },
  })
  const opened = browser.waitForEvent('page', { timeout: 0 })
  // Nobody waits for it when the app opens no window.
  opened.catch(() => {})
  const ended = once(main, 'exit').then(([code]) => code as number)
  let questions = 0
  return {
    async window() {
      const page = await opened
      await page.waitForURL(/^http:/)
      await Promise.all(blank.splice(0).map((other) => other.close()))
      return page
    },
    async evaluate(ask, argument) {
      const evaluation: Evaluation = { id: (questions += 1), source: ask.toString(), argument }
      main.send(evaluation)
      for (;;) {
        const [message] = (await once(main, 'message')) as [Evaluated]
        if (message.id !== evaluation.id) continue
        if (message.error !== undefined) throw new Error(message.error)
        return message.value as never
      }
    },
    ended,
    async kill() {
      if (main.exitCode === null && main.signalCode === null) main.kill('SIGKILL')
      await ended
      await browser.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

function environment(dataFolder: string): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(inherited), DOCKET_DATA: dataFolder, DOCKET_PORT: '0', DOCKET_JOBS: '1' }
}
