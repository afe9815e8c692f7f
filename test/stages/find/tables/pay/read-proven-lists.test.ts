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

test('labels may stand right of their figures, what the year came to left of them', () => {
  const picture = `
    PAID
         YTD     This time      Rate     Hours  What
    8,404.00      1,672.00     22.00     76.00  Vet tech, regular
      462.00        198.00     33.00      6.00  Overtime
    8,866.00      1,870.00                      Gross
    TAKEN OUT
    1,350.44        293.66                      Fed income tax, FICA
      181.40         39.44                      AZ withholding
    1,531.84        333.10                      Total
    NET PAY deposited to checking            1,536.90
  `
  expect(tellRows(readRows('salary-statement', 'earnings', [picture]), 'label', 'quantity', 'rate', 'amount')).toEqual([
    'Vet tech, regular | 76 | 22.00 | 1672.00',
    'Overtime | 6 | 33.00 | 198.00',
  ])
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'label', 'amount')).toEqual([
    'Fed income tax, FICA | 293.66',
    'AZ withholding | 39.44',
  ])
})

test('lists whose sums stand elsewhere on the page, with the list of the year beside them', () => {
  const picture = `
    Paid to you this time           Held back                Cumulative
    Basic Pay          1,864.80     PAYE Tax     182.60      Taxable so far  4,296.05
    Sleep-in             220.00     Pension       83.06      Tax so far        358.20

    Sum paid   Sum held back   Month   To the bank
    2,084.80          265.66       2      1,819.14
  `
  expect(tellRows(readRows('salary-statement', 'earnings', [picture]), 'label', 'amount')).toEqual([
    'Basic Pay | 1864.80',
    'Sleep-in | 220.00',
  ])
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'label', 'amount')).toEqual([
    'PAYE Tax | 182.60',
    'Pension | 83.06',
  ])
})

test('what is called gross pay may be that of the year; sums of sections and whole amounts have no cents', () => {
  const picture = `
    HABERES                        $     DESCUENTOS                        $
    Sueldo base              980.000     AFP Cordillera              136.186
    Gratificación            209.396     Salud Fonasa                 83.258
    Total imponible        1.189.396     Total legales               219.444
    Movilización              45.000     Anticipo                    150.000
    TOTAL HABERES          1.234.396     TOTAL DESCUENTOS            369.444
    Total gross pay       33.402.860
    Líquido                                                          864.952
  `
  expect(tellRows(readRows('salary-statement', 'earnings', [picture]), 'label', 'amount')).toEqual([
    'Sueldo base | 980000',
    'Gratificación | 209396',
    'Movilización | 45000',
  ])
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'label', 'amount')).toEqual([
    'AFP Cordillera | 136186',
    'Salud Fonasa | 83258',
    'Anticipo | 150000',
  ])
})

test('what is taken from the net pay stands behind it', () => {
  const picture = `
    Text                       Plus         Minus
    Gehalt                 2.540,00
    Zulage                   100,00
    zusammen               2.640,00
    Werkskantine                            40,00
    Betriebskindergarten                   160,00
    verbleiben                           2.440,00
    Betriebsratsumlage                      30,00
    an Sie                               2.410,00
  `
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'label', 'amount')).toEqual([
    'Werkskantine | 40.00',
    'Betriebskindergarten | 160.00',
    'Betriebsratsumlage | 30.00',
  ])
})

test('a last line that is what is left is not taken, whatever it is called', () => {
  const picture = `
    Lohnart  Bezeichnung             Betrag
    1010     Gehalt                2.850,00
             Gesamtbrutto          2.850,00
             Netto-Verdienst       1.950,00
    8100 Überweisung VWL              40,00
    8200 Pfändung                    150,00
             Konto der Vogtlandbank  1.760,00
  `
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'code', 'label', 'amount')).toEqual([
    '8100 | Überweisung VWL | 40.00',
    '8200 | Pfändung | 150.00',
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
