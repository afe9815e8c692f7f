import { CHOICES, TYPE_ENTRIES, type KeyEntry, type ScalarKind } from '../../engine/contract/types-and-keys.ts'

export { CHOICES }
export type { ScalarKind }

/** What the editor of a field must know: one value of a kind, or rows with named cells (spec: extraction keys). */
export type RowCells = Readonly<Record<string, ScalarKind>>
export type FieldKind = ScalarKind | RowCells

/** The standard types of the contract. */
export const DOCUMENT_TYPES = Object.keys(TYPE_ENTRIES)

/** Cells that are compared with the page first; the others follow in the order in which they are given. */
const FIRST_CELLS: Readonly<Record<string, readonly string[]>> = {
  tax_breakdowns: ['taxable_amount', 'tax_rate'],
  line_items: ['position', 'name', 'quantity', 'unit_price', 'net_amount', 'unit', 'tax_rate', 'article_number'],
  transactions: ['booking_date', 'amount', 'counterparty_name', 'purpose', 'booking_text', 'value_date'],
}
const ENTRIES: Readonly<Record<string, KeyEntry>> = Object.assign(
  {},
  ...Object.values(TYPE_ENTRIES).map(({ keys }) => keys),
)
const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  Object.entries(ENTRIES).map(([key, { kind }]) => [key, typeof kind === 'string' ? kind : orderCells(key, kind)]),
)

/** Texts of several lines. */
const LONG = /_address$|^address$|^(?:notes|payment_terms|purpose|description|tax_exemption_reason|subject)$/

/** Keys that are unknown hold a text. */
export function kindOf(key: string): FieldKind {
  return KINDS.get(key) ?? 'string'
}

export function isRows(kind: FieldKind): kind is RowCells {
  return typeof kind !== 'string'
}

export function isIban(key: string): boolean {
  return /(?:^|_)iban$/.test(key)
}

export function isLong(key: string): boolean {
  return LONG.test(key)
}

function orderCells(key: string, cells: RowCells): RowCells {
  const names = [...new Set([...(FIRST_CELLS[key] ?? []), ...Object.keys(cells)])]
  return Object.fromEntries(names.map((name) => [name, cells[name]!]))
}
