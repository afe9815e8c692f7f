import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test, type BrowserContext } from '@playwright/test'
import { LAUNCH_OPTIONS } from '../e2e/launch-options.ts'
import { makeClone } from '../e2e/make-clone.ts'
import { documentsOf } from './ask-app.ts'

const STAND_IN = new URL('stand-in/register.ts', import.meta.url).href

/** As Electron does, it begins with the main module that the folder's manifest names. */
const PROGRAM = `folder=$1; shift; exec '${process.execPath}' --import '${STAND_IN}' "$folder/dist/electron/main.js" "$@"`

let clone: string
let dataFolder: string
let browser: BrowserContext
let port: string

test.beforeAll(async () => {
  clone = await makeClone({ program: PROGRAM })
})

test.afterAll(() => rm(clone, { recursive: true, force: true }))

test.beforeEach(async () => {
  // The whole app is compiled, on a machine that does other things.
  test.setTimeout(480_000)
  dataFolder = await mkdtemp(join(tmpdir(), 'docket-start-'))
  const args = [...LAUNCH_OPTIONS.args, '--remote-debugging-port=0']
  const profile = join(dataFolder, 'chromium')
  browser = await chromium.launchPersistentContext(profile, { ...LAUNCH_OPTIONS, args })
  port = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0]!
})

test.afterEach(async () => {
  await browser.close()
  await rm(dataFolder, { recursive: true, force: true })
})

test('npm start builds what is missing and opens the window with the files that are named; asked to end it ends the app', async () => {
  const file = join(dataFolder, 'brief.txt')
  await writeFile(file, 'Guten Tag')
  const opened = browser.waitForEvent('page', { timeout: 400_000 })
  const app = npmStart(file)
  const page = await opened
  await page.waitForURL(/^http:/)
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await expect.poll(() => documentsOf(page), { timeout: 60_000 }).toEqual(['brief.txt: completed'])
  expect(app.told()).toContain('Building the page, because there is none yet.')
  expect(app.told()).toContain('Building the desktop app, because there is none yet.')
  app.npm.kill('SIGTERM')
  await expect.poll(() => existsSync(join(dataFolder, 'server.json')), { timeout: 30_000 }).toBe(false)
  await app.ended
})

test('the next start has nothing to build', async () => {
  const opened = browser.waitForEvent('page', { timeout: 400_000 })
  const app = npmStart()
  await (await opened).waitForURL(/^http:/)
  expect(app.told()).not.toContain('Building')
  app.npm.kill('SIGTERM')
  await app.ended
})

test('what does not compile is said, and the app of before opens', async () => {
  await writeFile(join(clone, 'engine/broken.ts'), 'export const wrong: number = "text"\n')
  const opened = browser.waitForEvent('page', { timeout: 400_000 })
  const app = npmStart()
  await (await opened).waitForURL(/^http:/)
  expect(app.told()).toContain('The desktop app could not be built; `npm run build` shows all of what is wrong:\n')
  expect(app.told()).toContain('engine/broken.ts')
  expect(app.told()).toContain('What was built before is used.')
  app.npm.kill('SIGTERM')
  await app.ended
})

function npmStart(...files: readonly string[]) {
  const npm: ChildProcess = spawn('npm', ['start', '--', ...files], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DOCKET_DATA: dataFolder,
      DOCKET_PORT: '0',
      DOCKET_JOBS: '1',
      STAND_IN_BROWSER: `http://127.0.0.1:${port}`,
    },
  })
  let told = ''
  npm.stderr!.setEncoding('utf8').on('data', (part) => (told += part))
  return { npm, told: () => told, ended: once(npm, 'close') }
}
