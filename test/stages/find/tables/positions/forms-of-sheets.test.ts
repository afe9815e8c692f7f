import { describe, expect, test } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) =>
  tellRows(readRows('balance-sheet', 'positions', [picture]), 'code', 'label', 'amount', 'prior_amount')
const sum = (key: string, picture: string) => readRows('balance-sheet', key, [picture])?.value ?? null

describe('a form that numbers its lines', () => {
  const form = `
    BALANCE ABREVIADO

    ACTIVO                                   NOTAS       EJERCICIO 2025    EJERCICIO 2024

    A) ACTIVO NO CORRIENTE          11000                     52.600,00         58.300,00
    I. Inmovilizado intangible      11100      5               2.600,00          3.300,00
    II. Inmovilizado material       11200      5              50.000,00         55.000,00
    III. Inversiones                11300
    B) ACTIVO CORRIENTE             12000                     31.000,00         24.000,00
    II. Existencias                 12200      7              11.000,00         14.000,00
    VII. Efectivo                   12700                     20.000,00         10.000,00
    TOTAL ACTIVO                    10000                     83.600,00         82.300,00

    PATRIMONIO NETO Y PASIVO                 NOTAS       EJERCICIO 2025    EJERCICIO 2024
    A) PATRIMONIO NETO              20000                     60.000,00         61.000,00
    I. Capital                      21100                     40.000,00         40.000,00
    III. Reservas                   21300                     20.000,00         21.000,00
    C) PASIVO CORRIENTE             32000                     23.600,00         21.300,00
    1. Proveedores                  32580                     23.600,00         21.300,00
    TOTAL PATRIMONIO NETO Y PASIVO  30000                     83.600,00         82.300,00
  `

  test('has codes beside labels with their own numbers, and no amounts in their column', () => {
    expect(read(form).slice(0, 3)).toEqual([
      '11100 | I. Inmovilizado intangible | 2600.00 | 3300.00',
      '11200 | II. Inmovilizado material | 50000.00 | 55000.00',
      '12200 | II. Existencias | 11000.00 | 14000.00',
    ])
  })

  test('has the sums of its classes', () => {
    expect(['fixed_assets', 'current_assets', 'equity', 'total_assets'].map((key) => sum(key, form))).toEqual([
      '52600.00',
      '31000.00',
      '60000.00',
      '83600.00',
    ])
  })
})

test('figures in thousands are no codes, though they look like them', () => {
  expect(
    read(`
      Balance sheet
      ASSETS                2025      2024
      Buildings              412       398
      Vehicles               118       127
      Stocks               1,304     1,211
      Cash                   226       301
      LIABILITIES           2025      2024
      Capital                900       900
      Loans                1,160     1,137
    `),
  ).toEqual([
    '- | Buildings | 412 | 398',
    '- | Vehicles | 118 | 127',
    '- | Stocks | 1304 | 1211',
    '- | Cash | 226 | 301',
    '- | Capital | 900 | 900',
    '- | Loans | 1160 | 1137',
  ])
})

test('sides stand beside each other under spaced names, what a position contains is no position', () => {
  const sheet = `
    A K T I V A           2025        2024   P A S S I V A               2025        2024

    1. Grundstücke   80.000,00   82.000,00   1. Stammkapital        25.000,00   25.000,00
    2. Maschinen     20.000,00   15.000,00   2. Gewinnvortrag       30.000,00   28.000,00
    3. Waren         12.000,00   11.000,00   3. Darlehen            60.000,00   59.000,00
    4. Bank           8.000,00    9.000,00   davon bis 1 Jahr EUR   10.000,00
                    120.000,00  117.000,00   4. Lieferanten          5.000,00    5.000,00
  `
  expect(read(sheet)).toEqual([
    '1. | Grundstücke | 80000.00 | 82000.00',
    '2. | Maschinen | 20000.00 | 15000.00',
    '3. | Waren | 12000.00 | 11000.00',
    '4. | Bank | 8000.00 | 9000.00',
    '1. | Stammkapital | 25000.00 | 25000.00',
    '2. | Gewinnvortrag | 30000.00 | 28000.00',
    '3. | Darlehen | 60000.00 | 59000.00',
    '4. | Lieferanten | 5000.00 | 5000.00',
  ])
})

