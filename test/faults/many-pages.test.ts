import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createConfig, type ConfigOverrides } from '../../engine/config.ts'
import type { ProcessingProgress } from '../../engine/domain/outcome.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { getExtraction } from '../../engine/store/extractions.ts'
import { picturePath } from '../../engine/store/pictures.ts'
import { listPreviews } from '../../engine/store/previews.ts'
import { SERVICE } from '../../engine/domain/audit.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { getText } from '../../engine/store/texts.ts'
import { submit } from '../pipeline/open-test-engine.ts'
import { buildPdf } from '../stages/read/build-pdf.ts'
import { makeFolder } from '../store/open-test-store.ts'

// Each worker that dies is followed by one that has to start.
vi.setConfig({ testTimeout: 300_000 })

const HOUR = 3_600_000
/** Each takes a dozen seconds: in CI one of every kind is enough. */
const longTest = test.runIf(process.env['DOCKET_LONG_FAULTS'])
const WORKER = fileURLToPath(new URL('dying-worker.ts', import.meta.url))

test('a worker that dies once in the middle costs the try of its page alone', async () => {
  const { engine, end } = await read('die-once-at-3.pdf')
  expect(end).toMatchObject({ status: 'completed', numberOfPages: 5 })
  expect(readLog(engine).pages.toSorted(ascending)).toEqual([1, 2, 3, 3, 4, 5])
  expect(getText(engine.database, end!.id)?.plainText).toMatch(/Seite1[^]*Seite2[^]*Seite3[^]*Seite4[^]*Seite5/)
  expect(findUnread(engine, end!.id)).toEqual([])
  expect(existsSync(join(engine.config.dataFolder, 'recognized', String(end!.id)))).toBe(false)
})

test('a page that always brings its worker down is left out, and a finding says which', async () => {
  const { engine, end } = await read('die-at-4.pdf')
  expect(end).toMatchObject({ status: 'completed', numberOfPages: 5 })
  expect(readLog(engine).pages.toSorted(ascending)).toEqual([1, 2, 3, 4, 4, 5])
  const { plainText } = getText(engine.database, end!.id)!
  expect(plainText).toMatch(/Seite1[^]*Seite2[^]*Seite3[^]*Seite5/)
  expect(plainText).not.toContain('Seite4')
  expect(findUnread(engine, end!.id)).toEqual([
    'Reading came to its limit before page 4: what stands there is missing. Split the document and send those pages again.',
  ])
})

longTest('so is one that ends at a limit of time', async () => {
  const { engine, end } = await read('hang-at-5.pdf', { limits: { stallLimit: 2000 } })
  expect(end).toMatchObject({ status: 'completed' })
  expect(readLog(engine).pages).toEqual([1, 2, 3, 4, 5])
  expect(findUnread(engine, end!.id)).toEqual([expect.stringContaining('before page 5:')])
})

longTest('a document whose pages all bring their workers down ends in their error before each was tried', async () => {
  const { engine, end } = await read('die-at-0.pdf')
  expect(end).toMatchObject({ status: 'error', processingStage: 'recognizing' })
  expect(latestRun(engine.database, end!.id)).toMatchObject({ errorCode: 'worker_crashed' })
  expect(readLog(engine).pages).toEqual([1, 2, 3, 4])
})

longTest('pages past the time that a document has stay unread', async () => {
  const { engine, end } = await read('two-hours.pdf', { limits: { timeLimit: 4 * HOUR } })
  expect(end).toMatchObject({ status: 'completed', numberOfPages: 5 })
  expect(readLog(engine).pages).toEqual([1, 2])
  expect(findUnread(engine, end!.id)).toEqual([expect.stringContaining('before pages 3-5:')])
})

test('an app that ends in the middle goes on with the page at which it was', async () => {
  const first = makeDyingEngine(makeFolder())
  const { dataFolder } = first.config
  await first.start({ listen: false })
  const { id } = await submit(first, 'hang-once-at-3.pdf', { content: await makeScan(5) })
  await expect.poll(() => readLog(first).pages).toEqual([1, 2, 3])
  await first.stop({ abandon: true })
  const second = makeDyingEngine(dataFolder)
  await second.start({ listen: false })
  expect(await second.whenDone(id)).toMatchObject({ status: 'completed' })
  expect(readLog(second).pages).toEqual([1, 2, 3, 3, 4, 5])
})

