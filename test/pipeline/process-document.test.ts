import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ConfigOverrides } from '../../engine/config.ts'
import type { Engine } from '../../engine/index.ts'
import type { Submission } from '../../engine/pipeline/intake.ts'
import type { StoredDocument } from '../../engine/store/documents.ts'
import { getExtraction } from '../../engine/store/extractions.ts'
import { picturePath } from '../../engine/store/pictures.ts'
import { listPreviews } from '../../engine/store/previews.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { getText } from '../../engine/store/texts.ts'
import { buildPdf } from '../stages/read/build-pdf.ts'
import { makeEngine, submit } from './open-test-engine.ts'

const SAMPLES = join(import.meta.dirname, '../fixtures/samples')

test('a text PDF gives text, fields, a thumbnail and a preview, and its payment code is a candidate', async () => {
  const { engine, document } = await processSample('invoice-german.pdf')
  expect(document).toMatchObject({ status: 'completed', fileFormat: 'pdf', numberOfPages: 1, isEInvoice: false })
  expect(getText(engine.database, document.id)?.text).toContain('| Pos. | Art.-Nr. | Bezeichnung |')
  const { type, fields } = getExtraction(engine.database, document.id)!
  expect(type).toBe('invoice')
  expect(fields['gross_amount']?.value).toBe('930.91')
  const sources = Object.values(fields).flatMap(({ candidates }) => candidates.map(({ source }) => source))
  expect(sources).toContain('qr')
  expect(await measure(engine, document, document.thumbnailFilename!)).toMatchObject({ width: 320 })
  expect(await measure(engine, document, 'page-1.png')).toMatchObject({ height: expect.toBeOneOf([1754, 1755]) })
  expect(Object.keys(latestRun(engine.database, document.id)!.timings!)).toEqual([
    'scanning',
    'reading',
    'rendering',
    'recognizing',
    'classifying',
    'extracting',
    'validating',
  ])
})

test('an e-invoice takes its fields from its own data', async () => {
  const { engine, document } = await processSample('zugferd.pdf')
  expect(document).toMatchObject({ status: 'completed', isEInvoice: true })
  const { fields } = getExtraction(engine.database, document.id)!
  expect(fields['document_number']?.candidates[0]).toMatchObject({ value: 'RE-2026-00502', source: 'xml' })
  expect(latestRun(engine.database, document.id)!.timings).not.toHaveProperty('classifying')
})

test('a page that was scanned upside down is read, and its preview stands upright', async () => {
  const { engine, document } = await processSample('scan-upside-down.pdf')
  expect(getText(engine.database, document.id)?.plainText).toContain('Pelican Quay Design Ltd')
  const preview = picturePath(engine.config.dataFolder, document.id, 'page-1.png')
  const [top, bottom] = await Promise.all([readInk(preview, 'top'), readInk(preview, 'bottom')])
  expect(top).toBeGreaterThan(bottom)
})

test('without extraction a document is read and drawn, and nothing is looked for', async () => {
  const { engine, document } = await processSample('invoice-english.pdf', { aiProcessing: false })
  expect(document.status).toBe('completed')
  expect(getText(engine.database, document.id)?.plainText).toContain('Pelican Quay')
  expect(getExtraction(engine.database, document.id)).toBeNull()
})

test('only the first pages get a preview', async () => {
  const pdf = await buildPdf((draft) => {
    for (const page of [1, 2, 3]) {
      if (page > 1) draft.addPage()
      draft.text(`page ${page}`, 60, 60)
    }
  })
  const { engine, document } = await process('three.pdf', pdf, {}, { limits: { previewPages: 2 } })
  expect(document).toMatchObject({ status: 'completed', numberOfPages: 3 })
  expect(listPreviews(engine.database, document.id).map(({ filename }) => filename)).toEqual([
    'page-1.png',
    'page-2.png',
  ])
  expect(getText(engine.database, document.id)?.plainText.split('\f')).toEqual(['page 1', 'page 2', 'page 3'])
})

test('words beside a picture of words are both read', async () => {
  const picture = await drawWords('Lieferschein Nummer 4711')
  const pdf = await buildPdf((draft) => {
    draft.text('Anschreiben der Spedition', 60, 60)
    draft.image(picture, 40, 200, { width: 500 })
  })
  const { engine, document } = await process('mixed.pdf', pdf)
  const text = getText(engine.database, document.id)?.plainText
  expect(text).toContain('Anschreiben der Spedition')
  expect(text).toContain('4711')
})

test.for([
  ['damaged.pdf', 'error', 'unreadable_file'],
  ['locked.pdf', 'blocked', 'password_required'],
] as const)('%s ends as %s with %s', async ([name, status, code]) => {
  const { engine, document } = await processSample(name)
  expect(document.status).toBe(status)
  expect(latestRun(engine.database, document.id)).toMatchObject({ status, errorCode: code })
})

async function processSample(name: string, changes: Partial<Submission> = {}) {
  return process(name, readFileSync(join(SAMPLES, name)), changes)
}

async function process(
  filename: string,
  content: Uint8Array,
  changes: Partial<Submission> = {},
  overrides: ConfigOverrides = {},
): Promise<{ engine: Engine; document: StoredDocument }> {
  const engine = makeEngine(overrides, { realWorker: true })
  await engine.start({ listen: false })
  const { id } = await submit(engine, filename, { content, ...changes })
  return { engine, document: (await engine.whenDone(id))! }
}

async function measure(engine: Engine, document: StoredDocument, filename: string) {
  return sharp(picturePath(engine.config.dataFolder, document.id, filename)).metadata()
}

/** How dark the upper or lower third of a picture is: a letter has its head and its table above. */
async function readInk(path: string, part: 'top' | 'bottom'): Promise<number> {
  const { width, height } = await sharp(path).metadata()
  const third = Math.floor(height / 3)
  const pixels = await sharp(path)
    .extract({ left: 0, top: part === 'top' ? 0 : height - third, width, height: third })
    .greyscale()
    .raw()
    .toBuffer()
  return pixels.filter((level) => level < 128).length
}

async function drawWords(text: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1400"><rect width="1600" height="1400" fill="white"/>
    <text x="120" y="300" font-family="sans-serif" font-size="72">${text}</text></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
