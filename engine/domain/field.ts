import type { FractionBox } from './page.ts'

/** Where a candidate was seen. `derived` is computed from printed facts by a stated rule. */
export const CANDIDATE_SOURCES = ['xml', 'qr', 'text', 'ocr', 'additional_text', 'derived', 'user'] as const
export type CandidateSource = (typeof CANDIDATE_SOURCES)[number]

/** One row of a table field: every cell a normalized string or null. */
export type Row = Readonly<Record<string, string | null>>

/** Amounts are dot-decimal strings, dates `YYYY-MM-DD`, tables arrays of rows; null when the document does not say. */
export type FieldValue = string | readonly Row[] | null

/** What a finder saw of a candidate's words beside its own judgement; for choosing among rivals, never stored or given out. */
export interface CandidateEvidence {
  /** Height of the type in points. */
  readonly fontSize: number
  readonly bold: boolean
  /** 0..1: the recognizer's figure for its least certain word; 1 for a text layer. */
  readonly certainty: number
  /** 0..1: how surely the label beside the value means this key, where a label announced it. */
  readonly label?: number
  /** No finder proposed it: it stands where such values do. */
  readonly isProposed?: boolean
  /** 0..1: how likely a learned reader of phrases holds the words for the value. */
  readonly said?: number
  /** True for a sum that the positions of its section come to, or that stands in a column whose totals agree. */
  readonly isProven?: boolean
}

/** A value that was considered for a field, with the place where it stands. */
export interface Candidate {
  readonly value: FieldValue
  /** The words as printed. */
  readonly text: string
  /** From 1; null when the value has no place on a page (XML, QR payload without a page, derived). */
  readonly page: number | null
  readonly box: FractionBox | null
  /** 0..1: how likely this value is the right one. */
  readonly confidence: number
  readonly source: CandidateSource
  /** Why it was considered, in a few English words: "label 'Rechnungsdatum' left of it". */
  readonly reason: string
  readonly evidence?: CandidateEvidence
}

/** A scalar candidate's value; the empty string for a table or null. */
export function scalarOf(candidate: Candidate): string {
  return typeof candidate.value === 'string' ? candidate.value : ''
}

export interface Field {
  readonly value: FieldValue
  /** Best first; the first one carries the chosen value. Empty when nothing was found. */
  readonly candidates: readonly Candidate[]
}

/** Every key of the document's type, found or not. */
export type Fields = Readonly<Record<string, Field>>
