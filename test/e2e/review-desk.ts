import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import type { PageWords } from '../../engine/contract/app/words.ts'
import { createConfig } from '../../engine/config.ts'
import { COMPILED } from '../fixtures/compiled.ts'
import { createEngine, type Engine } from '../../engine/index.ts'

const SAMPLES = join(import.meta.dirname, '../fixtures/samples')

/** An engine with documents that it has read, for a spec. */
export interface Desk {
  readonly engine: Engine
  /** Ids by the name of the sample. */
  readonly ids: Readonly<Record<string, number>>
  close(): Promise<void>
}

export async function openDesk(samples: readonly string[]): Promise<Desk> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-review-'))
  const engine = createEngine(
    createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent', workerEnvironment: COMPILED }, {}),
  )
  await engine.start({ listen: true })
  const ids: Record<string, number> = {}
  for (const sample of samples) ids[sample] = await addSample(engine, sample)
  return {
    engine,
    ids,
    async close() {
      await engine.stop()
      await rm(dataFolder, { recursive: true })
    },
  }
}

/** Adds a sample once more and waits until it was read. */
export async function addSample(engine: Engine, sample: string, name = basename(sample)): Promise<number> {
  const { name: cookie, value } = engine.openSession()
  const answer = await fetch(`${engine.url}/app/accounts/1/documents`, {
    method: 'POST',
    headers: { Cookie: `${cookie}=${value}` },
    body: await sampleForm(sample, name),
  })
  const { data } = (await answer.json()) as { data: AppDocument }
  await engine.whenDone(data.id)
  return data.id
}

/** The upload of a sample. */
export async function sampleForm(sample: string, name = basename(sample)): Promise<FormData> {
  const body = new FormData()
  body.set('file', new Blob([await readFile(join(SAMPLES, sample))]), name)
  return body
}

/** Signs the browser in, and settles the language. */
export async function signIn(page: Page, engine: Engine, language: 'de' | 'en' = 'de'): Promise<void> {
  await page.goto(engine.createSignInLink())
  await page.evaluate(
    (chosen) =>
      fetch('/app/settings', {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ language: chosen }),
      }),
    language,
  )
}

export async function openDocument(page: Page, engine: Engine, id: number): Promise<void> {
  await page.goto(`${engine.url}/documents/${id}`)
  await expect(page.locator('[data-field="sender_name"]')).toBeVisible()
  await expect(page.locator('.review-words > span').first()).toBeAttached()
}

export function field(page: Page, key: string): Locator {
  return page.locator(`#field-${key}`)
}

export function cell(page: Page, key: string, row: number, name: string): Locator {
  return page.locator(`#cell-${key}-${row}-${name}`)
}

/** What the engine has, without the page. */
export async function readDocument(page: Page, id: number): Promise<AppDocument> {
  return page.evaluate(
    async (asked) => ((await (await fetch(`/app/documents/${asked}`)).json()) as { data: AppDocument }).data,
    id,
  )
}

export async function valueOf(page: Page, id: number, key: string): Promise<unknown> {
  return (await readDocument(page, id)).extractions?.[key]?.value
}

/** The middle of a printed word on the screen. */
export async function wordPoint(page: Page, id: number, text: string, nth = 0): Promise<{ x: number; y: number }> {
  const [left, top, right, bottom] = await wordBox(page, id, text, nth)
  return sheetPoint(page, (left + right) / 2, (top + bottom) / 2)
}

export async function wordBox(
  page: Page,
  id: number,
  text: string,
  nth = 0,
): Promise<PageWords['words'][number]['box']> {
  const { words } = await page.evaluate(
    async (asked) => ((await (await fetch(`/app/documents/${asked}/words?page=1`)).json()) as { data: PageWords }).data,
    id,
  )
  const found = words.filter((word) => word.text === text)[nth]
  if (!found) throw new Error(`The page has no word "${text}" (${nth}).`)
  return found.box
}

/** Draws from one corner of a box (fractions of the first page) to the other. */
export async function drawBox(
  page: Page,
  [left, top, right, bottom]: PageWords['words'][number]['box'],
): Promise<void> {
  const from = await sheetPoint(page, left, top)
  const sheet = await page.locator('[data-page="1"]').boundingBox()
  if (!sheet) throw new Error('The page is not shown.')
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + (right - left) * sheet.width, from.y + (bottom - top) * sheet.height, { steps: 5 })
  await page.mouse.up()
}

/** Where a point of the first page (fractions) is on the screen, scrolled into view. */
export async function sheetPoint(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  await page.locator('.review-scroller').evaluate((scroller, share) => {
    const sheet = scroller.querySelector<HTMLElement>('[data-page="1"]')
    if (sheet) scroller.scrollTop = sheet.offsetTop + share * sheet.offsetHeight - scroller.clientHeight / 2
  }, y)
  const box = await page.locator('[data-page="1"]').boundingBox()
  if (!box) throw new Error('The page is not shown.')
  return { x: box.x + x * box.width, y: box.y + y * box.height }
}

/** Everything that was changed is kept by the engine. */
export async function waitForSaved(page: Page): Promise<void> {
  await expect(page.locator('.review-save')).toHaveAttribute('data-status', 'saved')
}
