import type { RowCells } from '../field-kinds.ts'
import type { Row } from '../value.ts'

/** Columns that are there even when empty; of other keys all are. */
const CORE: Readonly<Record<string, readonly string[]>> = {
  tax_breakdowns: ['taxable_amount', 'tax_rate', 'tax_amount'],
  line_items: ['name', 'quantity', 'unit_price', 'net_amount'],
  transactions: ['booking_date', 'counterparty_name', 'purpose', 'amount'],
  earnings: ['label', 'amount'],
  deductions: ['label', 'amount'],
  positions: ['label', 'amount', 'prior_amount'],
  entries: ['date', 'hours', 'activity'],
}

/** Columns with anything in them, and those without which the list makes no sense. */
export function chooseColumns(
  key: string,
  cells: RowCells,
  rows: readonly Row[],
  showsAll: boolean,
): readonly string[] {
  const names = Object.keys(cells)
  const core = CORE[key]
  if (showsAll || core === undefined) return names
  const filled = new Set(rows.flatMap((row) => Object.keys(row).filter((cell) => row[cell])))
  return names.filter((cell) => core.includes(cell) || filled.has(cell))
}

/** Characters that a column should hold at least. */
export function widthOf(cell: string, kind: RowCells[string]): number {
  if (cell === 'description' || cell === 'purpose' || cell === 'activity' || cell === 'address') return 26
  if (cell === 'name' || cell === 'counterparty_name' || cell === 'label' || cell === 'text') return 20
  if (cell === 'counterparty_iban') return 27
  if (cell === 'position' || cell === 'tax_rate' || cell === 'percent') return 5
  return kind === 'date' || kind === 'amount'
    ? 11
    : kind === 'enum' || cell === 'booking_text'
      ? 14
      : kind === 'string'
        ? 11
        : 7
}
