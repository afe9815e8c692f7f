import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { CENT, isNear, toDecimal, writeDecimal } from './decimal.ts'
import { makeFinding, rowsOf, textOf } from './make-finding.ts'

/**
 * The sums of EN 16931 (BR-CO-10 to BR-CO-16) as far as their parts are known.
 * @param withheld what an e-invoice states to be kept back from the seller, which no key has
 */
export function checkTotals(fields: Fields, withheld: string | null = null): Finding[] {
  return [checkNet(fields), checkGross(fields), checkDue(fields, withheld)].filter((finding) => finding !== null)
}

/** BT-109 = sum(BT-131) - BT-107 + BT-108, a cent per line. */
function checkNet(fields: Fields): Finding | null {
  const net = toDecimal(textOf(fields, 'net_amount'))
  const lines = rowsOf(fields, 'line_items').map((row) => toDecimal(row['net_amount']))
  if (net === null || lines.length === 0 || lines.some((line) => line === null)) return null
  const sum = lines.reduce<bigint>((total, line) => total + line!, 0n)
  const expected = sum - orZero(fields, 'allowance_amount') + orZero(fields, 'charge_amount')
  // Without stated allowances, prices with tax in the lines give the gross amount.
  const gross = toDecimal(textOf(fields, 'gross_amount'))
  const tolerance = BigInt(lines.length) * CENT
  if (isNear(net, expected, tolerance) || (gross !== null && isNear(gross, expected, tolerance))) return null
  const message = `The line items, less allowances and plus charges, come to ${writeDecimal(expected)}, but the net amount is ${writeDecimal(net)}: look for a missing item, an allowance or a charge.`
  return makeFinding(fields, 'net_not_sum_of_lines', message, ['net_amount', 'line_items'])
}

/** BT-112 = BT-109 + BT-110, a cent. */
function checkGross(fields: Fields): Finding | null {
  const net = toDecimal(textOf(fields, 'net_amount'))
  const gross = toDecimal(textOf(fields, 'gross_amount'))
  const tax = toDecimal(textOf(fields, 'total_tax_amount')) ?? sumOfTaxRows(fields)
  if (net === null || gross === null || tax === null || isNear(gross, net + tax, CENT)) return null
  const message = `The net amount ${writeDecimal(net)} and the tax ${writeDecimal(tax)} come to ${writeDecimal(net + tax)}, but the gross amount is ${writeDecimal(gross)}: compare the three amounts with the page.`
  return makeFinding(fields, 'gross_not_net_plus_tax', message, ['gross_amount', 'net_amount', 'total_tax_amount'])
}

/** BT-115 = BT-112 - BT-113 + BT-114, less what is withheld, a cent. */
function checkDue(fields: Fields, withheld: string | null): Finding | null {
  const gross = toDecimal(textOf(fields, 'gross_amount'))
  const due = toDecimal(textOf(fields, 'amount_due'))
  if (gross === null || due === null) return null
  const settled = gross - orZero(fields, 'prepaid_amount') + orZero(fields, 'rounding_amount')
  const expected = settled - (toDecimal(withheld) ?? 0n)
  if (isNear(due, expected, CENT)) return null
  const message = `The gross amount, less what is prepaid and with rounding, comes to ${writeDecimal(expected)}, but the amount due is ${writeDecimal(due)}: compare what is already paid with the page.`
  return makeFinding(fields, 'due_not_gross_less_prepaid', message, ['amount_due', 'gross_amount', 'prepaid_amount'])
}

function sumOfTaxRows(fields: Fields): bigint | null {
  const taxes = rowsOf(fields, 'tax_breakdowns').map((row) => toDecimal(row['tax_amount']))
  if (taxes.length === 0 || taxes.some((tax) => tax === null)) return null
  return taxes.reduce<bigint>((total, tax) => total + tax!, 0n)
}

function orZero(fields: Fields, key: string): bigint {
  return toDecimal(textOf(fields, key)) ?? 0n
}
