import type { FieldValue, Row } from '../../engine/domain/field.ts'
import type { Label } from './labelled-corpus.ts'

/**
 * Whether a value is what the label says, as the scorer compares: amounts to half a cent, everything else by letters and
 * figures alone. Null where the label says nothing of that key.
 */
export function matchTruth(label: Label, key: string, value: FieldValue): boolean | null {
  const truth = label.truth[key]
  if (truth === undefined) return null
  if (truth === null) return value === null
  if (key === 'tax_breakdowns') return sameRows(value, truth as readonly Record<string, string>[])
  const payable = key === 'gross_amount' && !label.kind.startsWith('e-invoice') ? 'gross_amount_payable' : null
  const right = [truth, ...(label.accept?.[key] ?? []), ...(payable === null ? [] : (label.accept?.[payable] ?? []))]
  return typeof value === 'string' && right.flat().some((wanted) => sameText(value, String(wanted)))
}

/**
 * Whether a table has just the rows that the label lists; cells that the label leaves out are not compared. Null where the label says
 * nothing of that key.
 */
export function matchTable(label: Label, key: string, value: FieldValue): boolean | null {
  const truth = label.truth[key]
  if (truth === undefined) return null
  if (!Array.isArray(truth)) return value === null
  if (!Array.isArray(value) || value.length !== truth.length) return false
  const left = [...(value as readonly Row[])]
  return (truth as readonly Readonly<Record<string, unknown>>[]).every((row) => {
    const at = left.findIndex((got) =>
      Object.entries(row).every(([cell, wanted]) => wanted === null || matchCell(got[cell] ?? null, wanted)),
    )
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function matchCell(got: string | null, wanted: unknown): boolean {
  return got !== null && [wanted].flat().some((one) => sameText(got, String(one)))
}

const NUMBER = /^[-+]?\d+(?:\.\d+)?$/

/** A value as values are compared: an amount to the cent, anything else by letters and figures alone. */
export function simplifyValue(value: string): string {
  const text = value.trim()
  return NUMBER.test(text) && text.length < 14 ? String(Math.round(Number(text) * 100)) : simplifyText(text)
}

function sameText(value: string, wanted: string): boolean {
  const [a, b] = [value.trim(), wanted.trim()]
  if (NUMBER.test(a) && NUMBER.test(b) && Math.abs(Number(a) - Number(b)) < 0.005) return true
  return simplifyText(a) === simplifyText(b)
}

/** Letters and figures alone, in small letters without marks. */
export function simplifyText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/&/g, ' und ')
    .replace(/\band\b/g, 'und')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bg m b h\b/g, 'gmbh')
    .replace(/\bgesellschaft mit beschrankter haftung\b/g, 'gmbh')
    .replaceAll(' ', '')
}

/** The printed figures of a tax row; what the truth leaves out is not compared. */
const ROW_CELLS = ['taxable_amount', 'tax_amount', 'tax_rate'] as const

function sameRows(value: FieldValue, wanted: readonly Record<string, string | null>[]): boolean {
  if (!Array.isArray(value) || value.length !== wanted.length) return false
  const left = [...(value as readonly Record<string, string | null>[])]
  return wanted.every((row) => {
    const at = left.findIndex((got) =>
      ROW_CELLS.every((cell) => row[cell] == null || Math.abs(Number(got[cell] ?? NaN) - Number(row[cell])) < 0.005),
    )
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
