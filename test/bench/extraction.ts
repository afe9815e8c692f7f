import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '../../engine/domain/page.ts'
import { toPage } from '../../engine/pipeline/recognize-page.ts'
import { chooseFields } from '../../engine/stages/choose/choose-fields.ts'
import { classifyDocument } from '../../engine/stages/classify/classify-document.ts'
import { findCandidates } from '../../engine/stages/find/find-candidates.ts'
import { readDocument } from '../../engine/stages/read/read-document.ts'
import { scanFile } from '../../engine/stages/scan/scan-file.ts'
import { validateFields } from '../../engine/stages/validate/validate-fields.ts'
import { makePapers } from '../fixtures/builders/papers/make-papers.ts'
import { makeFullPages } from './full-pages/make-full-pages.ts'

/** Milliseconds for each page and round, ascending. */
export interface ExtractionBench {
  readonly pages: number
  /** Fewest and most on a page. */
  readonly words: readonly [number, number]
  readonly ours: readonly number[]
  readonly poppler: readonly number[]
  /** For sheets of four such pages side by side, milliseconds for a quarter of the sheet: what grows faster than the words shows. */
  readonly sheets: readonly number[]
  /** Bytes on the heap after a tenth of the documents and after all of them, rubbish collected; null without --expose-gc. */
  readonly memory: { readonly documents: number; readonly early: number; readonly late: number } | null
}

const LIMITS = { maxPages: 1000, maxPixels: 100_000_000, previewPages: 0 }
const WORDS = 500
/** Pages of each kind, measured rounds after those that only warm up. */
const [EACH, WARM_UP, ROUNDS] = [3, 2, 5]

/**
 * Words to fields on made-up pages of all types with 500 words (a tenth more or less, nothing is scaled), and
 * `pdftotext -bbox` on the same pages in turn; memory over made-up papers of any length.
 */
export async function benchExtraction(options: {
  readonly papers: number
  readonly documents: number
}): Promise<ExtractionBench> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-extraction-'))
  try {
    const pages = await makeFullPages(folder, { words: WORDS, rounds: EACH })
    for (let round = 0; round < WARM_UP; round += 1) pages.forEach(({ page }) => extract(structuredClone(page)))
    const [ours, poppler]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { page, path } of pages) {
        // A fresh copy, as each document brings its own words.
        const fresh = structuredClone(page)
        ours.push(time(() => extract(fresh)))
        poppler.push(time(() => spawnSync('pdftotext', ['-q', '-bbox', path, join(folder, 'words.html')])))
      }
    }
    const counts = pages.map(({ page }) => page.words.length)
    const sort = (times: readonly number[]): readonly number[] => times.toSorted((a, b) => a - b)
    return {
      pages: pages.length,
      words: [Math.min(...counts), Math.max(...counts)],
      ours: sort(ours),
      poppler: sort(poppler),
      sheets: sort(timeSheets(pages.map(({ page }) => page))),
      memory: measureGrowth(await drawPapers(folder, options.papers), options.documents),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function drawPapers(folder: string, count: number): Promise<readonly Page[]> {
  const pages: Page[] = []
  for await (const { name, pdf } of makePapers({ count, seed: 5 })) {
    const path = join(folder, `${name}.pdf`)
    writeFileSync(path, pdf)
    const content = await readDocument(await scanFile(path, `${name}.pdf`), LIMITS)
    pages.push(...content.pages.slice(0, 1).map(toPage))
    await content.close()
  }
  return pages
}

function extract(page: Page): void {
  const { type, probability } = classifyDocument([page], [])
  const candidates = findCandidates([page], type, { locale: null, codes: [], additionalText: null })
  validateFields(chooseFields(candidates, type, probability, { pages: [page] }), type)
}

/** Each page with the three that follow it, as one sheet. */
function timeSheets(pages: readonly Page[]): readonly number[] {
  return pages.map((page, index) => {
    const sheet = joinPages([page, ...[1, 2, 3].map((step) => pages[(index + step) % pages.length]!)])
    return time(() => extract(sheet)) / 4
  })
}

/** Four pages as the quarters of one that is twice as wide and high. */
function joinPages(quarters: readonly Page[]): Page {
  const [width, height] = [quarters[0]!.width, quarters[0]!.height]
  const words = quarters.flatMap((page, quarter) => {
    const [right, down] = [width * (quarter % 2), height * Math.floor(quarter / 2)]
    return page.words.map((word) => {
      const [left, top, end, bottom] = word.box
      const box = [left + right, top + down, end + right, bottom + down] as const
      return { ...word, box }
    })
  })
  return { number: 1, width: 2 * width, height: 2 * height, words, origin: 'text' }
}

function time(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

function measureGrowth(pages: readonly Page[], documents: number): ExtractionBench['memory'] {
  const { gc } = globalThis
  if (gc === undefined) return null
  const heap = (): number => {
    gc()
    return process.memoryUsage().heapUsed
  }
  let early = 0
  for (let index = 0; index < documents; index += 1) {
    extract(structuredClone(pages[index % pages.length]!))
    if (index === Math.floor(documents / 10)) early = heap()
  }
  return { documents, early, late: heap() }
}
