import { describe, expect, it } from 'vitest'
import { typeColumns } from '../../../../engine/stages/find/tables/line-items/type-columns.ts'
import { readRows, tellRows } from './read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)
const CELLS = ['position', 'name', 'quantity', 'unit', 'unit_price', 'net_amount'] as const

describe('columns of items', () => {
  it('are told by what multiplies, in whatever order they stand', () => {
    expect(
      typeColumns([
        ['33,00 €', 'Sand, gewaschen', '3 t', '11,00 €'],
        ['10,50 €', 'Splitt', '1,5 t', '7,00 €'],
      ]),
    ).toEqual(['net_amount', 'name', 'quantity', 'unit_price'])
  })

  it('are told by the shape of their cells', () => {
    expect(
      typeColumns([
        ['1.1', 'K4711', '2', 'Stk', 'Fenster putzen', '19 %', '40,00', '80,00'],
        ['1.2', 'K4712', '3', 'Std', 'Rahmen streichen', '7 %', '50,00', '150,00'],
      ]),
    ).toEqual(['position', 'article_number', 'quantity', 'unit', 'name', 'tax_rate', 'unit_price', 'net_amount'])
  })

  it.each([23, 24, 17, 18, 12, 15, 8])('of %s per cent are rates of tax', (rate) => {
    expect(
      typeColumns([
        ['2', 'Pots', `${rate} %`, '40.00', '80.00'],
        ['3', 'Pans', `${rate} %`, '50.00', '150.00'],
      ]),
    ).toEqual(['quantity', 'name', 'tax_rate', 'unit_price', 'net_amount'])
  })

  it('of per cent that lower the price are discounts, whatever their figures', () => {
    expect(
      typeColumns([
        ['2', 'Pots', '10 %', '40.00', '72.00'],
        ['3', 'Pans', '20 %', '50.00', '120.00'],
        ['1', 'Lids', '0 %', '5.00', '5.00'],
      ]),
    ).toEqual(['quantity', 'name', '_discount', 'unit_price', 'net_amount'])
  })

  it('have a count without a price where it carries its unit', () => {
    expect(
      typeColumns([
        ['03.02.2026', '2.5 h', 'Proofreading', '100.00'],
        ['04.02.2026', '4h', 'Layout', '160.00'],
      ]),
    ).toEqual(['_date', 'quantity', 'name', 'net_amount'])
  })
})

