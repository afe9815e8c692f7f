import type { Candidate, Row } from '../../../domain/field.ts'
import type { Page, Word } from '../../../domain/page.ts'
import { makeCandidate } from '../make-candidate.ts'

/** The words of a row on its page. */
export interface RowPlace {
  readonly page: Page
  readonly words: readonly Word[]
}

/** A printed text longer than this is cut: the rows say it all. */
const MOST_CHARACTERS = 400

/**
 * A candidate whose value is a table; its place is that of its rows on the page where it begins.
 * @param rows at least one, each with every column of the key
 * @param confidence 0..1
 */
export function makeRows(
  rows: readonly Row[],
  places: readonly RowPlace[],
  confidence: number,
  reason: string,
): Candidate {
  const { page } = places[0]!
  const words = places.filter((place) => place.page === page).flatMap((place) => place.words)
  const candidate = makeCandidate(rows, words, page, confidence, reason)
  return { ...candidate, text: candidate.text.slice(0, MOST_CHARACTERS) }
}
