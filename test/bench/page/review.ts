import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { createConfig } from '../../../engine/config.ts'
import { createEngine, type Engine } from '../../../engine/index.ts'
import { closeServer, listen } from '../../../engine/listen.ts'
import buildPage from '../../e2e/build-page.ts'
import { LAUNCH_OPTIONS } from '../../e2e/launch-options.ts'
import { enterReadDocuments, makeDocument } from '../../fixtures/enter-read-documents.ts'

/** Milliseconds, ascending. */
export interface ReviewBench {
  /** From the key to the frame with the next document's fields and page. */
  readonly next: readonly number[]
  /** Load of a page without anything in it, from the start of its navigation to its first frame. */
  readonly empty: readonly number[]
}

const SAMPLES = join(import.meta.dirname, '../../fixtures/samples')
const FILES = ['invoice-german.pdf', 'credit-note.pdf', 'invoice-english.pdf', 'zugferd.pdf']
/** Milliseconds that a person looks at a document at least. */
const LOOK = 700

/**
 * Goes from document to document by its key, in an account with many of them, and loads an empty page as often.
 * @param documents in the account beside those that are opened
 * @param steps documents that are opened
 */
export async function benchReview({ documents, steps }: { documents: number; steps: number }): Promise<ReviewBench> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-bench-review-'))
  await buildPage()
  const engine = createEngine(createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent' }, {}))
  const browser = await chromium.launch(LAUNCH_OPTIONS)
  try {
    enterReadDocuments(engine.database, dataFolder, makeDocuments(documents))
    await engine.start({ listen: true })
    for (let at = 0; at <= steps; at += 1) await upload(engine, FILES[at % FILES.length]!)
    return { next: await openOneByOne(browser, engine, steps), empty: await loadEmpty(browser, steps) }
  } finally {
    await browser.close()
    await engine.stop({ abandon: true })
    await rm(dataFolder, { recursive: true })
  }
}

/** The share of figures that are not above: 0.95 for p95. @param sorted ascending */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

function* makeDocuments(count: number) {
  for (let index = 0; index < count; index += 1) yield makeDocument(index)
}

async function upload(engine: Engine, sample: string): Promise<void> {
  const { name, value } = engine.openSession()
  const body = new FormData()
  body.set('file', new Blob([await readFile(join(SAMPLES, sample))]), sample)
  const answer = await fetch(`${engine.url}/app/accounts/1/documents`, {
    method: 'POST',
    headers: { Cookie: `${name}=${value}` },
    body,
  })
  await engine.whenDone(((await answer.json()) as { data: { id: number } }).data.id)
}

/** The newest first, as the list shows them. */
async function openOneByOne(browser: Browser, engine: Engine, steps: number): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(engine.createSignInLink())
  await page.goto(`${engine.url}/documents/${await newestId(page)}`)
  await page.locator('.review-sheet img').first().waitFor()
  await page.locator('.review-neighbours span').waitFor()
  await page.evaluate(watchOpening)
  const times: number[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.waitForTimeout(LOOK)
    await page.keyboard.press('Alt+PageDown')
    const handle = await page.waitForFunction(() => (window as unknown as Watched).opened)
    times.push(Number(await handle.jsonValue()))
  }
  return times.toSorted((a, b) => a - b)
}

async function newestId(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch('/app/accounts/1/documents?per_page=1')
    return ((await answer.json()) as { data: { id: number }[] }).data[0]!.id
  })
}

interface Watched {
  opened: number | null
}

/** In the page: from the key until a frame was made with another picture and the fields of another document. */
function watchOpening(): void {
  const watched = window as unknown as Watched
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== 'PageDown') return
      watched.opened = null
      const before = pictureOf()
      const look = (): void => {
        const picture = pictureOf()
        const isThere = picture !== null && picture !== before && document.querySelector('[data-field="sender_name"]')
        if (!isThere) {
          requestAnimationFrame(look)
          return
        }
        // After this frame was handed over to be shown.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => (watched.opened = performance.now() - timeStamp))
        port1.start()
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
  function pictureOf(): string | null {
    const image = document.querySelector<HTMLImageElement>('.review-sheet img')
    return image?.complete && image.naturalWidth > 0 ? image.src : null
  }
}

async function loadEmpty(browser: Browser, times: number): Promise<readonly number[]> {
  const server = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Empty</title>'),
  )
  const url = await listen(server, { port: 0, fallback: false })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const loads: number[] = []
  for (let at = 0; at < times; at += 1) {
    await page.goto(`${url}/?${at}`)
    loads.push(
      await page.evaluate(
        () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
      ),
    )
  }
  await page.close()
  await closeServer(server)
  return loads.toSorted((a, b) => a - b)
}