test('pages of one document go to all workers, and come together in order, with their pictures', async () => {
  const { engine, end, told } = await read('meet.pdf', { jobs: 2 })
  expect(end).toMatchObject({ status: 'completed', numberOfPages: 5, thumbnailFilename: 'thumbnail.png' })
  const { pages, processes } = readLog(engine)
  expect(pages.toSorted(ascending)).toEqual([1, 2, 3, 4, 5])
  expect(new Set(processes).size).toBe(2)
  expect(getText(engine.database, end!.id)?.plainText.split('\f')).toEqual(
    [1, 2, 3, 4, 5].map((page) => `Seite${page}`),
  )
  const previews = listPreviews(engine.database, end!.id)
  expect(previews.map(({ filename }) => filename)).toEqual([1, 2, 3, 4, 5].map((page) => `page-${page}.png`))
  for (const { filename } of previews)
    expect(existsSync(picturePath(engine.config.dataFolder, end!.id, filename))).toBe(true)
  const done = told.filter(({ stage }) => stage === 'recognizing').map(({ pagesDone }) => pagesDone)
  expect([done[0], done.at(-1), done]).toEqual([0, 5, done.toSorted((a, b) => a! - b!)])
  expect([...new Set(told.map(({ stage }) => stage))]).toEqual([
    'scanning',
    'reading',
    'recognizing',
    'classifying',
    'extracting',
    'validating',
  ])
})

test('a long scan does not hold the queue: what comes later and is shorter passes it', async () => {
  const engine = makeDyingEngine(makeFolder())
  const done: number[] = []
  engine.events.on('done', (id) => done.push(id))
  await engine.start({ listen: false })
  const long = await submit(engine, 'wait-at-2.pdf', { content: await makeScan(8) })
  await expect.poll(() => readLog(engine).pages).toEqual([1, 2])
  const short = await submit(engine, 'letter.txt', { content: 'Sehr geehrte Damen und Herren', fileFormat: 'txt' })
  const pair = await submit(engine, 'scan.pdf', { content: await makeScan(2) })
  await new Promise((turn) => setImmediate(() => setImmediate(turn)))
  writeFileSync(join(engine.config.dataFolder, 'go'), '')
  await Promise.all([long, short, pair].map(({ id }) => engine.whenDone(id)))
  expect(done).toEqual([short.id, pair.id, long.id])
})

test('deleting a document of which several pages are being read ends the work on all of them', async () => {
  const engine = makeDyingEngine(makeFolder(), { jobs: 2 })
  await engine.start({ listen: false })
  const { id } = await submit(engine, 'hang-at-0.pdf', { content: await makeScan(5) })
  await expect.poll(() => readLog(engine).pages.length).toBe(2)
  const ended = engine.whenDone(id)
  engine.intake.remove(id, SERVICE)
  expect(await ended).toBeNull()
  expect(existsSync(join(engine.config.dataFolder, 'recognized', String(id)))).toBe(false)
  const next = await submit(engine, 'letter.txt', { content: 'Sehr geehrte Damen und Herren', fileFormat: 'txt' })
  expect(await engine.whenDone(next.id)).toMatchObject({ status: 'completed' })
  expect(readLog(engine).pages).toHaveLength(2)
})

const ascending = (a: number, b: number): number => a - b

async function read(filename: string, overrides: ConfigOverrides = {}) {
  const engine = makeDyingEngine(makeFolder(), overrides)
  const told: ProcessingProgress[] = []
  engine.events.on('progress', (_id, progress) => told.push(progress))
  await engine.start({ listen: false })
  const { id } = await submit(engine, filename, { content: await makeScan(5) })
  return { engine, told, end: await engine.whenDone(id) }
}

function makeDyingEngine(dataFolder: string, overrides: ConfigOverrides = {}): Engine {
  const config = createConfig({ dataFolder, durable: false, jobs: 1, logLevel: 'silent', ...overrides }, {})
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

/** The pages in the order in which they were recognized, and the processes that did it. */
function readLog({ config }: Engine): { readonly pages: readonly number[]; readonly processes: readonly string[] } {
  const log = join(config.dataFolder, 'read.log')
  const entries = existsSync(log) ? readFileSync(log, 'utf8').trim().split(' ') : []
  return {
    pages: entries.map((entry) => Number.parseInt(entry, 10)),
    processes: entries.map((entry) => entry.split(':')[1]!),
  }
}

function findUnread(engine: Engine, id: number): readonly string[] {
  const findings = getExtraction(engine.database, id)?.findings ?? []
  return findings.filter(({ code }) => code === 'pages_unread').map(({ message }) => message)
}
