import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createConfig } from '../../engine/config.ts'
import type { Answer, ProcessingLimits, ProcessingProgress, ProcessingTask } from '../../engine/domain/outcome.ts'
import { askWorker } from '../../engine/pipeline/ask-worker.ts'
import { processDocument } from '../../engine/pipeline/process-document.ts'
import type { ProcessingTools } from '../../engine/pipeline/processing-tools.ts'
import { findDocument } from '../../engine/store/documents.ts'
import { createPool } from '../../engine/workers/pool.ts'
import { forkWorker } from '../../engine/workers/fork-worker.ts'
import { createRecognizer } from '../../engine/stages/ocr/create-recognizer.ts'
import { buildPdf } from '../stages/read/build-pdf.ts'
import { makeFolder } from '../store/open-test-store.ts'
import { makeEngine, submit } from './open-test-engine.ts'
import { MOODY_WORKER } from './moody-worker-path.ts'

const INVOICE = join(import.meta.dirname, '../fixtures/samples/invoice-german.pdf')
const BROKEN: Partial<ProcessingTools> = { recognizer: () => Promise.reject(new Error('no recognizer')) }

describe('what cannot be written costs itself:', () => {
  test('a preview', async () => {
    const { outcome, bugs } = await processFile(readFileSync(INVOICE), { inTheWay: 'page-1.png' })
    const { previews, thumbnail, fields, findings, text, failures } = completed(outcome)
    expect(previews).toEqual([])
    expect(thumbnail).toMatchObject({ filename: 'thumbnail.png' })
    expect(fields['gross_amount']?.value).toBe('930.91')
    expect(text).toContain('Nordlicht')
    expect(findings).toContainEqual({
      stage: 'rendering',
      code: 'preview_failed',
      message: 'Page 1 could not be drawn: open the original to see it.',
      fields: [],
      page: 1,
    })
    expect(failures).toMatchObject([{ stage: 'rendering', part: 'renderPage', page: 1 }])
    expect(bugs).toHaveLength(1)
  })

  test('the thumbnail', async () => {
    const { outcome } = await processFile(readFileSync(INVOICE), { inTheWay: 'thumbnail.png' })
    expect(completed(outcome)).toMatchObject({ thumbnail: null, previews: [{ filename: 'page-1.png' }] })
  })
})

describe('a page that cannot be read', () => {
  test('costs itself: the other pages give the fields, and a finding names it', async () => {
    const { outcome } = await processFile(await drawLetterWithScan(), {}, BROKEN)
    const { pageCount, plainText, findings, previews, fields } = completed(outcome)
    expect([pageCount, previews.length]).toEqual([2, 2])
    expect(plainText).toContain('4711')
    expect(Object.keys(fields)).toContain('document_number')
    expect(findings).toContainEqual({
      stage: 'recognizing',
      code: 'page_given_up',
      message: 'Page 2 could not be read: scan it again, or fill in what it says.',
      fields: [],
      page: 2,
    })
  })

  test('says what to do where that is known', async () => {
    const { outcome } = await processFile(await drawLetterWithScan(), { limits: { maxPixels: 2_300_000 } })
    const given = completed(outcome).findings.find(({ code }) => code === 'page_given_up')
    expect(given).toMatchObject({ page: 2, message: expect.stringContaining('Scan it at a lower resolution.') })
  })

  test('fails the document when it has no other', async () => {
    const picture = await drawWords()
    expect((await processFile(picture, {}, BROKEN, 'scan.png')).outcome).toMatchObject({
      status: 'error',
      stage: 'recognizing',
      code: 'internal',
    })
    const tooLarge = await processFile(picture, { limits: { maxPixels: 1000 } }, {}, 'scan.png')
    expect(tooLarge.outcome).toMatchObject({ status: 'error', code: 'page_too_large' })
  })
})

test('the log says which part of which document failed, and where, and nothing of what the document says', async () => {
  const engine = makeEngine()
  const { id } = await submit(engine, 'clumsy.pdf')
  const lines: string[] = []
  const log = pino(
    { level: 'warn' },
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString())
        done()
      },
    }),
  )
  const { config, database } = engine
  const limits = { stallLimit: 60_000, timeLimit: 60_000, memoryBytes: 2 ** 30 }
  const pool = createPool<ProcessingTask, ProcessingProgress, Answer>({
    spawn: () => forkWorker(MOODY_WORKER),
    size: 1,
    limits,
  })
  onTestFinished(() => pool.close())
  const outcome = await askWorker(
    { config, database, pool, log },
    findDocument(database, id)!,
    { kind: 'first' },
    { signal: new AbortController().signal, onProgress: () => {} },
  )
  expect(outcome.status).toBe('completed')
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { document: id, stage: 'extracting', part: 'findParties', trace: 'TypeError\n    at findParties (a.ts:1:2)' },
  ])
})

function completed(outcome: Answer): Extract<Answer, { status: 'completed' }> {
  if (outcome.status !== 'completed') throw new Error(JSON.stringify(outcome))
  return outcome
}

/** @param inTheWay a folder of that name stands where a picture is to be written */
async function processFile(
  content: Uint8Array,
  { inTheWay = null, limits = {} }: { inTheWay?: string | null; limits?: Partial<ProcessingLimits> },
  tools: Partial<ProcessingTools> = {},
  filename = 'file.pdf',
): Promise<{ outcome: Answer; bugs: readonly unknown[] }> {
  const folder = makeFolder()
  const outputFolder = makeFolder()
  const path = join(folder, 'original')
  writeFileSync(path, content)
  if (inTheWay !== null) mkdirSync(join(outputFolder, inTheWay))
  const hints = {
    locale: null,
    customTypes: [],
    typeExamples: [],
    type: null,
    additionalText: null,
    ownNames: [],
    extract: true,
  }
  const standard = createConfig({}, {}).limits
  const bugs: unknown[] = []
  const outcome = await processDocument(
    { path, filename, hints, outputFolder, limits: { ...standard, ...limits } },
    { recognizer: createRecognizer, report: () => {}, onBug: (bug) => bugs.push(bug), ...tools },
  )
  return { outcome, bugs }
}

/** A page of text, and one that is a picture of 300 dots an inch. */
async function drawLetterWithScan(): Promise<Buffer> {
  const picture = await drawWords()
  return buildPdf((draft) => {
    draft.text('Rechnung Nummer 4711', 60, 60)
    draft.addPage().image(picture, 0, 0, { width: 595 })
  })
}

async function drawWords(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2480" height="3508"><rect width="2480" height="3508" fill="white"/>
    <text x="120" y="300" font-family="sans-serif" font-size="72">Lieferschein</text></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
