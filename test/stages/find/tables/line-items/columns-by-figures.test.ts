import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)

describe('columns that their cells tell', () => {
  it('running numbers under "Item" are positions', () => {
    const items = read(`
      Item     Material     Description            Qty     Unit price      Amount
      10       KT-P40       Pressure gauge 40 bar    5         30.00       150.00
      20       KT-V12       Valve half inch          2         45.00        90.00
               Total                                                       240.00
    `)
    expect(tellRows(items, 'position', 'article_number', 'name')).toEqual([
      '10 | KT-P40 | Pressure gauge 40 bar',
      '20 | KT-V12 | Valve half inch',
    ])
  })

  it('of several counts the one that the amounts prove was charged, at prices below one too', () => {
    const items = read(`
      LN      DESCRIPTION            ORD      SHP      QTY B/O      UM      PRICE      EXTENSION
      1       Hex nut half inch     1000      800          200      EA       .250         200.00
      2       Washer half inch      2000     2000            0      EA       .040          80.00
      3       Carriage bolt           90       50           40      EA      1.120          56.00
              TOTAL                                                                       336.00
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price', 'net_amount')).toEqual([
      'Hex nut half inch | 800 | 0.250 | 200.00',
      'Washer half inch | 2000 | 0.040 | 80.00',
      'Carriage bolt | 50 | 1.12 | 56.00',
    ])
  })

  it('"Netto" heads weights where the figures prove another amount', () => {
    const items = read(`
      COD      DESCRIZIONE        COLLI      LORDO      NETTO      N         PREZZO      IMPORTO
      MEL      Mele Golden           20      212,5                200,0        1,10       220,00
      PER      Pere Abate            10      105,0                100,0        1,45       145,00
      UVA      Uva Italia             5       52,0                 50,0        2,00       100,00
               TOTALE                                                                     465,00
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price', 'net_amount')).toEqual([
      'Mele Golden | 200 | 1.10 | 220.00',
      'Pere Abate | 100 | 1.45 | 145.00',
      'Uva Italia | 50 | 2.00 | 100.00',
    ])
  })

  it('numbers behind the amounts are rates where the paper prints these with their sign', () => {
    const items = read(`
      Pos      Bezeichnung              Menge      Preis      Betrag   St
      1        Bergkäse Laib                2      40,00       80,00   7
      2        Putzmittel Kanister          3      12,00       36,00   19
      3        Butter Karton                1      55,00       55,00   7
               MwSt 7 % von 135,00                              9,45
               MwSt 19 % von 36,00                              6,84
               Endbetrag                                      187,29
    `)
    expect(tellRows(items, 'name', 'tax_rate')).toEqual([
      'Bergkäse Laib | 7',
      'Putzmittel Kanister | 19',
      'Butter Karton | 7',
    ])
  })

  it('numbers of one thing are counts, whatever it is', () => {
    const items = read(`
      Beschreibung                    MengeEinheiten                  Betrag
      Anzeigen Fahrräder                  310 Klicks                   93,00
      Anzeigen Anhänger                 1.240 Klicks                  372,00
                                      Gesamtbetrag                    465,00
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit')).toEqual([
      'Anzeigen Fahrräder | 310 | Klicks',
      'Anzeigen Anhänger | 1240 | Klicks',
    ])
  })

  it('a price may have no cents where it is right in all rows', () => {
    const items = read(`
      B1 Werkstattgespräch                      3 Stunden      à 90        270,00
      B2 Gutachten zur Lage                     2 Stück       à 145        290,00
      B3 Protokoll der Tagung                   1 pauschal      330        330,00
                                                Summe netto                890,00
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price')).toEqual([
      'Werkstattgespräch | 3 | 90',
      'Gutachten zur Lage | 2 | 145',
      'Protokoll der Tagung | 1 | 330',
    ])
  })

  it('discounts leave the factors of a column known where something is charged besides', () => {
    const items = read(`
      ARTICOLO      DESCRIZIONE                  QTX      PREZZO      SC      TOTALE
      NOL-1         Noleggio gru cingolata         4      100,00      10      360,00
      NOL-2         Noleggio benna grande          3       50,00      10      135,00
      TRA-1         Trasporto al cantiere          1       80,00               80,00
      ASS-1         Copertura dei danni                                        45,00
                    TOTALE                                                    620,00
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price', 'net_amount')).toEqual([
      'Noleggio gru cingolata | 4 | 100.00 | 360.00',
      'Noleggio benna grande | 3 | 50.00 | 135.00',
      'Trasporto al cantiere | 1 | 80.00 | 80.00',
      'Copertura dei danni | - | - | 45.00',
    ])
  })

  it('a share behind a name is no sum', () => {
    const items = read(`
      Charge               Basis               Quantity      Rate      Amount
      Water used           Meter 5518               20       2.00       40.00
      Sewer                85% of water                                 34.00
      Water basic          2 months                  2       9.50       19.00
                           Current charges                              93.00
    `)
    expect(tellRows(items, 'name', 'net_amount')).toEqual([
      'Water used | 40.00',
      'Sewer | 34.00',
      'Water basic | 19.00',
    ])
  })

  it('amounts may be parted by lakhs', () => {
    const items = read(`
      Inventory                       Delivered          Rate         Gross INR
      Homepage banner                         2      1,20,000       2,40,000.00
      Side banner                       1000000           110       1,10,000.00
                                      Invoice total                 3,50,000.00
    `)
    expect(tellRows(items, 'name', 'quantity', 'net_amount')).toEqual([
      'Homepage banner | 2 | 240000.00',
      'Side banner | 1000000 | 110000.00',
    ])
  })

  it('the heading of a price says the unit of an unnamed table too', () => {
    const items = read(`
      Docket          Crop                  Moist.      Tonnes        €/t             €
      7710-7714       Winter oats             14.1       20.00     190.00      3,800.00
                      Total supply                                             3,800.00
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit')).toEqual(['Winter oats | 20 | t'])
  })
})
