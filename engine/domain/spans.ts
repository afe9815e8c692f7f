import type { Page, Word } from './page.ts'

/** What a stretch of text reads as; each key of a document takes spans of one kind. */
export const SPAN_KINDS = [
  'name',
  'code',
  'date',
  'amount',
  'number',
  'tax_id',
  'phone',
  'email',
  'iban',
  'address',
] as const
export type SpanKind = (typeof SPAN_KINDS)[number]

/** What stands in a span and around it, each a short text that a reader of labels would look at; the last two tell of its block and of where its value stands again. */
export const SLOTS = [
  'own',
  'shape',
  'near',
  'row',
  'above',
  'aboveThat',
  'after',
  'rowHead',
  'columnHead',
  'below',
  'belowThat',
  'blockHead',
  'block',
  'again',
] as const

/** A stretch of text that reads as a value, with everything that tells which key it may be the value of. */
export interface Span {
  readonly kind: SpanKind
  /** As a field gives it: a date `YYYY-MM-DD`, an amount dot-decimal, an IBAN without blanks, the lines of an address joined by `, `. */
  readonly value: string
  readonly page: Page
  /** At least one, in reading order. */
  readonly words: readonly Word[]
  /** What stands before its first word and behind its last one in their lines; empty where the line begins or ends there. */
  readonly before: string
  readonly behind: string
  /** For each of SLOTS an index into the table's texts. */
  readonly slots: Int32Array
  /** Measurements of its place, type and form (find/spans/describe-spans); fractions and type sizes, -1 to 8. */
  readonly measures: Float32Array
}

/** All spans of a document. */
export interface SpanTable {
  /** Each text that stands in some span's slot, once; the first is empty. */
  readonly texts: readonly string[]
  readonly spans: readonly Span[]
}
