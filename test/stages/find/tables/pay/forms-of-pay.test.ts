import { describe, expect, test } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const tell = (key: string, pictures: readonly string[], ...columns: readonly string[]) =>
  tellRows(readRows('salary-statement', key, pictures), ...columns)

test('absence in the column of what is taken lessens the gross pay, a tax is taken from the net pay', () => {
  const slip = `
    N°     Désignation                    Base     Taux        Gain    Retenue

    1000   Salaire de base              151,67    20,00     3033,40
    2200   Absence maladie                                              133,40
    2600   Prime                                             100,00
    2610   Panier                                             60,00
           Total Brut                                       3060,00
    4100   Mutuelle                                                      40,00
    4300   Retraite                                                     260,00
           Total des cotisations                                        300,00
           Net à payer avant impôt                          2760,00
    8000   Impôt sur le revenu                                           81,00
           Net payé                                         2679,00
  `
  expect(tell('earnings', [slip], 'code', 'label', 'amount')).toEqual([
    '1000 | Salaire de base | 3033.40',
    '2200 | Absence maladie | -133.40',
    '2600 | Prime | 100.00',
    '2610 | Panier | 60.00',
  ])
  expect(tell('deductions', [slip], 'code', 'label', 'amount')).toEqual([
    '4100 | Mutuelle | 40.00',
    '4300 | Retraite | 260.00',
    '8000 | Impôt sur le revenu | 81.00',
  ])
})

test('a list without its gross pay goes on overleaf, where what is taken follows', () => {
  const first = `
    LoA     Bezeichnung                 Anzahl     Satz      Betrag
    1001    Tabellenentgelt                                3.000,00
    1302    Korrektur Nachtarbeit        -2,00    10,00      -20,00
    1310    Sonntagsarbeit                8,00     5,00       40,00
            Übertrag                                       3.020,00
  `
  const second = `
            Übertrag                                       3.020,00
    1450    Rufbereitschaft                                  180,00
            Gesamtbrutto                                   3.200,00
    Gesetzliche Abzüge
    Lohnsteuer                                               500,00
    Krankenversicherung                                      300,00
            Gesetzliches Netto                             2.400,00
    6110    Parkplatz                                        -30,00
    6220    Wohnheim                                        -170,00
            Auszahlungsbetrag                              2.200,00
  `
  expect(tell('earnings', [first, second], 'code', 'label', 'amount')).toEqual([
    '1001 | Tabellenentgelt | 3000.00',
    '1302 | Korrektur Nachtarbeit | -20.00',
    '1310 | Sonntagsarbeit | 40.00',
    '1450 | Rufbereitschaft | 180.00',
  ])
  expect(tell('deductions', [first, second], 'code', 'label', 'amount')).toEqual([
    '6110 | Parkplatz | 30.00',
    '6220 | Wohnheim | 170.00',
  ])
})

describe('deductions', () => {
  test('stand in two blocks beside each other, each with the figures of the year', () => {
    const slip = `
      EARNINGS            RATE     CURRENT HRS     CURRENT AMOUNT         YTD
      REGULAR          25.0000           80.00           2,000.00   24,000.00
      TOTAL GROSS                                        2,000.00   24,000.00
      DEDUCTIONS       CURRENT            YTD      DEDUCTIONS     CURRENT         YTD
      CPP               120.00       1,440.00      RRSP            100.00    1,200.00
      EI                 40.00         480.00      PARKING          45.00      540.00
      TOTAL DEDUCTIONS                                             305.00    3,660.00
      NET PAY                                                    1,695.00   20,340.00
    `
    expect(tell('deductions', [slip], 'label', 'amount').toSorted()).toEqual([
      'CPP | 120.00',
      'EI | 40.00',
      'PARKING | 45.00',
      'RRSP | 100.00',
    ])
  })

  test('may be several in a line', () => {
    const slip = `
      PAYMENTS       HRS      RATE     AMOUNT
      BASIC        40.00     18.00     720.00
                             GROSS     720.00
      DEDUCTIONS
      PAYE     50.00    PRSI    30.00    USC      12.00
      UNION     8.00                     TOTAL   100.00
                           NET PAY     620.00
    `
    expect(tell('deductions', [slip], 'label', 'amount')).toEqual([
      'PAYE | 50.00',
      'PRSI | 30.00',
      'USC | 12.00',
      'UNION | 8.00',
    ])
  })

  test('from the net pay are told by their minus among what is given', () => {
    const slip = `
      Code     Libellé                          Jours      Montant EUR
      1010     Salaire mensuel                                3.000,00
      1120     Heures supplémentaires                           200,00
               Brut                                           3.200,00
      5010     Cotisation personnelle                          -400,00
      5500     Précompte                                       -500,00
               Net                                            2.300,00
      7010     Déplacement                                       60,00
      8010     Repas                                            -20,00
      8500     Acompte                                         -250,00
               À payer                                        2.090,00
    `
    expect(tell('deductions', [slip], 'code', 'label', 'amount').slice(2)).toEqual([
      '8010 | Repas | 20.00',
      '8500 | Acompte | 250.00',
    ])
  })
})

test('how many and how much stand before a number and its label', () => {
  const slip = `
    CUANTIA     PRECIO     CONCEPTO                        DEVENGOS     DEDUCCIONES

     30,00  46,120 1 *SALARIO BASE                         1.383,60
     30,00  3,400 9 *A CUENTA CONVENIO                       102,00
            12 *MEJORA VOLUNTARIA                            114,40
            4,70 995 COTIZACION                                               75,20
            301 ANTICIPO                                                     124,80
    T. DEVENGADO                                           1.600,00
    T. A DEDUCIR                                                             200,00
    LIQUIDO A PERCIBIR                                     1.400,00
  `
  expect(tell('earnings', [slip], 'code', 'label', 'quantity', 'rate', 'amount')).toEqual([
    '1 | SALARIO BASE | 30 | 46.120 | 1383.60',
    '9 | A CUENTA CONVENIO | 30 | 3.400 | 102.00',
    '12 | MEJORA VOLUNTARIA | - | - | 114.40',
  ])
})

test('a rate of three decimals is no thousands where it makes the amount', () => {
  const slip = `
    LA     Text                    Anz.     Satz      Betrag
    100    Monatslohn                               2.860,00
    140    Nachtzuschlag          12,00    5,375       64,50
           Gesamtbrutto                             2.924,50
  `
  expect(tell('earnings', [slip], 'label', 'quantity', 'rate').at(1)).toBe('Nachtzuschlag | 12 | 5.375')
})

test('lists under titles of their own, of the employer or of leave, are none of pay', () => {
  const slip = `
    Salary & wages              Hours      Rate     This pay         YTD
    Ordinary hours              76.00     40.00     3,040.00    9,120.00
    Gross earnings                                  3,040.00    9,120.00
    Tax                                             This pay         YTD
    PAYG                                              640.00    1,920.00
    Superannuation                                  This pay         YTD
    Guarantee                                         364.80    1,094.40
    Net pay                                         2,400.00    7,200.00
  `
  expect(tell('earnings', [slip], 'label', 'amount')).toEqual(['Ordinary hours | 3040.00'])
  expect(tell('deductions', [slip], 'label', 'amount')).toEqual(['PAYG | 640.00'])
})
