import type { LabelTable } from '../labels.ts'
import type { PaperSigns } from '../paper-signs.ts'

/** string, date `YYYY-MM-DD`, amount and number as dot-decimal strings, integer and boolean as strings. */
export type ScalarKind = 'string' | 'date' | 'amount' | 'number' | 'integer' | 'boolean' | 'enum'
/** What a key holds: one scalar, or rows with named cells. */
export type KeyKind = ScalarKind | Readonly<Record<string, ScalarKind>>

/** A key of a type: what it holds, and what the page calls it. */
export interface KeyEntry {
  readonly kind: KeyKind
  readonly de: string
  readonly en: string
  /** What papers call it where no vocabulary of the finders says so. */
  readonly labels?: LabelTable[string]
}

export type KeyEntries = Readonly<Record<string, KeyEntry>>

/** A standard type: what the page calls it, and its keys in the order in which they are given (spec: extraction keys). */
export interface TypeEntry {
  readonly de: string
  readonly en: string
  readonly keys: KeyEntries
  /** What tells its papers where the kinds of paper (stages/classify/vocabulary) do not. */
  readonly signs?: PaperSigns
}
