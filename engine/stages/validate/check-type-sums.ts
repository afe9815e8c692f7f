import type { DocumentType } from '../../domain/document.ts'
import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { CENT, isNear, toDecimal, writeDecimal } from './decimal.ts'
import { makeFinding, rowsOf, textOf } from './make-finding.ts'

/** A deduction from pay that the law asks for; without all of the first three a payslip is too thin to be checked. */
const NEEDED = ['wage_tax', 'health_insurance', 'pension_insurance'] as const
const FURTHER = ['solidarity_surcharge', 'church_tax', 'unemployment_insurance', 'care_insurance'] as const
/** A minute's rounding for each entry, in decimals of hours. */
const HUNDREDTH = CENT

/** The sums that each of the other types has of its own. */
export function checkTypeSums(fields: Fields, type: DocumentType): Finding[] {
  const finding =
    type === 'salary-statement'
      ? checkPay(fields)
      : type === 'reminder'
        ? checkReminder(fields)
        : type === 'timesheet'
          ? checkHours(fields)
          : null
  return finding === null ? [] : [finding]
}

/** Net is gross less taxes and contributions, or less all deductions of the list; the payout may be less again. */
function checkPay(fields: Fields): Finding | null {
  const gross = amountOf(fields, 'gross_amount')
  const net = amountOf(fields, 'net_amount')
  const payout = amountOf(fields, 'payout_amount')
  if (gross === null || net === null || NEEDED.some((key) => amountOf(fields, key) === null)) return null
  const legal = [...NEEDED, ...FURTHER].reduce((sum, key) => sum + size(amountOf(fields, key) ?? 0n), 0n)
  const listed = sumOfRows(fields, 'deductions', 'amount')
  const fits = [legal, listed].some(
    (sum) => sum !== null && (isNear(gross - sum, net, CENT) || (payout !== null && isNear(gross - sum, payout, CENT))),
  )
  if (fits) return null
  const message = `The gross amount ${writeDecimal(gross)} less taxes and contributions is ${writeDecimal(gross - legal)}, but the net amount is ${writeDecimal(net)}: compare the deductions with the page.`
  return makeFinding(fields, 'net_not_gross_less_deductions', message, ['net_amount', 'gross_amount', ...NEEDED])
}

/** What is claimed, with fees and interest, is what is due. */
function checkReminder(fields: Fields): Finding | null {
  const claimed = amountOf(fields, 'principal_amount') ?? sumOfRows(fields, 'claims', 'open_amount')
  const due = amountOf(fields, 'amount_due')
  if (claimed === null || due === null) return null
  const expected = claimed + (amountOf(fields, 'reminder_fee') ?? 0n) + (amountOf(fields, 'interest_amount') ?? 0n)
  if (isNear(due, expected, CENT) || isNear(due, claimed, CENT)) return null
  const message = `The claims with fees and interest come to ${writeDecimal(expected)}, but the amount due is ${writeDecimal(due)}: compare the claims with your own records before paying.`
  return makeFinding(fields, 'due_not_sum_of_claims', message, [
    'amount_due',
    'principal_amount',
    'reminder_fee',
    'interest_amount',
  ])
}

function checkHours(fields: Fields): Finding | null {
  const total = amountOf(fields, 'total_hours')
  const entries = rowsOf(fields, 'entries')
  const sum = sumOfRows(fields, 'entries', 'hours')
  if (total === null || sum === null || isNear(total, sum, BigInt(entries.length) * HUNDREDTH)) return null
  const message = `The entries come to ${writeDecimal(sum)} hours, but the total is ${writeDecimal(total)}: look for a missing day or a wrong break.`
  return makeFinding(fields, 'hours_not_sum_of_entries', message, ['total_hours', 'entries'])
}

function amountOf(fields: Fields, key: string): bigint | null {
  return toDecimal(textOf(fields, key))
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value
}

/** Null without rows, or where one of them has no figure. */
function sumOfRows(fields: Fields, key: string, cell: string): bigint | null {
  const parts = rowsOf(fields, key).map((row) => toDecimal(row[cell]))
  if (parts.length === 0 || parts.some((part) => part === null)) return null
  return parts.reduce<bigint>((sum, part) => sum + size(part!), 0n)
}
