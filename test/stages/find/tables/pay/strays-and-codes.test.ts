import { expect, test } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

test('figures of the year behind what is taken are none of it where the lines before them come to the payout', () => {
  const picture = `
    Payments          Hours     Rate     Amount    Deductions          Amount
    Basic Pay        100.00    20.00   2,000.00    PAYE Tax            300.00
    Holiday Pay        5.00    20.00     100.00    Pension             100.00

                                                   Gross for Tax TD  9,000.00
                                                   Tax paid TD       1,500.00
                                                   Net Pay           1,700.00
  `
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'label', 'amount')).toEqual([
    'PAYE Tax | 300.00',
    'Pension | 100.00',
  ])
})

test('what is taken from the net pay may have a minus sign where taxes have none', () => {
  const picture = `
    LA    Text                   Std.      Satz        Betrag        Jahr
    100   Monatslohn                                 2.860,00    5.720,00
    115   Überstunden            8,00     21,50        172,00      301,00
    140   Nachtzuschlag         12,00     5,375         64,50      129,00
    GESAMTBRUTTO                                     3.096,50    6.150,00
    Gesetzliche Abzüge                             lfd. Monat        Jahr
    Lohnsteuer                                         330,16      654,90
    Kirchensteuer                                       29,71       58,93
    Krankenversicherung                                259,24      514,80
    Rentenversicherung                                 281,98      559,95
    Arbeitslosenversicherung                            39,42       78,28
    Pflegeversicherung                                  72,77      144,50
    NETTOVERDIENST                                   2.083,22    4.138,64
    810   Kantine                                                 -48,00
    AUSZAHLUNG                                                  2.035,22
  `
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'code', 'label', 'amount')).toEqual([
    '810 | Kantine | 48.00',
  ])
})

test('a word under the heading of codes is no label', () => {
  const picture = `
    Code     Earnings              Hours       Rate    This period    Year to date
    REG      Regular               80.00      31.25       2,500.00       47,500.00
    HOL      Holiday                8.00      31.25         250.00        1,500.00
             Gross Pay                                    2,750.00       49,000.00
    Code     Deductions                                This period    Year to date
    FIT      Federal Income Tax                            -318.42        6,011.37
    SIT-OR   Oregon State Tax                              -219.10        4,102.88
             Net Pay                                      2,212.48       38,885.75
  `
  expect(tellRows(readRows('salary-statement', 'earnings', [picture]), 'code', 'label', 'amount')).toEqual([
    'REG | Regular | 2500.00',
    'HOL | Holiday | 250.00',
  ])
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'code', 'label', 'amount')).toEqual([
    'FIT | Federal Income Tax | 318.42',
    'SIT-OR | Oregon State Tax | 219.10',
  ])
})

test('hours that were worked and are paid are not what is paid and what is taken', () => {
  const picture = `
    PAY AND ALLOWANCES                                               DEDUCTIONS
    Description         wkd/earned  paid/due     rate       amount   PAYE           332.60
    BASIC PAY               150.00    150.00  15.4400     2,316.00   NI A           147.30
    SATURDAY ENH             22.50     22.50   6.4800       145.80   PENSION        237.10
    SUNDAY ENH               15.00     15.00  12.6600       189.90   CAR PARKING     18.00
    ARREARS PAY AWARD                                       239.77   LOTTERY         35.00

    TOTAL PAYMENTS    TOTAL DEDUCTIONS    NET PAY
    2,891.47          770.00              2,121.47
  `
  expect(tellRows(readRows('salary-statement', 'deductions', [picture]), 'label', 'amount')).toEqual([
    'PAYE | 332.60',
    'NI A | 147.30',
    'PENSION | 237.10',
    'CAR PARKING | 18.00',
    'LOTTERY | 35.00',
  ])
})

test('the base that stands beside each contribution is neither paid nor taken', () => {
  const picture = `
    Código  CONCEPTO                    Cuantía      Precio      DEVENGOS    DEDUCCIONES
    001     Salario base                  30,00     47,3333      1.420,00
    010     Plus convenio                 30,00        3,20         96,00
    030     Prorrata pagas extra                                   252,67
            Contingencias comunes        4,70 %    1.768,67                        83,13
            MEI                          0,13 %    1.768,67                         2,30
            Desempleo                    1,55 %    1.768,67                        27,41
            Formación profesional        0,10 %    1.768,67                         1,77
            Tributación I.R.P.F.        11,40 %    1.768,67                       201,63
            TOTALES                                            1.768,67           316,24
    Fecha: 31/05/2025                                LÍQUIDO A PERCIBIR         1.452,43
    Concepto                                Base      Tipo           Aportación empresa
    Contingencias comunes               1.768,67     23,60                       417,41
    MEI                                 1.768,67      0,67                        11,85
    AT y EP                             1.768,67      1,50                        26,53
    Desempleo                           1.768,67      5,50                        97,28
    Formación profesional               1.768,67      0,60                        10,61
    FOGASA                              1.768,67      0,20                         3,54
  `
  expect(
    tellRows(readRows('salary-statement', 'deductions', [picture]), 'label', 'rate', 'amount').slice(0, 2),
  ).toEqual(['Contingencias comunes | 4.7 | 83.13', 'MEI | 0.13 | 2.30'])
})
