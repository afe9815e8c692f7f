import { VAT_ID_FORM, VAT_ID_PREFIXES } from '../../../domain/vat-ids.ts'
import { listMatches } from './list-matches.ts'

const EXACT = new RegExp(VAT_ID_FORM, 'g')
/** Misread or of a form that has changed; "HRB 18820" is of a register, "at 30 APRIL 2025" is a day. */
const LIKE = new RegExp(
  String.raw`(?<![A-Za-z0-9])(?!HR ?[ABV])(?:${VAT_ID_PREFIXES})[ .-]?(?=[A-Z0-9 .-]*\d{3})(?![A-Z0-9 .-]*[A-Z]{4})[A-Z0-9](?:[ .-]?[A-Z0-9]){6,13}(?![A-Za-z0-9])`,
  'g',
)

/** A text that reads as a VAT id: where it begins and as printed. */
export interface VatIdMatch {
  readonly from: number
  readonly printed: string
  /** Prefix and form are a country's. */
  readonly isExact: boolean
}

/** VAT ids of countries, left to right, and what is like one and overlaps none. */
export function listVatIds(text: string): readonly VatIdMatch[] {
  const exact = listMatches(text, EXACT).map(({ index, 0: printed }) => ({ from: index, printed, isExact: true }))
  const like = listMatches(text, LIKE)
    .filter(({ index, 0: printed }) =>
      exact.every((other) => index >= other.from + other.printed.length || index + printed.length <= other.from),
    )
    .map(({ index, 0: printed }) => ({ from: index, printed, isExact: false }))
  return [...exact, ...like].toSorted((a, b) => a.from - b.from)
}
