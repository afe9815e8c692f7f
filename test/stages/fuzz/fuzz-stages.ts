import { DOCUMENT_TYPES } from '../../../engine/domain/document.ts'
import type { Page } from '../../../engine/domain/page.ts'
import { chooseFields } from '../../../engine/stages/choose/choose-fields.ts'
import { classifyDocument } from '../../../engine/stages/classify/classify-document.ts'
import { findCandidates } from '../../../engine/stages/find/find-candidates.ts'
import { readPdf } from '../../../engine/stages/read/pdf/read-pdf.ts'
import { writeText } from '../../../engine/stages/render/write-text.ts'
import { validateFields } from '../../../engine/stages/validate/validate-fields.ts'
import { makeRandom, type Random } from '../../fixtures/builders/layouts/make-random.ts'
import { makePapers } from '../../fixtures/builders/papers/make-papers.ts'
import { makeOddPages } from './make-odd-pages.ts'

/** A document that a stage did not take; its seed makes it again. */
export interface Failure {
  readonly seed: number
  readonly error: unknown
}

export interface FuzzReport {
  readonly pages: number
  /** Milliseconds for the document that took longest, and its seed. */
  readonly slowest: { readonly seed: number; readonly time: number }
}

const LIMITS = { maxPages: 1000, maxPixels: 100_000_000, previewPages: 0 }
const LOCALES = [null, null, 'de', 'de-CH', 'en', 'en-US', 'fr', 'es', 'it', 'nl'] as const
const CODES = [
  '',
  'BCD\n002\n1\nSCT\n\nX\nDE00\nEUR',
  'SPC\n0200\n1',
  '\u0000',
  'http://',
  `BCD\n${'\n'.repeat(40)}`,
] as const
const CUSTOM_TYPES = [[], [], ['Beleg'], ['__proto__', ''], ['('.repeat(50)]] as const

/** The pages of made-up papers of every type. */
export async function readPapers(count: number): Promise<readonly (readonly Page[])[]> {
  const papers: (readonly Page[])[] = []
  for await (const { pdf } of makePapers({ count, seed: 7 })) {
    const content = await readPdf(pdf, LIMITS)
    papers.push(content.pages)
    await content.close()
  }
  return papers
}

/**
 * Takes odd pages through the text, the types, the fields and their checks, until there were so many pages.
 * @param seed of the first document; each further one has the next
 * @param tell is told of each document that a stage did not take
 */
export function fuzzStages(
  papers: readonly (readonly Page[])[],
  { wanted, seed }: { readonly wanted: number; readonly seed: number },
  tell: (failure: Failure) => void,
): FuzzReport {
  let slowest = { seed, time: 0 }
  let pages = 0
  for (let next = seed; pages < wanted; next += 1) {
    const random = makeRandom(next)
    const document = makeOddPages(papers, random)
    const start = performance.now()
    try {
      readThrough(document, random)
    } catch (error) {
      tell({ seed: next, error })
    }
    const time = performance.now() - start
    if (time > slowest.time) slowest = { seed: next, time }
    pages += document.length
  }
  return { pages, slowest }
}

function readThrough(pages: readonly Page[], random: Random): void {
  writeText(pages)
  const customTypes = random.pick(CUSTOM_TYPES)
  const examples = customTypes.map((type) => ({ type, text: pages[0]?.words.map(({ text }) => text).join(' ') ?? '' }))
  const told = classifyDocument(pages, customTypes, examples)
  const type = random.chance(0.5) ? told.type : random.pick(DOCUMENT_TYPES)
  const codes = random.chance(0.1) ? [{ text: random.pick(CODES), page: 1, box: [0, 0, 1, 1] as const }] : []
  const table = findCandidates(pages, type, { locale: random.pick(LOCALES), codes, additionalText: null })
  const ownNames = random.chance(0.2) ? [pages[0]?.words[0]?.text ?? ''] : []
  const fields = chooseFields(table, type, told.probability, { pages, ownNames })
  validateFields(fields, type, random.chance(0.2) ? fields : null)
}
