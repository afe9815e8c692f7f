import type { Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { findMeans } from './find-means.ts'
import { listTerms } from './list-terms.ts'

/** Means and terms of payment, each where it stands. */
export function findPayment(layout: Layout): Record<string, Candidate[]> {
  const found: Record<string, Candidate[]> = { payment_means: [], payment_terms: [] }
  for (const pageLayout of layout.pages) {
    const { page, lines } = pageLayout
    for (const line of lines) {
      found['payment_means']!.push(...findMeans(line, lines[line.index + 1]))
      for (const { segment, from, to, confidence } of listTerms(pageLayout, line)) {
        const text = segment.text.slice(from, to)
        const termWords = wordsBetween(segment, from, to)
        found['payment_terms']!.push(makeCandidate(text, termWords, page, confidence, 'terms of payment'))
      }
    }
  }
  return found
}
