import { describe, expect, test } from 'vitest'
import type { CandidateTable } from '../../../engine/domain/candidates.ts'
import { settleTotals } from '../../../engine/stages/choose/settle-totals.ts'
import { turnCredits } from '../../../engine/stages/choose/turn-credits.ts'
import { makeTable, sum, taxRow } from './build-table.ts'

const rowsOf = (parts: Partial<CandidateTable>) =>
  turnCredits(makeTable(parts)).taxRows.map(({ taxableCents, taxCents }) => [taxableCents, taxCents])

describe('a credit note whose table stands below nought while a sentence tells the sum above it', () => {
  const table = makeTable({
    amounts: [sum('net_amount', '-640.00'), sum('total_tax_amount', '-134.40'), sum('gross_amount', '774.40')],
    taxRows: [taxRow(21, '-640.00', '-134.40')],
  })

  test('has totals that agree', () => {
    const values = Object.fromEntries(
      Object.entries(settleTotals(turnCredits(table))).map(([key, { value }]) => [key, value]),
    )
    expect(values).toMatchObject({
      net_amount: '640.00',
      total_tax_amount: '134.40',
      gross_amount: '774.40',
      tax_breakdowns: [{ taxable_amount: '640.00', tax_amount: '134.40', tax_rate: '21' }],
    })
  })

  test('has sums above nought, labelled or only printed', () => {
    const { amounts, printed } = turnCredits(table)
    expect(amounts.map(({ cents }) => cents)).toEqual([64_000, 13_440, 77_440])
    expect(amounts.map(({ candidate }) => candidate.value)).toEqual(['640.00', '134.40', '774.40'])
    expect(printed.every(({ cents }) => cents > 0)).toBe(true)
  })

  test('would have none as it is printed', () => {
    expect(settleTotals(table)).not.toHaveProperty('tax_breakdowns')
  })
})

test('what is charged beside the credit goes the other way', () => {
  expect(rowsOf({ taxRows: [taxRow(19, '-100.00', '-19.00'), taxRow(7, '10.00', '0.70')] })).toEqual([
    [10_000, 1900],
    [-1000, -70],
  ])
  expect(rowsOf({ taxRows: [taxRow(19, '100.00', '19.00'), taxRow(7, '-10.00', '-0.70')] })).toEqual([
    [10_000, 1900],
    [-1000, -70],
  ])
})

test('a lone tax below nought is raised, and what is nought or unknown stays so', () => {
  expect(rowsOf({ taxRows: [taxRow(20, null, '-15.00')] })).toEqual([[null, 1500]])
  expect(rowsOf({ taxRows: [taxRow(0, '-40.00', '0.00')] })).toEqual([[4000, 0]])
})