test('figures of further columns are no part of a label', () => {
  expect(
    read(`
      Balance sheets                 Group     Group   Company   Company
                                      2025      2024      2025      2024
      Fixed assets
      Tangible assets               51,902    49,077       412       388
      Investments                    1,012     1,012    38,204    38,204
      Current assets
      Stocks                        21,417    19,806         –         –
      Debtors                       27,344    29,518    14,902    13,377
      Pension liability             (3,552)   (4,080)     (118)     (104)
    `).map((row) => row.split(' | ')[1]),
  ).toEqual(['Tangible assets', 'Investments', 'Stocks', 'Debtors', 'Pension liability'])
})

describe('sums', () => {
  test('of French classes are told by their numbers where nothing else names them', () => {
    const sheet = `
      BILAN
      ACTIF                              31/12/2025     31/12/2024
      Fonds commercial                       30 000         30 000
      Matériel                               12 000         14 000
      Total I                                42 000         44 000
      Marchandises                            8 000          7 500
      Disponibilités                          9 000          6 500
      Total II                               17 000         14 000
      Total général                          59 000         58 000

      PASSIF                             31/12/2025     31/12/2024
      Capital                                10 000         10 000
      Réserves                               15 000         12 000
      Total I                                25 000         22 000
      Emprunts                               20 000         24 000
      Fournisseurs                           14 000         12 000
      Total III                              34 000         36 000
      Total général                          59 000         58 000
    `
    const keys = ['fixed_assets', 'current_assets', 'equity', 'liabilities']
    expect(keys.map((key) => sum(key, sheet))).toEqual(['42000', '17000', '25000', '34000'])
  })

  test('of provisions are those of single lines without a class of their own', () => {
    expect(
      sum(
        'provisions',
        `
        Bilanz
        AKTIVA                       2025        2024
        Maschinen               40.000,00   42.000,00
        Bank                    10.000,00    9.000,00
        Summe Aktiva            50.000,00   51.000,00
        PASSIVA                      2025        2024
        Eigenkapital            30.000,00   29.000,00
        Rückstellung Garantie    4.000,00    4.500,00
        Rückstellung Steuern     1.000,00      500,00
        Darlehen                15.000,00   17.000,00
        Summe Passiva           50.000,00   51.000,00
      `,
      ),
    ).toBe('5000.00')
  })
})

test('the net figure is what is left of the gross one, whatever stands over the columns', () => {
  expect(
    read(`
    Bilan
    ACTIF                                             2025        2024

    Matériel              18.000        12.000       6.000       9.000
    Bureaux               31.000        17.000      14.000      15.000
    Titres                 4.000                     4.000       4.000
    Banque                 7.000                     7.000       3.000
    PASSIF
    Capital                                     31.000      31.000
  `).slice(0, 3),
  ).toEqual(['- | Matériel | 6000 | 9000', '- | Bureaux | 14000 | 15000', '- | Titres | 4000 | 4000'])
})

test('the sum of a part of a class is not that of the class', () => {
  const sheet = `
    Balans
    ACTIVA                              2025                  2024

    Vaste activa
    Gebouwen                50.000                52.000
    Machines                20.000                25.000
                                      70.000                77.000
    Deelnemingen                       8.000                 8.000
    Vlottende activa
    Debiteuren              11.000                10.000
    Bank                     4.000                 6.000
                                      15.000                16.000
                                      93.000               101.000
  `
  expect([sum('fixed_assets', sheet), sum('current_assets', sheet)]).toEqual(['78000', '15000'])
})

test('what points to a note in brackets is no part of a name', () => {
  const sheet = read(`
    Balance sheet

                                             2025        2024
    Cash                                      612         480
    Inventories (note 3)                    2,588       2,390
    Vorräte (Anm. 4)                        1,903       2,015
    Stocks (notes 5 and 6)                    415         415
    Bâtiments (annexe 2)                      700         800
    Grundstücke (bebaut)                      900         950
  `)
  expect(sheet.map((row) => row.split(' | ')[1])).toEqual([
    'Cash',
    'Inventories',
    'Vorräte',
    'Stocks',
    'Bâtiments',
    'Grundstücke (bebaut)',
  ])
})
