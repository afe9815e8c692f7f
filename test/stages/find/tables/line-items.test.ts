import { describe, expect, it } from 'vitest'
import { keysOf } from '../../../../engine/domain/extraction-keys.ts'
import { readRows, tellRows } from './read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)
const COLUMNS = ['position', 'name', 'quantity', 'unit', 'unit_price', 'net_amount'] as const

const TABLE = `
  Rechnung 2026-17

  Pos  Leistung                         Menge   Einh.  Einzelpreis   MwSt     Gesamt
  1    Gerüst aufbauen                      1   psch       450,00    19 %     450,00
       inkl. An- und Abfahrt
  2    Putz abschlagen                  12,50   m2          18,40    19 %     230,00

       Summe netto                                                            680,00
       zzgl. 19 % MwSt                                                        129,20
       Gesamtbetrag                                                           809,20
`

describe('items of an invoice', () => {
  it('are read from a table with headings, text below belonging to the item above', () => {
    const items = read(TABLE)
    expect(tellRows(items, ...COLUMNS, 'description')).toEqual([
      '1 | Gerüst aufbauen | 1 | psch | 450.00 | 450.00 | inkl. An- und Abfahrt',
      '2 | Putz abschlagen | 12.5 | m2 | 18.40 | 230.00 | -',
    ])
  })

  it('have the unit that stands with the price, where nothing else names it', () => {
    const items = read(`
      Rechnung 2026-18

      Pos  Artikel            Menge      Einzelpreis      Gesamt
      1    Rohr 15 mm             4      10,00 / m         40,00
      2    Bogen                  2      5,00 pro Stk      10,00

           Summe netto                                     50,00
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit', 'unit_price')).toEqual([
      'Rohr 15 mm | 4 | m | 10.00',
      'Bogen | 2 | Stk | 5.00',
    ])
  })

  it('are parted by titles of sections, which belong to none of them', () => {
    const items = read(`
      Rechnung 2026-19

      Pos  Leistung               Menge   Einh.   Einzelpreis     Gesamt
      Titel 1 Rohbau
      1    Mauern                     2   m2           100,00     200,00
      Los B Ausbau
      2    Putzen                     3   m2            50,00     150,00

           Summe netto                                            350,00
    `)
    expect(tellRows(items, 'name', 'description')).toEqual(['Mauern | -', 'Putzen | -'])
  })

  it('have every column of the key, null where the paper says nothing', () => {
    const [row] = read(TABLE)!.value as readonly Record<string, string | null>[]
    expect(Object.keys(row!)).toEqual(Object.keys(keysOf('invoice')['line_items']!))
    expect(row!['article_number']).toBeNull()
  })

  it('are surer when products and sum prove them', () => {
    const proven = read(TABLE)!
    const wrong = read(
      TABLE.replace('Summe netto  ', 'Summe netto ~').replaceAll('680,00', '681,50').replace('809,20', '810,70'),
    )!
    expect(proven.confidence).toBeGreaterThan(0.9)
    expect(wrong.confidence).toBeLessThan(0.8)
    expect(proven.reason).toContain('sum is the net amount')
  })

  it('carry over pages: a heading repeated, the sum carried over left out', () => {
    const head = 'Pos.  Artikel                    Menge Einh.    Preis EUR    Betrag EUR'
    const items = read(
      `
      Musterbau GmbH   Rechnung 5                                Seite: 1
      ${head}
      1     Rohr 15 mm                     4 m           10,00         40,00
                                           Übertrag                    40,00
      `,
      `
      Musterbau GmbH   Rechnung 5                                Seite: 2
      ${head}
            Übertrag                                                   40,00
      2     Bogen                          2 Stk          5,00         10,00
                                           Summe netto                 50,00
                                           Endbetrag                   59,50
      `,
    )
    expect(tellRows(items, 'position', 'name', 'net_amount')).toEqual(['1 | Rohr 15 mm | 40.00', '2 | Bogen | 10.00'])
  })

  it('go on overleaf without a heading', () => {
    const items = read(
      `
      Pos.  Bezeichnung                Menge        Preis         Gesamt
      1     Rohr 15 mm                     4        10,00          40,00
      `,
      `
      Blatt 2 zur Rechnung
      2     Bogen                          2         5,00          10,00
            Summe netto                                            50,00
      `,
    )
    expect(tellRows(items, 'name', 'net_amount')).toEqual(['Rohr 15 mm | 40.00', 'Bogen | 10.00'])
  })

  it('read 1,000 as one where the amount proves it, and as a thousand otherwise', () => {
    const table = (quantity: string, total: string): string => `
      Bezeichnung                Menge        Preis        Gesamt
      Rohr 15 mm                 ${quantity}        10,00     ${total}
      `
    expect(tellRows(read(table('1,000', '    10,00')), 'quantity')).toEqual(['1'])
    expect(tellRows(read(table('1.000', '10.000,00')), 'quantity')).toEqual(['1000'])
  })

  it('allow for a discount in the row', () => {
    const items = read(`
      Art.-Nr.   Artikel               Anz.   Preis     Rabatt   Summe
      A-100      Gartenschere            2    24,90     10 %     44,82
      Warenwert netto                                            44,82
      `)
    expect(tellRows(items, 'article_number', 'name', 'net_amount')).toEqual(['A-100 | Gartenschere | 44.82'])
    expect(items!.reason).toContain('1 of 1 quantity times price')
  })

  it('are found without headings where one number times another gives the amount', () => {
    const items = read(`
      Rechnung Nr. 5
      Fenster putzen Erdgeschoss      12  Stk    4,50     54,00
      Rahmen reinigen                  8  Stk    3,25     26,00
      Netto                                               80,00
      Brutto                                              95,20
      `)
    expect(tellRows(items, 'name', 'quantity', 'unit', 'unit_price', 'net_amount')).toEqual([
      'Fenster putzen Erdgeschoss | 12 | Stk | 4.50 | 54.00',
      'Rahmen reinigen | 8 | Stk | 3.25 | 26.00',
    ])
  })

  it('of a till roll are the lines above the total, with counts above or below them', () => {
    const items = read(`
      BÄCKEREI BEISPIEL
        2 x 1,20
      Brezel                2,40 B
      Kaffee gross          3,10 A
      Mischbrot 750g
        1 Stk x 3,95        3,95 B
      SUMME     EUR         9,45
      Bar                  10,00
      Rückgeld              0,55
      `)
    expect(tellRows(items, 'name', 'quantity', 'net_amount')).toEqual([
      'Brezel | 2 | 2.40',
      'Kaffee gross | 1 | 3.10',
      'Mischbrot 750g | 1 | 3.95',
    ])
  })

  it('are not made of a till roll whose lines do not come to the total', () => {
    const items = read(`
      Bericht über Zahlungen
      Frau Beispiel         2,40
      Herr Muster           3,10
      Gesamt               99,00
      `)
    expect(items?.confidence ?? 0).toBeLessThan(0.35)
  })

  it('of a credit note are positive, whatever the paper prints', () => {
    const items = readRows('credit-note', 'line_items', [
      `
      Gutschrift
      Bezeichnung                Menge        Preis        Gesamt
      Rohr 15 mm                     4        10,00       -40,00
      Summe netto                                         -40,00
      `,
    ])
    expect(tellRows(items, 'quantity', 'unit_price', 'net_amount')).toEqual(['4 | 10.00 | 40.00'])
  })

  it('are read from French headings', () => {
    const items = read(`
      FACTURE
      Réf.     Désignation                     Qté   PU HT     Remise    Total HT   TVA
      A12      Chaise de bureau                  4   89,00 €             356,00 €   20%
                                                    Total HT             356,00 €
      `)
    expect(tellRows(items, 'article_number', 'name', 'quantity', 'unit_price', 'net_amount', 'tax_rate')).toEqual([
      'A12 | Chaise de bureau | 4 | 89.00 | 356.00 | 20',
    ])
  })
})

it('a tax code stands for the rate that the list of taxes gives it', () => {
  const found = readRows('invoice', 'line_items', [
    `
    Art.-Nr.   Bezeichnung            Menge VE     Preis    MwSt     Betrag
    104000     Frittierfett               2 Ktn    32,80    A         65,60
    105113     Apfelschorle              12 Kst    11,95    B        143,40
    Summe netto                                                      209,00
    A          7,00 %                 65,60        4,59
    B         19,00 %                143,40       27,25
    Gesamt                                                           240,84
    `,
  ])
  expect(tellRows(found, 'name', 'tax_rate')).toEqual(['Frittierfett | 7', 'Apfelschorle | 19'])
})

it('a Portuguese table says what its columns hold', () => {
  const found = readRows('invoice', 'line_items', [
    `
    Artigo     Descrição              Qtd. Un.   Pr. Unitário   Desc.   IVA     Valor
    CART-350   Cartões de visita     500,00 UN         0,0780    0,00  23,00    39,00
    ROLL       Roll-up impresso        2,00 UN        47,5000    0,00  23,00    95,00
    Total ilíquido                                                             134,00
    `,
  ])
  expect(tellRows(found, 'article_number', 'name', 'quantity', 'unit_price', 'tax_rate', 'net_amount')).toEqual([
    'CART-350 | Cartões de visita | 500 | 0.0780 | 23 | 39.00',
    'ROLL | Roll-up impresso | 2 | 47.5000 | 23 | 95.00',
  ])
})

it.each(['Output CGST @ 9%', 'QST/TVQ', 'Round off', 'Retainage held 10%'])('"%s" under the items is none', (label) => {
  const found = read(`
    Description                        Qty      Rate      Amount
    Catalogue, 48 pages              1,500     62.00   93,000.00
    Binding                          1,500      9.50   14,250.00
    ${label.padEnd(48)}9,652.50
  `)
  expect(tellRows(found, 'name', 'net_amount')).toEqual(['Catalogue, 48 pages | 93000.00', 'Binding | 14250.00'])
})

it('what is left of "2x" is no part of the name', () => {
  const found = read(`
    Tisch 12
    2x Schweinsbraten                      33,80
    1x Zwiebelrostbraten                   24,50
    3x Silvaner 0,25                       18,60
    Summe EUR                              76,90
  `)
  expect(tellRows(found, 'quantity', 'name')).toEqual([
    '2 | Schweinsbraten',
    '1 | Zwiebelrostbraten',
    '3 | Silvaner 0,25',
  ])
})
