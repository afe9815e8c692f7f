import type { Fields, Row } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { CENT, isNear, percentOf, toDecimal, writeDecimal } from './decimal.ts'
import { makeFinding, rowsOf, textOf } from './make-finding.ts'

/** Each row of the tax breakdown by itself (BR-CO-17), then their sums against the totals (BR-CO-14), a cent per row. */
export function checkTaxRows(fields: Fields): Finding[] {
  const rows = rowsOf(fields, 'tax_breakdowns')
  return [
    ...rows.map((row) => checkRow(fields, row)),
    checkSum(fields, rows, 'tax_amount', 'total_tax_amount', 'tax_rows_not_total_tax'),
    checkSum(fields, rows, 'taxable_amount', 'net_amount', 'tax_rows_not_net'),
  ].filter((finding) => finding !== null)
}

/** BT-117 = BT-116 x BT-119; under reverse charge the seller charges nothing. */
function checkRow(fields: Fields, row: Row): Finding | null {
  const taxable = toDecimal(row['taxable_amount'])
  const tax = toDecimal(row['tax_amount'])
  const rate = toDecimal(row['tax_rate'])
  if (taxable === null || tax === null || rate === null) return null
  const expected = row['tax_collection_mechanism'] === 'reverse_charge' ? 0n : percentOf(taxable, rate)
  if (isNear(tax, expected, CENT)) return null
  const message = `${row['tax_rate']} % tax on ${writeDecimal(taxable)} is ${writeDecimal(expected)}, but ${writeDecimal(tax)} is charged: compare rate and tax of this row with the page.`
  return makeFinding(fields, 'tax_not_rate_of_taxable', message, ['tax_breakdowns'])
}

function checkSum(fields: Fields, rows: readonly Row[], cell: string, key: string, code: string): Finding | null {
  const total = toDecimal(textOf(fields, key))
  const parts = rows.map((row) => toDecimal(row[cell]))
  if (total === null || parts.length === 0 || parts.some((part) => part === null)) return null
  const sum = parts.reduce<bigint>((all, part) => all + part!, 0n)
  if (isNear(total, sum, BigInt(rows.length) * CENT)) return null
  const label = cell === 'tax_amount' ? 'tax' : 'taxable amounts'
  const message = `The ${label} of the tax breakdown come to ${writeDecimal(sum)}, but the total is ${writeDecimal(total)}: compare the rows with the page.`
  return makeFinding(fields, code, message, [key, 'tax_breakdowns'])
}
