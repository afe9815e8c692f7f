import { expect, test } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'
import { readFields } from '../../read-fields.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

const LEDGER = `
    Miller Joinery Ltd
    Salary slip for March 2025
    Component              Received      Withheld
    Basic pay              2,000.00
    Bonus                    100.00
    Income tax                             300.00
    Pension                                100.00
    Totals                 2,100.00        400.00

    Gross salary £2,100.00
    Take-home pay £1,700.00
`

test('what is paid and what is withheld are columns that come to the gross pay and to what is missing of it', () => {
  expect(tellRows(readRows('salary-statement', 'earnings', [LEDGER]), 'label', 'amount')).toEqual([
    'Basic pay | 2000.00',
    'Bonus | 100.00',
  ])
  expect(tellRows(readRows('salary-statement', 'deductions', [LEDGER]), 'label', 'amount')).toEqual([
    'Income tax | 300.00',
    'Pension | 100.00',
  ])
})

test('lists that stand so close that an amount touches the next label are two lists', () => {
  const picture = `
    Bezüge             EUR    Abzüge                EUR
    Gehalt        2.000,00    Vorschuss          300,00
    Prämie          100,00    Kantinenessen       27,00
    Summe Bezüge  2.100,00    Summe Abzüge       327,00
    Nettolohn     1.773,00
    `
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'label', 'amount')).toEqual([
    'Vorschuss | 300.00',
    'Kantinenessen | 27.00',
  ])
})

test('where all that is withheld has a minus sign, the single sums have none', () => {
  const fields = readFields(
    makePage(`
    Lohnabrechnung März 2025
    Gesamtbrutto                2.100,00
    Lohnsteuer                    300,00-
    Krankenversicherung           170,00-
    Rentenversicherung            195,00-
    Nettolohn                   1.435,00
    Auszahlungsbetrag           1.435,00
  `),
  )
  expect(fields).toMatchObject({ wage_tax: '300.00', health_insurance: '170.00', pension_insurance: '195.00' })
})
