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

/** Milliseconds for a page of 500 words, one for each measured page: the best of several rounds, ascending. */
export interface ExtractionBench {
  readonly pages: number
  readonly ours: readonly number[]
  readonly poppler: readonly number[]
  /** Bytes on the heap after a tenth of the documents and after all of them, rubbish collected; null without --expose-gc. */
  readonly memory: { readonly documents: number; readonly early: number; readonly late: number } | null
}

const LIMITS = { maxPages: 1000, maxPixels: 100_000_000, previewPages: 0 }
const WORDS = 500
/** Shorter pages say little about long ones. */
const LEAST_WORDS = 150
const ROUNDS = 5

/** Words to fields on made-up papers of one page, of all types, and `pdftotext -bbox` on the same papers in turn. */
export async function benchExtraction(options: {
  readonly papers: number
  readonly documents: number
}): Promise<ExtractionBench> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-extraction-'))
  try {
    const papers = await drawPapers(folder, options.papers)
    papers.forEach(({ page }) => extract(page))
    const ours = papers.map(() => Number.POSITIVE_INFINITY)
    const poppler = papers.map(() => Number.POSITIVE_INFINITY)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { page, path }] of papers.entries()) {
        const share = WORDS / page.words.length
        const asked = (): unknown => spawnSync('pdftotext', ['-q', '-bbox', path, join(folder, 'words.html')])
        ours[index] = Math.min(ours[index]!, share * time(() => extract(page)))
        poppler[index] = Math.min(poppler[index]!, share * time(asked))
      }
    }
    const pages = papers.map(({ page }) => page)
    const sorted = (times: readonly number[]): readonly number[] => times.toSorted((a, b) => a - b)
    const memory = measureGrowth(pages, options.documents)
    return { pages: pages.length, ours: sorted(ours), poppler: sorted(poppler), memory }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function drawPapers(folder: string, count: number): Promise<readonly { page: Page; path: string }[]> {
  const papers: { page: Page; path: string }[] = []
  for await (const { name, pdf } of makePapers({ count, seed: 5 })) {
    const path = join(folder, `${name}.pdf`)
    writeFileSync(path, pdf)
    const content = await readDocument(await scanFile(path, `${name}.pdf`), LIMITS)
    const [first, ...others] = content.pages
    if (first !== undefined && others.length === 0 && first.words.length >= LEAST_WORDS) {
      papers.push({ page: toPage(first), path })
    }
    await content.close()
  }
  return papers
}

function extract(page: Page): void {
  const { type, probability } = classifyDocument([page], [])
  const candidates = findCandidates([page], type, { locale: null, codes: [], additionalText: null })
  validateFields(chooseFields(candidates, type, probability, { pages: [page] }), type)
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
    // A fresh copy, as each document brings its own words.
    extract(structuredClone(pages[index % pages.length]!))
    if (index === Math.floor(documents / 10)) early = heap()
  }
  return { documents, early, late: heap() }
}
