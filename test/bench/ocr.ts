import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Raster } from '../../engine/domain/content.ts'
import { createRecognizer, type Recognizer } from '../../engine/stages/ocr/create-recognizer.ts'
import { drawPage } from '../stages/ocr/draw-page.ts'

export interface OcrBench {
  /** Our time over native Tesseract's on one thread, both without starting up. */
  readonly ratio: number
  /** The same with native Tesseract's own choice of threads. */
  readonly ratioDefaultThreads: number
  /** Native time with its start on every page, as one calls it by hand. */
  readonly ratioWithStart: number
  readonly pages: number
  readonly pagesPerSecond: number
  /** Seconds per page. */
  readonly seconds: number
  readonly nativeSeconds: number
  readonly nativeDefaultSeconds: number
  /** Seconds that native Tesseract takes to start and load its data. */
  readonly nativeStartSeconds: number
  readonly startSeconds: number
  /** Of this process, which recognizes and draws. */
  readonly peakRssMiB: number
  /** Where the pages come from. */
  readonly source: 'corpus' | 'drawn'
}

const DOTS_PER_INCH = 200
const LANGUAGES = ['deu', 'eng'] as const
const require = createRequire(import.meta.url)
const run = promisify(execFile)

/**
 * Recognizes scanned pages here and with native Tesseract, page by page in turn, on the same pictures and data.
 * Rejects when there is no native Tesseract.
 * @param corpus folder with the set `einvoice-scan`; without it the figures are those of one drawn page
 */
export async function benchOcr(corpus: string, pageLimit = 12): Promise<OcrBench> {
  const folder = await mkdtemp(join(tmpdir(), 'docket-bench-'))
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  const started = performance.now()
  const recognizer = await createRecognizer()
  const startSeconds = (performance.now() - started) / 1000
  try {
    await writeData(folder)
    const scans = join(corpus, 'einvoice-scan')
    const source = existsSync(scans) ? 'corpus' : 'drawn'
    if (source === 'drawn') {
      process.stderr.write(`\n*** NO SCANS AT ${scans}: ONE DRAWN PAGE IS TIMED INSTEAD, WHICH SAYS LITTLE ***\n\n`)
    }
    const pages = source === 'corpus' ? await drawScans(scans, pageLimit) : [(await drawPage(DOTS_PER_INCH)).raster]
    const times = await timePages(recognizer, pages, folder)
    return { ...times, startSeconds, source, peakRssMiB: process.resourceUsage().maxRSS / 1024 }
  } finally {
    await recognizer.close()
    sharp.concurrency(threads)
    await rm(folder, { recursive: true })
  }
}

type Times = Omit<OcrBench, 'startSeconds' | 'source' | 'peakRssMiB'>

async function timePages(recognizer: Recognizer, pages: readonly Raster[], folder: string): Promise<Times> {
  const blank: Raster = { data: new Uint8Array(64 * 64).fill(255), width: 64, height: 64, channels: 1 }
  const nativeStart = Math.min(...(await repeat(3, () => timeNative(blank, folder, 1))))
  await timeOurs(recognizer, pages[0]!)
  const sums = { ours: 0, native: 0, nativeDefault: 0 }
  for (const page of pages) {
    sums.ours += await timeOurs(recognizer, page)
    sums.native += await timeNative(page, folder, 1)
    sums.nativeDefault += await timeNative(page, folder, null)
  }
  const start = nativeStart * pages.length
  return {
    ratio: sums.ours / (sums.native - start),
    ratioDefaultThreads: sums.ours / (sums.nativeDefault - start),
    ratioWithStart: sums.ours / sums.native,
    pages: pages.length,
    pagesPerSecond: pages.length / sums.ours,
    seconds: sums.ours / pages.length,
    nativeSeconds: (sums.native - start) / pages.length,
    nativeDefaultSeconds: (sums.nativeDefault - start) / pages.length,
    nativeStartSeconds: nativeStart,
  }
}

async function timeOurs(recognizer: Recognizer, raster: Raster): Promise<number> {
  const scale = 72 / DOTS_PER_INCH
  const size = { number: 1, width: raster.width * scale, height: raster.height * scale }
  const started = performance.now()
  await recognizer.recognize(raster, size, { locale: null })
  return (performance.now() - started) / 1000
}

/** Words with boxes and confidence (tsv), as we give them. */
async function timeNative(raster: Raster, folder: string, threads: number | null): Promise<number> {
  const picture = join(folder, 'page.pgm')
  const header = Buffer.from(`P5\n${raster.width} ${raster.height}\n255\n`, 'latin1')
  await writeFile(picture, Buffer.concat([header, raster.data]))
  const limit = threads === null ? {} : { OMP_THREAD_LIMIT: String(threads) }
  const options = ['--tessdata-dir', folder, '-l', LANGUAGES.join('+'), '--dpi', String(DOTS_PER_INCH), 'tsv']
  const started = performance.now()
  await run('tesseract', [picture, '-', ...options], { env: { ...process.env, ...limit }, maxBuffer: 64 << 20 })
  return (performance.now() - started) / 1000
}

async function writeData(folder: string): Promise<void> {
  for (const language of LANGUAGES) {
    const packed = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`)
    await writeFile(join(folder, `${language}.traineddata`), gunzipSync(await readFile(packed)))
  }
  // Native Tesseract looks for its output formats beside its data.
  await writeFile(join(folder, 'tsv'), 'tessedit_create_tsv 1\n')
}

/** First pages of the scans, as many documents as pages. */
async function drawScans(scans: string, limit: number): Promise<readonly Raster[]> {
  const names = (await readdir(scans)).filter((name) => name.endsWith('.pdf')).toSorted()
  const step = Math.max(1, Math.floor(names.length / limit))
  const chosen = names.filter((_name, index) => index % step === 0).slice(0, limit)
  const library = await PDFiumLibrary.init()
  try {
    const pages: Raster[] = []
    for (const name of chosen) {
      const document = await library.loadDocument(await readFile(join(scans, name)))
      const drawn = await document
        .getPage(0)
        .render({ scale: DOTS_PER_INCH / 72, colorSpace: 'Gray', render: 'bitmap' })
      pages.push({ data: drawn.data, width: drawn.width, height: drawn.height, channels: 1 })
      document.destroy()
    }
    return pages
  } finally {
    library.destroy()
  }
}

async function repeat(times: number, task: () => Promise<number>): Promise<readonly number[]> {
  const results: number[] = []
  for (let index = 0; index < times; index += 1) results.push(await task())
  return results
}
