import { expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readRows, tellRows } from '../read-rows.ts'
import { readFields } from '../../read-fields.ts'

test('sums are those of the year, even where the year before stands first', () => {
  const fields = readFields(
    makePage(`
    Holzbau Lindner GmbH
    Bilanz in TEUR
                             31.12.2024    31.12.2025
    Anlagevermögen              110.000       120.000
    Umlaufvermögen               70.000        80.000
    Summe Aktiva                180.000       200.000
    Eigenkapital                 85.000        90.000
    Verbindlichkeiten            95.000       110.000
    Summe Passiva               180.000       200.000
  `),
  )
  expect(fields).toMatchObject({
    reporting_date: '2025-12-31',
    fixed_assets: '120000',
    equity: '90000',
    total_assets: '200000',
    total_equity_and_liabilities: '200000',
    unit_scale: '1000',
    currency: 'EUR',
  })
})

test('a sum without a name under both sides is their total', () => {
  const fields = readFields(
    makePage(`
    Holzbau Lindner GmbH
    Bilanz zum 31.12.2025
    AKTIVA
    Anlagevermögen            120.000,00
    Umlaufvermögen             80.000,00
                              200.000,00
    PASSIVA
    Eigenkapital               90.000,00
    Verbindlichkeiten         110.000,00
                              200.000,00
  `),
  )
  expect(fields).toMatchObject({ total_assets: '200000.00', total_equity_and_liabilities: '200000.00' })
})

test('numbers of notes, shares in per cent and changes are no amounts of a year', () => {
  const positions = readRows('balance-sheet', 'positions', [
    `
    Balance sheet
                        Note      2025       %       2024      Change
    Goodwill              11     2,421    12.1      2,300        121
    Inventories           12     9,379    46.9      8,100      1,279
    Receivables           14     8,200    41.0      7,600        600
    `,
  ])
  expect(tellRows(positions, 'label', 'amount', 'prior_amount')).toEqual([
    'Goodwill | 2421 | 2300',
    'Inventories | 9379 | 8100',
    'Receivables | 8200 | 7600',
  ])
})
