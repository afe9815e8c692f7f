import { expect, test } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (key: string, picture: string) => readRows('salary-statement', key, [picture])

const DUTCH = `
  Omschrijving              Aantal     Basis     Betaling    Inhouding    Cumulatief

  Salaris                                        3.120,00                   6.240,00
  Overwerk 125%               5,00     25,70       128,50                     128,50
  Brutoloon                                      3.248,50                   6.368,50
  Pensioen werknemer                                            131,75        263,50
  Loonheffing (tabel)               3.116,75                    541,33      1.058,12
  Nettoloon                                      2.575,42
  Reservering vakantiegeld                         259,88
`

test('the column of an amount says whether it is paid or withheld, and what is left proves both', () => {
  expect(tellRows(read('earnings', DUTCH), 'label', 'quantity', 'rate', 'amount')).toEqual([
    'Salaris | - | - | 3120.00',
    'Overwerk 125% | 5 | 25.70 | 128.50',
  ])
  expect(tellRows(read('deductions', DUTCH), 'label', 'amount')).toEqual([
    'Pensioen werknemer | 131.75',
    'Loonheffing (tabel) | 541.33',
  ])
})

const SPANISH = `
  CUANTÍA     PRECIO     CONCEPTO                   DEVENGOS     DEDUCCIONES

    30,00     47,077     1 Salario base             1.412,30
    30,00      3,948     2 Plus convenio              118,44
                4,70     995 CONTINGENCIAS COMUNES                     86,81
                9,42     999 TRIBUTACIÓN I.R.P.F.                     144,20

  Total                                             1.530,74          231,01
`

test('a price of three decimals is told by what it comes to, a number before the label is its code', () => {
  expect(tellRows(read('earnings', SPANISH), 'code', 'label', 'quantity', 'rate', 'amount')).toEqual([
    '1 | Salario base | 30 | 47.077 | 1412.30',
    '2 | Plus convenio | 30 | 3.948 | 118.44',
  ])
  expect(tellRows(read('deductions', SPANISH), 'code', 'label', 'amount')).toEqual([
    '995 | CONTINGENCIAS COMUNES | 86.81',
    '999 | TRIBUTACIÓN I.R.P.F. | 144.20',
  ])
})

test('columns whose sums are printed nowhere are not taken for pay', () => {
  const unproved = DUTCH.replace('3.248,50', '3.300,00').replace('2.575,42', '2.600,00')
  expect(read('earnings', unproved)?.reason ?? '').not.toMatch(/column of what is paid/)
})
