import type { AppField } from '../../engine/contract/app/document.ts'
import { fromUnits, sumOf, toUnits } from './decimal.ts'

export type Row = Readonly<Record<string, string | null>>
type Fields = Readonly<Record<string, Pick<AppField, 'value'>>>

/** What the rows of a field come to, beside what the document states. */
export interface RunningSum {
  /** Cell whose sum it is. */
  readonly cell: string
  readonly sum: string
  /** Key of the stated figure; null when there is none to compare with. */
  readonly against: string | null
  readonly stated: string | null
  /** Sum less what is stated; null when nothing is stated. */
  readonly difference: string | null
  readonly agrees: boolean
}

/** A cent for each row may be lost to rounding (spec: extraction keys). */
const CENT = 100n

/** Sums under the columns that have any, in the order of the rules. */
export function addUpRows(key: string, rows: readonly Row[], fields: Fields): readonly RunningSum[] {
  return (SUMS[key] ?? []).flatMap(({ cell, against, expected }) => {
    const sum = sumOf(rows.map((row) => row[cell]))
    if (sum === null) return []
    const read = (name: string): bigint | null => toUnits(scalarOf(fields, name))
    const stated = against === null ? null : (expected?.(read) ?? read(against))
    const difference = stated === null ? null : sum - stated
    const size = difference === null ? 0n : difference < 0n ? -difference : difference
    return [
      {
        cell,
        sum: fromUnits(sum),
        against: stated === null ? null : against,
        stated: stated === null ? null : fromUnits(stated),
        difference: difference === null ? null : fromUnits(difference),
        agrees: size <= CENT * BigInt(Math.max(1, rows.length)),
      },
    ]
  })
}

type Read = (key: string) => bigint | null

interface SumRule {
  readonly cell: string
  readonly against: string | null
  /** What the sum should come to; the stated figure itself when left out. */
  readonly expected?: (read: Read) => bigint | null
}

/** BT-109 = sum of BT-131 less BT-107 plus BT-108 (EN 16931, BR-CO-10 and BR-CO-13). */
const netOfLines = (read: Read): bigint | null => {
  const net = read('net_amount')
  return net === null ? null : net + (read('allowance_amount') ?? 0n) - (read('charge_amount') ?? 0n)
}

const movement = (read: Read): bigint | null => {
  const [opening, closing] = [read('opening_balance'), read('closing_balance')]
  return opening === null || closing === null ? null : closing - opening
}

const SUMS: Readonly<Record<string, readonly SumRule[]>> = {
  tax_breakdowns: [
    { cell: 'taxable_amount', against: 'net_amount' },
    { cell: 'tax_amount', against: 'total_tax_amount' },
  ],
  line_items: [{ cell: 'net_amount', against: 'net_amount', expected: netOfLines }],
  transactions: [{ cell: 'amount', against: 'closing_balance', expected: movement }],
  claims: [{ cell: 'open_amount', against: 'principal_amount' }],
  earnings: [{ cell: 'amount', against: 'gross_amount' }],
  deductions: [{ cell: 'amount', against: null }],
  prepayments: [{ cell: 'amount', against: null }],
  entries: [{ cell: 'hours', against: 'total_hours' }],
}

function scalarOf(fields: Fields, key: string): string | null {
  const value = fields[key]?.value
  return typeof value === 'string' ? value : null
}
