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
  Líquido a percibir                                                1.299,73
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
  const unproved = DUTCH.replace('3.248,50', '3.300,00').replace('2.575,42', '2.600,00').replace('3.116,75', '3.100,00')
  expect(read('earnings', unproved)?.reason ?? '').not.toMatch(/column of what is paid/)
})

test('a figure that is the share of a printed amount is a rate, whatever its sign or heading', () => {
  const picture = `
    Devengado
    Salario base                            1.500,00
    Plus                                      300,00
    Total devengado                         1.800,00
    Deducciones                    %
    Contingencias comunes        4,70          84,60
    Desempleo                    1,55          27,90
    Total a deducir                           112,50
    Líquido a percibir                      1.687,50
  `
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'label', 'rate', 'amount')).toEqual([
    'Contingencias comunes | 4.7 | 84.60',
    'Desempleo | 1.55 | 27.90',
  ])
})

test('expenses paid beside the gross pay are no earnings, what is taken from the net pay is a deduction', () => {
  const picture = `
    Item                      Paid        Taken
    Wages                 2,842.61
    Overtime                 63.96
    Gross                 2,906.57
    Scheme                               133.97
    Levy                                 402.17
    Travel                   42.00
    Nettoloon                          2,412.43
    Staff fund                             5.00
    Loan                                  75.00
    To be paid                         2,332.43
  `
  expect(tellRows(readRows('salary-statement', 'earnings', [picture]), 'label', 'amount')).toEqual([
    'Wages | 2842.61',
    'Overtime | 63.96',
  ])
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'label', 'amount')).toEqual([
    'Scheme | 133.97',
    'Levy | 402.17',
    'Staff fund | 5.00',
    'Loan | 75.00',
  ])
})

test('lists beside each other may be parted by bars', () => {
  const picture = `
    EARNINGS                    | DEDUCTIONS
    BASIC PAY          3,600.00 | FUND EMPLOYEE      484.00
    POINTS               270.00 | SCHEME              19.75
                                | UNIFORM              8.00
    GROSS PAY          3,870.00 | TOTAL DEDUCTIONS   511.75
                                  NET PAY          3,358.25
  `
  expect(tellRows(readRows('salary-statement', 'earnings', [picture]), 'label', 'amount')).toEqual([
    'BASIC PAY | 3600.00',
    'POINTS | 270.00',
  ])
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'label', 'amount')).toEqual([
    'FUND EMPLOYEE | 484.00',
    'SCHEME | 19.75',
    'UNIFORM | 8.00',
  ])
})
