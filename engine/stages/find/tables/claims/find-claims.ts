import type { Candidate } from '../../../../domain/field.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { makeRows } from '../make-rows.ts'
import { readClaims } from './read-claims.ts'

/** The claims of a reminder: a table of open items, a list, or the sentence that names the unpaid invoice. Their sum is the proof. */
export function findClaims(layout: Layout, order: DateOrder): readonly Candidate[] {
  const { claims, isProven, kind } = readClaims(layout, order)
  if (claims.length === 0) return []
  const base = kind === 'sentence about an unpaid invoice' ? 0.62 : 0.7
  return [
    makeRows(
      claims.map(({ row }) => row),
      claims,
      base + (isProven ? 0.22 : 0),
      isProven ? `${kind}, sum printed below` : kind,
    ),
  ]
}
