import { EXTRACTION_KEYS } from '../../domain/extraction-keys.ts'
import type { Candidate, Row } from '../../domain/field.ts'
import type { DocumentTraits } from './describe-document.ts'

/** Keys that hold rows, but for the tax rows, which are chosen with the totals. */
export const TABLE_KEYS: readonly string[] = [
  ...new Set(
    Object.values(EXTRACTION_KEYS).flatMap((keys) =>
      Object.entries(keys).flatMap(([key, kind]) =>
        typeof kind === 'object' && key !== 'tax_breakdowns' ? [key] : [],
      ),
    ),
  ),
]

/** Names of the measurements, in their order. */
export const TABLE_FEATURES: readonly string[] = [
  'hand',
  'rows',
  'filled',
  'emptiest',
  'length',
  'pageCount',
  'wordCount',
  'probability',
  'isRecognized',
  'rank',
  ...TABLE_KEYS.map((key) => `key:${key}`),
]

/** For each measurement 1 where more of it never speaks against a table. */
export const TABLE_DIRECTIONS: readonly number[] = TABLE_FEATURES.map((name) => (name === 'hand' ? 1 : 0))

/** A table as numbers, named by TABLE_FEATURES: what its reader says of it, how long and how complete it is. */
export function describeTable(
  key: string,
  candidate: Candidate,
  rank: number,
  { pageCount, wordCount, probability }: DocumentTraits,
): readonly number[] {
  const rows = Array.isArray(candidate.value) ? (candidate.value as readonly Row[]) : []
  const shares = rows.map((row) => {
    const cells = Object.values(row)
    return cells.filter((cell) => cell !== null).length / Math.max(1, cells.length)
  })
  const texts = rows.flatMap((row) => Object.values(row).filter((cell) => cell !== null))
  const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
  return [
    candidate.confidence,
    Math.log2(1 + rows.length),
    mean(shares),
    Math.min(1, ...shares),
    Math.log2(1 + Math.max(0, ...texts.map((text) => text.length))),
    Math.min(pageCount, 10),
    Math.log2(1 + wordCount),
    probability,
    candidate.source === 'ocr' ? 1 : 0,
    Math.min(rank, 4),
    ...TABLE_KEYS.map((known) => (known === key ? 1 : 0)),
  ]
}