describe('items', () => {
  it('are read without any heading, the count with its unit in front', () => {
    const items = read(`
      Ich berechne Ihnen:

      2 Std        Hecke schneiden          45,00 €        90,00 €
      3,5 m²       Pflaster legen           20,00 €        70,00 €

                   Netto                                  160,00 €
                   Gesamtbetrag                           190,40 €
    `)
    expect(tellRows(items, ...CELLS)).toEqual([
      '- | Hecke schneiden | 2 | Std | 45.00 | 90.00',
      '- | Pflaster legen | 3.5 | m² | 20.00 | 70.00',
    ])
  })

  it('go on behind the sum of a section', () => {
    const items = read(`
      OZ      Menge       Leistung                EP         GP
      1                   Erdgeschoss
      1.1     2 Stk       Tür einbauen        100,00     200,00
                          Summe Erdgeschoss              200,00
      2                   Dachgeschoss
      2.1     3 m         Leiste setzen        10,00      30,00
                          Summe Dachgeschoss              30,00

                          Summe netto                    230,00
                          Gesamtbetrag                   273,70
    `)
    expect(tellRows(items, ...CELLS)).toEqual([
      '1.1 | Tür einbauen | 2 | Stk | 100.00 | 200.00',
      '2.1 | Leiste setzen | 3 | m | 10.00 | 30.00',
    ])
  })

  it('have their figures on the last line of their text', () => {
    const items = read(`
      Description               Quantity     Rate      Total

      Fence panel
      treated, two metres       2 ea         30.00     60.00

      Gate
      with a latch              1 ea         80.00     80.00

      Net total                                       140.00
      Total                                           168.00
    `)
    expect(tellRows(items, 'name', 'description', 'net_amount')).toEqual([
      'Fence panel | treated, two metres | 60.00',
      'Gate | with a latch | 80.00',
    ])
  })

  it('take their name from under the number that stands in its column', () => {
    const items = read(`
      Pos.   Material                 Menge   Einheit     Preis       Wert
      10     K4711                        2   Stk         40,00      80,00
             Fenster putzen

      20     K4712                        3   Std         50,00     150,00
             Rahmen streichen

             Summe netto                                            230,00
    `)
    expect(tellRows(items, 'article_number', 'name')).toEqual(['K4711 | Fenster putzen', 'K4712 | Rahmen streichen'])
  })

  it('say in one cell how their amount comes about', () => {
    const items = read(`
      Wofür                    Ermittlung                Euro
      Grundpreis               12 Monate x 9,90 €      118,80
      Verbrauch                100 kWh x 0,30 €         30,00

      Summe netto                                      148,80
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit', 'unit_price')).toEqual([
      'Grundpreis | 12 | Monate | 9.90',
      'Verbrauch | 100 | kWh | 0.30',
    ])
  })

  it('have their counts under a heading that elsewhere numbers the lines, and prices under one for units', () => {
    const items = read(`
      Total          Work                  No.       Each unit
      33.00          Hedge cutting         3 hr      11.00
      50.00          Turf                  2 bag     25.00

                     Net total                       83.00
                     Total                           99.60
    `)
    expect(tellRows(items, 'position', 'name', 'quantity', 'unit', 'unit_price', 'net_amount')).toEqual([
      '- | Hedge cutting | 3 | hr | 11.00 | 33.00',
      '- | Turf | 2 | bag | 25.00 | 50.00',
    ])
  })

  it('count what was shipped and charged, not what was ordered', () => {
    const items = read(`
      Item       Description           Quantity    Quantity    Price      Amount
      K4711      Hex bolt                    12          10     2.00       20.00
      K4712      Copper elbow                 5           5     3.00       15.00
      K4713      Washer                      40           8     1.00        8.00

                 Subtotal                                                  43.00
    `)
    expect(tellRows(items, 'quantity')).toEqual(['10', '5', '8'])
  })

  it('lose the rate that stands without a heading beside their names', () => {
    const items = read(`
      Anzahl   Einheit     Preis     Betrag           Gegenstand
      2        Stk         40,00      80,00     19    Fenster putzen
      3        Std         50,00     150,00     7     Rahmen streichen

      Summe netto                    230,00
      Gesamtbetrag                   255,70
    `)
    expect(tellRows(items, 'name', 'net_amount')).toEqual(['Fenster putzen | 80.00', 'Rahmen streichen | 150.00'])
  })

  it('go on below their figures where the next item is no nearer', () => {
    const items = read(`
                   Arbeiten im Garten
      2 Std        Hecke und Sträucher      45,00 €        90,00 €
                   zurückschneiden
      3,5 m²       Pflaster legen           20,00 €        70,00 €

                   Netto                                  160,00 €
                   Gesamtbetrag                           190,40 €
    `)
    expect(tellRows(items, 'name')[1]).toBe('Pflaster legen')
  })

  it('are the blocks that the widest gaps part, wherever the figures stand in them', () => {
    const items = read(`
      Bezeichnung                 Menge      Einzelpreis      Gesamt
      Tür einbauen
      aus Holz, weiß                  2           100,00      200,00
      mit Zarge und Griff

      Wand streichen
      Farbe nach Wahl                 3            10,00       30,00
      zweimal

                                  Summe netto                 230,00
                                  Gesamtbetrag                273,70
    `)
    expect(tellRows(items, 'name', 'description', 'quantity')).toEqual([
      'Tür einbauen | aus Holz, weiß mit Zarge und Griff | 2',
      'Wand streichen | Farbe nach Wahl zweimal | 3',
    ])
  })

  it('go on behind the sum of a group where lines are filled as before, and have prices of three decimals', () => {
    const items = read(`
      Datum      Standplatz        Sorte          Liter      Preis      Betrag netto
                 Wagen 1
      02.03.     Altenrode         Diesel         50,00      1,430             71,50
      09.03.     Moselheim         Super          20,00      1,505             30,10
                 Summe Wagen 1                                                101,60
                 Wagen 2
      04.03.     Altenrode         Diesel         10,00      1,440             14,40
                 Summe Wagen 2                                                 14,40

                                   Summe netto                                116,00
                                   Gesamtbetrag                               138,04
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price', 'net_amount')).toEqual([
      'Diesel | 50 | 1.43 | 71.50',
      'Super | 20 | 1.505 | 30.10',
      'Diesel | 10 | 1.44 | 14.40',
    ])
  })

  it('are explained by further lines that begin alike', () => {
    const items = read(`
      Bezeichnung                           Menge      Einzelpreis      Gesamt
      Fensterbank aus hellem Granit             2           100,00      200,00
      aus Lieferschein 4711
      Treppenstufe aus hellem Granit            3            10,00       30,00
      aus Lieferschein 4712
      Sockelleiste aus hellem Granit            1            10,00       10,00
      aus Lieferschein 4713
                                   Summe netto                          240,00
    `)
    expect(tellRows(items, 'name')).toEqual([
      'Fensterbank aus hellem Granit',
      'Treppenstufe aus hellem Granit',
      'Sockelleiste aus hellem Granit',
    ])
  })

  it('have the words beside amounts as names, though their heading means amounts elsewhere', () => {
    const items = read(`
      Credited                  Quantity          Value
      Project management               8         871.76
      Delivery                         2          28.24

                                Value           £900.00
                                VAT 20%         £180.00
                                In total       £1,080.00
    `)
    expect(tellRows(items, 'name', 'quantity', 'net_amount')).toEqual([
      'Project management | 8 | 871.76',
      'Delivery | 2 | 28.24',
    ])
  })

  it('stand on cards, each with its headings between name and figures', () => {
    const items = read(`
      Hire of scissor lift
      Quantity        Unit price         Line total
      14 day          £119.62            £1,674.68

      Waste collection
      Quantity        Unit price         Line total
      3 trip          £10.00             £30.00

                      Net total          £1,704.68
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit', 'unit_price')).toEqual([
      'Hire of scissor lift | 14 | day | 119.62',
      'Waste collection | 3 | trip | 10.00',
    ])
  })

  it('are named by the headings above them where few of these are known', () => {
    const items = read(`
      Vorgang X      Bestellnr.     Inhaltsstoff            Fluss      Zelle        Rest
      SI22045        K9054          Tischdecke weiß             8      33,20      265,60
      SI12828        K1258          Beratung vor Ort            4     100,00      400,00

                                    Summe netto                                   665,60
    `)
    expect(tellRows(items, 'article_number', 'name')).toEqual(['K9054 | Tischdecke weiß', 'K1258 | Beratung vor Ort'])
  })
})
