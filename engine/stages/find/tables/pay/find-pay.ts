import type { Candidate, Row } from '../../../../domain/field.ts'
import { toCents } from '../../../../domain/money.ts'
import type { Layout } from '../../layout.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'
import type { PayLine } from './pay-line.ts'
import { readPayLines } from './read-pay-lines.ts'
import { readSummedRows } from './read-summed-rows.ts'

export interface FoundPay {
  readonly earnings: readonly Candidate[]
  readonly deductions: readonly Candidate[]
}

/** What a payslip pays and what it takes off, row by row. Earnings that come to the gross pay prove each other. */
export function findPay(layout: Layout): FoundPay {
  const { lines, gross, net, payout } = readPayLines(layout)
  const listed = lines.filter(({ side }) => side === 'earnings')
  const summed = gross.some((cents) => Math.abs(cents - sum(listed)) <= 1) ? [] : readSummedRows(layout, 'earnings')
  const earnings = summed.length > 0 ? summed : listed
  const taken = lines.filter(({ side }) => side === 'deductions')
  const deductions = taken.length > 0 ? taken : readSummedRows(layout, 'deductions')
  const earned = sum(earnings)
  const less = Math.abs(sum(deductions))
  const isGross = summed.length > 0 || gross.some((cents) => Math.abs(cents - earned) <= 1)
  const left = [...net, ...payout]
  const isNet =
    left.some((cents) => gross.some((before) => Math.abs(before - less - cents) <= 1)) ||
    net.some((before) => payout.some((after) => after !== before && Math.abs(before - less - after) <= 1))
  return {
    earnings: describe(earnings, isGross ? 0.93 : 0.6, isGross ? 'rows of pay, sum is the gross pay' : 'rows of pay'),
    deductions: describe(
      deductions,
      isNet ? 0.9 : 0.58,
      isNet ? 'rows of deductions, what is left is printed' : 'rows of deductions',
    ),
  }
}

function sum(lines: readonly PayLine[]): number {
  return lines.reduce((total, { row }) => total + toCents(row['amount'] ?? ''), 0)
}

function describe(
  lines: readonly (RowPlace & { row: Row })[],
  confidence: number,
  reason: string,
): readonly Candidate[] {
  return lines.length === 0
    ? []
    : [
        makeRows(
          lines.map(({ row }) => row),
          lines,
          confidence,
          reason,
        ),
      ]
}
