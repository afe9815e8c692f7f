import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { makeClone } from './make-clone.ts'
import { runDocket, type RunningDocket } from './run-docket.ts'

let dataFolder: string
const folders: string[] = []
const running: RunningDocket[] = []

test.beforeEach(async () => {
  // A build on a machine that does other things takes its time.
  test.setTimeout(180_000)
  dataFolder = await makeFolder()
})

test.afterEach(async () => {
  for (const docket of running.splice(0)) await docket.kill()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

test('after npm ci, serve builds the page and its link opens the inbox; the next start has nothing to build', async ({
  page,
}) => {
  const program = join(await clone(), 'engine/cli/index.ts')
  const first = await docket(program)
  expect(first.told).toBe('Building the page, because there is none yet. This takes some seconds.\n')
  await expectInbox(page, first.link)
  await first.kill()
  const second = await docket(program)
  expect(second.told).toBe('')
  await expectInbox(page, second.link)
})

test('two that find no page at the same time both show it', async ({ page }) => {
  const program = join(await clone(), 'engine/cli/index.ts')
  const both = await Promise.all([docket(program), docket(program, await makeFolder())])
  for (const { link } of both) await expectInbox(page, link)
})

test('where the page cannot be built the reason is told, the API answers, and no link leads to nothing', async () => {
  const sources = await clone()
  await writeFile(join(sources, 'renderer/main.tsx'), 'const = 1')
  const started = await docket(join(sources, 'engine/cli/index.ts'))
  expect(started.told).toContain('The page could not be built; `npm run build` shows all of what is wrong:\n')
  expect(started.told).toContain('main.tsx')
  expect(started.link).toBe('')
  expect((await fetch(`${started.url}/api/v1/ping`)).status).toBe(401)
})

test('a window is not to be had without Electron: start says how to get it and offers the page', async ({ page }) => {
  const started = await docket(join(await clone(), 'engine/cli/index.ts'), dataFolder, ['start'])
  expect(started.told).toContain('`npx install-electron` downloads it. The same page opens in a browser:\n')
  await expectInbox(page, started.link)
})

async function clone(): Promise<string> {
  const sources = await makeClone()
  folders.push(sources)
  return sources
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'docket-fresh-'))
  folders.push(folder)
  return folder
}

async function docket(program: string, data = dataFolder, words?: readonly string[]): Promise<RunningDocket> {
  const started = await runDocket({ dataFolder: data, program, words })
  running.push(started)
  return started
}

async function expectInbox(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible()
}
