import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createConfig, type Limits } from '../../engine/config.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { getExtraction } from '../../engine/store/extractions.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { getText } from '../../engine/store/texts.ts'
import { submit } from '../pipeline/open-test-engine.ts'
import { buildPdf } from '../stages/read/build-pdf.ts'
import { makeFolder } from '../store/open-test-store.ts'

// Each worker that dies is followed by one that has to start.
vi.setConfig({ testTimeout: 300_000 })

const WORKER = fileURLToPath(new URL('dying-worker.ts', import.meta.url))

test('a worker that dies once in the middle costs no page that was recognized before', async () => {
  const { engine, end } = await read('die-once-at-3.pdf')
  expect(end).toMatchObject({ status: 'completed', numberOfPages: 5 })
  expect(readLog(engine)).toEqual([1, 2, 3, 3, 4, 5])
  expect(getText(engine.database, end!.id)?.plainText).toMatch(/Seite1[^]*Seite2[^]*Seite3[^]*Seite4[^]*Seite5/)
  expect(findUnread(engine, end!.id)).toEqual([])
  expect(existsSync(join(engine.config.dataFolder, 'recognized', String(end!.id)))).toBe(false)
})

test('a document that always brings its worker down keeps the pages before, and says which are missing', async () => {
  const { engine, end } = await read('die-at-4.pdf')
  expect(end).toMatchObject({ status: 'completed', numberOfPages: 5 })
  expect(readLog(engine)).toEqual([1, 2, 3, 4, 4])
  const { plainText } = getText(engine.database, end!.id)!
  expect(plainText).toMatch(/Seite1[^]*Seite2[^]*Seite3/)
  expect(plainText).not.toContain('Seite4')
  expect(findUnread(engine, end!.id)).toEqual([
    'Reading came to its limit before pages 4-5: what stands there is missing. Split the document and send those pages again.',
  ])
})

test('so does one that ends at a limit of time', async () => {
  const { engine, end } = await read('hang-at-5.pdf', { stallLimit: 2000 })
  expect(end).toMatchObject({ status: 'completed' })
  expect(readLog(engine)).toEqual([1, 2, 3, 4, 5])
  expect(findUnread(engine, end!.id)).toEqual([expect.stringContaining('before page 5:')])
})

test('one of which nothing was recognized ends in its error', async () => {
  const { engine, end } = await read('die-at-1.pdf')
  expect(end).toMatchObject({ status: 'error' })
  expect(latestRun(engine.database, end!.id)).toMatchObject({ errorCode: 'worker_crashed' })
})

test('an app that ends in the middle goes on with the page at which it was', async () => {
  const first = makeDyingEngine(makeFolder())
  const { dataFolder } = first.config
  await first.start({ listen: false })
  const { id } = await submit(first, 'hang-once-at-3.pdf', { content: await makeScan(5) })
  await expect.poll(() => readLog(first), { timeout: 50_000 }).toEqual([1, 2, 3])
  await first.stop({ abandon: true })
  const second = makeDyingEngine(dataFolder)
  await second.start({ listen: false })
  expect(await second.whenDone(id)).toMatchObject({ status: 'completed' })
  expect(readLog(second)).toEqual([1, 2, 3, 3, 4, 5])
})

async function read(filename: string, limits: Partial<Limits> = {}) {
  const engine = makeDyingEngine(makeFolder(), limits)
  await engine.start({ listen: false })
  const { id } = await submit(engine, filename, { content: await makeScan(5) })
  return { engine, end: await engine.whenDone(id) }
}

function makeDyingEngine(dataFolder: string, limits: Partial<Limits> = {}): Engine {
  const config = createConfig({ dataFolder, durable: false, jobs: 1, logLevel: 'silent', limits }, {})
  const engine = createEngine(config, { workerEntry: WORKER })
  onTestFinished(() => engine.stop({ abandon: true }))
  return engine
}

/** Pages that are pictures of words. */
async function makeScan(pages: number): Promise<Buffer> {
  const line = (y: number): string => `<text x="120" y="${y}" font-size="60">Lieferschein Nummer 4711</text>`
  const lines = [240, 480, 720, 960, 1200].map(line).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="1240" height="1754" fill="white"/>${lines}</svg>`
  const picture = await sharp(Buffer.from(svg)).png().toBuffer()
  return buildPdf((pdf) => {
    for (let page = 1; page <= pages; page += 1) {
      if (page > 1) pdf.addPage()
      pdf.image(picture, 0, 0, { width: 595, height: 842 })
    }
  })
}

/** The pages in the order in which they were recognized. */
function readLog({ config }: Engine): readonly number[] {
  const log = join(config.dataFolder, 'read.log')
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split(' ').map(Number) : []
}

function findUnread(engine: Engine, id: number): readonly string[] {
  const findings = getExtraction(engine.database, id)?.findings ?? []
  return findings.filter(({ code }) => code === 'pages_unread').map(({ message }) => message)
}
