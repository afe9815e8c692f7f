import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { createConfig } from '../../engine/config.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { submitFile } from '../pipeline/submit-file.ts'
import { buildPdf } from '../stages/read/build-pdf.ts'
import { listWorkerPeaks } from './measure-memory.ts'

export interface PagesBench {
  readonly pages: number
  /** Seconds by the clock for the whole scan with one worker and with two. */
  readonly one: number
  readonly two: number
  /** Share of one worker's time that is no recognition, and so is spent once however many workers there are. */
  readonly alone: number
  /** Highest resident bytes of each worker that read pages; empty where Linux does not tell. */
  readonly peaks: readonly number[]
}

const DOTS_PER_INCH = 300
const SAMPLES = ['invoice-german', 'invoice-english', 'zugferd', 'credit-note']

/** Reads one scan (A4, 300 dots an inch) with one worker and with two, whose recognizers are warm. */
export async function benchPages(samples: string, pages: number): Promise<PagesBench> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-pages-'))
  try {
    const scan = join(folder, 'scan.pdf')
    const [pictures, warmUp] = [await drawScans(samples), join(folder, 'warm-up.pdf')]
    writeFileSync(scan, await bindPages(pictures, pages))
    // A page for each of two workers.
    writeFileSync(warmUp, await bindPages(pictures, 2))
    const one = await timeScan(join(folder, 'one'), 1, { warmUp, scan })
    const two = await timeScan(join(folder, 'two'), 2, { warmUp, scan })
    return { pages, one: one.seconds, two: two.seconds, alone: one.alone, peaks: [...one.peaks, ...two.peaks] }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function timeScan(dataFolder: string, jobs: number, files: { readonly warmUp: string; readonly scan: string }) {
  const engine = createEngine(createConfig({ dataFolder, durable: false, jobs, logLevel: 'error' }, {}))
  await engine.start({ listen: false })
  try {
    await read(engine, files.warmUp)
    const begun = performance.now()
    const id = await read(engine, files.scan)
    const seconds = (performance.now() - begun) / 1000
    const { recognizing = 0 } = latestRun(engine.database, id)?.timings ?? {}
    return { seconds, alone: 1 - recognizing / 1000 / seconds, peaks: listWorkerPeaks() }
  } finally {
    await engine.stop()
  }
}

async function read(engine: Engine, path: string): Promise<number> {
  const { id } = await submitFile(engine, 'scan.pdf', createReadStream(path), { origin: 'app' })
  const document = await engine.whenDone(id)
  if (document?.status !== 'completed') throw new Error(`The scan ended as ${document?.status}.`)
  return id
}

/** The samples' first pages with the grain of a scanner. */
async function drawScans(samples: string): Promise<readonly Buffer[]> {
  const library = await PDFiumLibrary.init()
  try {
    const pictures: Buffer[] = []
    for (const name of SAMPLES) {
      const document = await library.loadDocument(readFileSync(join(samples, `${name}.pdf`)))
      const { data, width, height } = await document
        .getPage(0)
        .render({ scale: DOTS_PER_INCH / 72, colorSpace: 'Gray', render: 'bitmap' })
      document.destroy()
      const grain = await sharp({
        create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 245, sigma: 6 } },
      })
        .greyscale()
        .png({ compressionLevel: 1 })
        .toBuffer()
      const picture = sharp(data, { raw: { width, height, channels: 1 } }).composite([
        { input: grain, blend: 'multiply' },
      ])
      pictures.push(await picture.greyscale().jpeg({ quality: 85 }).toBuffer())
    }
    return pictures
  } finally {
    library.destroy()
  }
}

function bindPages(pictures: readonly Buffer[], pages: number): Promise<Buffer> {
  return buildPdf((pdf) => {
    for (let page = 0; page < pages; page += 1) {
      if (page > 0) pdf.addPage()
      pdf.image(pictures[page % pictures.length]!, 0, 0, { width: 595 })
    }
  })
}
