import { expect, test } from 'vitest'
import type { CandidateTable } from '../../../engine/domain/candidates.ts'
import { fromCents } from '../../../engine/domain/money.ts'
import { describeDocument } from '../../../engine/stages/choose/describe-document.ts'
import {
  describeReadings,
  READING_DIRECTIONS,
  READING_FEATURES,
} from '../../../engine/stages/choose/describe-reading.ts'
import { readTotals } from '../../../engine/stages/choose/read-totals.ts'
import { makeCandidate, makeTable, sum } from './build-table.ts'

/** The measurements of the first reading with that gross amount. */
function measure(parts: Partial<CandidateTable>, gross: number): Readonly<Record<string, number | undefined>> {
  const table = makeTable(parts)
  const readings = readTotals(table)
  const describe = describeReadings(readings, table, describeDocument(table, [], 'invoice', 0.9))
  const features = describe(
    readings.find((reading) => reading.gross.cents === gross)!,
    'gross_amount',
  )
  return Object.fromEntries(READING_FEATURES.map((name, index) => [name, features[index]]))
}

const print = (...amounts: readonly number[]) =>
  amounts.map((cents) => ({ cents, candidate: makeCandidate(fromCents(cents), 0.2) }))

test('every measurement has a name and a direction', () => {
  const found = measure({ amounts: [sum('gross_amount', '119.00')] }, 11900)
  expect(READING_DIRECTIONS).toHaveLength(READING_FEATURES.length)
  expect(Object.values(found).every((value) => Number.isFinite(value))).toBe(true)
})

test('a sum is cash less change, or is not though another one is', () => {
  const parts = {
    amounts: [sum('gross_amount', '385.20'), sum('amount_due', '85.20')],
    tendered: [10020, 1500],
  }
  expect(measure(parts, 8520)['change']).toBe(1)
  expect(measure(parts, 38520)['change']).toBe(-1)
  expect(measure({ ...parts, tendered: [] }, 8520)['change']).toBe(0)
})

test('a sum is printed beside a net amount and its tax that make it up', () => {
  const amounts = [sum('gross_amount', '62.00'), sum('gross_amount', '62.60')]
  const printed = print(6200, 6260, 5849, 351)
  expect(measure({ amounts, printed }, 6200)['isTaxed']).toBe(1)
  expect(measure({ amounts, printed }, 6260)['isTaxed']).toBe(0)
})
