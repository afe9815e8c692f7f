import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createConfig } from '../../engine/config.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { latestRun } from '../../engine/store/runs.ts'
import { submitFile } from '../pipeline/submit-file.ts'
import { measurePeaks } from './measure-memory.ts'
import { countTextPages, timePoppler } from './peer-tools.ts'

export interface TextFigures {
  readonly set: string
  readonly documents: number
  readonly pages: number
  /** Milliseconds. */
  readonly popplerTime: number
  readonly docketTime: number
  /** Docket's time by poppler's, of each document. */
  readonly ratios: readonly number[]
  /** Documents that did not complete. */
  readonly failed: number
  /** Documents in which Docket held a page for a picture in spite of its text, and read it by OCR. */
  readonly recognized: number
}

export interface TextBench {
  readonly sets: readonly TextFigures[]
  /** Milliseconds until the first document was done, which is not counted elsewhere. */
  readonly startTime: number
  /** Bytes; null where it cannot be told. */
  readonly peaks: { readonly host: number; readonly workers: number } | null
}

/**
 * The whole pipeline (text, fields, thumbnail, previews, database) with one worker against poppler's pair, file by file
 * in turn, so that a busy moment of the machine meets both.
 * @param limit PDFs of a set at most
 */
export async function benchTextPdfs(
  corpus: string,
  { sets, limit, warmUp }: { readonly sets: readonly string[]; readonly limit: number; readonly warmUp: string },
): Promise<TextBench> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'docket-bench-'))
  const engine = createEngine(createConfig({ dataFolder, jobs: 1, logLevel: 'error' }))
  try {
    const begun = performance.now()
    await engine.start({ listen: false })
    await processFile(engine, warmUp)
    const startTime = performance.now() - begun
    const figures: TextFigures[] = []
    for (const set of sets) figures.push(await benchSet(engine, set, listPdfs(join(corpus, set)).slice(0, limit)))
    return { sets: figures, startTime, peaks: measurePeaks() }
  } finally {
    await engine.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

function listPdfs(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith('.pdf'))
  return names.toSorted().map((name) => join(folder, name))
}

async function benchSet(engine: Engine, set: string, files: readonly string[]): Promise<TextFigures> {
  const figures = { set, documents: 0, pages: 0, popplerTime: 0, docketTime: 0, failed: 0, recognized: 0 }
  const ratios: number[] = []
  for (const file of files) {
    const pages = countTextPages(file)
    if (pages === null) continue
    figures.documents += 1
    figures.pages += pages
    const popplerTime = timePoppler(file)
    const begun = performance.now()
    const { completed, recognized } = await processFile(engine, file)
    const docketTime = performance.now() - begun
    figures.popplerTime += popplerTime
    figures.docketTime += docketTime
    ratios.push(docketTime / popplerTime)
    if (!completed) figures.failed += 1
    if (recognized) figures.recognized += 1
  }
  return { ...figures, ratios }
}

/** A recognizing stage that took this long (milliseconds) had a page to read. */
const RECOGNITION = 100

async function processFile(engine: Engine, file: string): Promise<{ completed: boolean; recognized: boolean }> {
  const { id } = await submitFile(engine, basename(file), createReadStream(file), { origin: 'app' })
  const document = await engine.whenDone(id)
  const timings = latestRun(engine.database, id)?.timings
  return { completed: document?.status === 'completed', recognized: (timings?.recognizing ?? 0) > RECOGNITION }
}

/** What several sets come to together. */
export function addFigures(sum: TextFigures, set: TextFigures): TextFigures {
  return {
    set: 'all',
    documents: sum.documents + set.documents,
    pages: sum.pages + set.pages,
    popplerTime: sum.popplerTime + set.popplerTime,
    docketTime: sum.docketTime + set.docketTime,
    failed: sum.failed + set.failed,
    ratios: [...sum.ratios, ...set.ratios],
    recognized: sum.recognized + set.recognized,
  }
}
