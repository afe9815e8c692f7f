import type { DocumentType } from '../../../../engine/domain/document.ts'
import type { Candidate } from '../../../../engine/domain/field.ts'
import { findCandidates } from '../../../../engine/stages/find/find-candidates.ts'
import { makePage, type PageOptions } from '../../../fixtures/builders/page.ts'

/** The best candidate for a key of rows on pages drawn as pictures; null when there is none. */
export function readRows(
  type: DocumentType,
  key: string,
  pictures: readonly string[],
  options: PageOptions = {},
): Candidate | null {
  const pages = pictures.map((picture, index) => makePage(picture, { ...options, number: index + 1 }))
  const { scalars } = findCandidates(pages, type, { locale: null, codes: [], additionalText: null })
  return (scalars[key] ?? []).toSorted((a, b) => b.confidence - a.confidence).at(0) ?? null
}

/** The rows as texts of the wanted cells; an absent cell is `-`. */
export function tellRows(candidate: Candidate | null, ...columns: readonly string[]): readonly string[] {
  if (candidate === null || typeof candidate.value === 'string' || candidate.value === null) return []
  return candidate.value.map((row) => columns.map((column) => row[column] ?? '-').join(' | '))
}
