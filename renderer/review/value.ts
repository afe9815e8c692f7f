import type { AppField } from '../../engine/contract/app/document.ts'

export type FieldValue = AppField['value']
export type Row = Readonly<Record<string, string | null>>
export type Fields = Readonly<Record<string, AppField>>
export type Candidate = AppField['candidates'][number]
/** Left, top, right, bottom as fractions of the page. */
export type FractionBox = readonly [left: number, top: number, right: number, bottom: number]

/** What was pointed at on the page: the evidence of a correction. */
export interface Place {
  /** From 1. */
  readonly page: number
  readonly box: FractionBox
  /** The words as printed. */
  readonly text: string
}

export function copyBox([left, top, right, bottom]: FractionBox): [number, number, number, number] {
  return [left, top, right, bottom]
}

/** Rows of a value; none when it is a text or null. */
export function rowsOf(value: FieldValue): readonly Row[] {
  return Array.isArray(value) ? value : []
}

export function textOf(value: FieldValue): string | null {
  return typeof value === 'string' ? value : null
}

/** Whether two values are the same; empty rows and null both say that there is nothing. */
export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  return one === other || writeRows(one) === writeRows(other)
}

function writeRows(value: FieldValue): string | null {
  if (typeof value === 'string' || value === null) return value
  if (value.length === 0) return null
  return JSON.stringify(value.map(writeRow))
}

/** Cells in the order of their names; empty ones say nothing. */
function writeRow(row: Row): string {
  const names = Object.keys(row).filter((name) => row[name])
  return names
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => `${name}=${row[name]}`)
    .join('\n')
}

/** The place where the chosen value of a field stands; null when it stands on no page. */
export function placeOf(field: AppField | undefined): { readonly page: number; readonly box: FractionBox } | null {
  const chosen = field?.candidates[0]
  return chosen && chosen.page !== null && chosen.box !== null ? { page: chosen.page, box: chosen.box } : null
}
