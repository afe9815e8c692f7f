import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { createConfig } from '../../../engine/config.ts'
import { createEngine, type Engine } from '../../../engine/index.ts'
import buildPage from '../../e2e/build-page.ts'
import { LAUNCH_OPTIONS } from '../../e2e/launch-options.ts'
import { enterReadDocuments, makeDocument, type MadeDocument } from '../../fixtures/enter-read-documents.ts'
import { readTasks, type Task } from './read-tasks.ts'

/** What one phase of using the inbox kept the page's main thread busy with. */
export interface Phase {
  readonly name: string
  /** Milliseconds until what was asked for was to be seen; null where there is no such moment. */
  readonly shown: number | null
  /** Milliseconds of the longest task by the clock, and of the longest by the processor: on a busy machine they are far apart. */
  readonly longest: Task
  /** Tasks of more than 50 ms of the clock. */
  readonly long: number
}

export interface PageBench {
  readonly phases: readonly Phase[]
  readonly fillSeconds: number
}

/** Opens, scrolls and searches an inbox of many documents in Chromium, traced. */
export async function benchPage({ documents }: { readonly documents: number }): Promise<PageBench> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-bench-page-'))
  await buildPage()
  const engine = createEngine(createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent' }, {}))
  const browser = await chromium.launch(LAUNCH_OPTIONS)
  try {
    const begun = performance.now()
    enterReadDocuments(engine.database, dataFolder, makeDocuments(documents))
    const fillSeconds = (performance.now() - begun) / 1000
    await engine.start({ listen: true })
    return { phases: await usePage(browser, engine), fillSeconds }
  } finally {
    await browser.close()
    await engine.stop({ abandon: true })
    await rm(dataFolder, { recursive: true })
  }
}

function* makeDocuments(count: number): Iterable<MadeDocument> {
  for (let index = 0; index < count; index += 1) yield makeDocument(index)
}

async function usePage(browser: Browser, engine: Engine): Promise<readonly Phase[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  await page.goto(engine.createSignInLink())
  await rows(page).first().waitFor()
  return [
    await trace(browser, page, 'first paint', async () => {
      await page.reload()
      await rows(page).nth(10).waitFor()
    }),
    await trace(browser, page, 'scroll by wheel', async () => {
      await page.mouse.move(700, 400)
      for (let step = 0; step < 80; step += 1) await page.mouse.wheel(0, 400)
      await settle(page)
    }),
    await trace(browser, page, 'scroll by keys', async () => {
      await page.getByRole('grid').focus()
      for (let step = 0; step < 40; step += 1) await page.keyboard.press('PageDown')
      await settle(page)
    }),
    await trace(browser, page, 'jump through all', async () => {
      for (let step = 1; step <= 20; step += 1) await scrollTo(page, step / 20)
      await settle(page)
    }),
    await trace(browser, page, 'search while typing', async () => {
      await page.getByRole('searchbox').click()
      await page.keyboard.type('visitenkarten', { delay: 60 })
      await page.locator('[aria-selected] mark').first().waitFor()
    }),
    await trace(browser, page, 'select all', async () => {
      await page.getByRole('searchbox').fill('')
      await page.locator('[aria-selected] mark').first().waitFor({ state: 'detached' })
      await page.getByRole('grid').focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.getByText(/selected$/).waitFor()
    }),
  ]
}

function rows(page: Page) {
  return page.getByRole('grid').locator('[aria-selected]')
}

/** Waits until the rows in sight are there. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(200)
  await page.waitForFunction(() => document.querySelector('[role=gridcell][aria-busy]') === null)
}

async function scrollTo(page: Page, share: number): Promise<void> {
  await page
    .getByRole('grid')
    .evaluate((grid, to) => grid.scrollTo({ top: (grid.scrollHeight - grid.clientHeight) * to }), share)
  await page.waitForTimeout(50)
}

async function trace(browser: Browser, page: Page, name: string, use: () => Promise<void>): Promise<Phase> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'] })
  const begun = performance.now()
  await use()
  const shown = performance.now() - begun
  await page.waitForTimeout(300)
  const tasks = readTasks(await browser.stopTracing())
  const longest = {
    wall: Math.max(0, ...tasks.map(({ wall }) => wall)),
    cpu: Math.max(0, ...tasks.map(({ cpu }) => cpu)),
  }
  return {
    name,
    shown: name === 'first paint' ? shown : null,
    longest,
    long: tasks.filter(({ wall }) => wall > 50).length,
  }
}
