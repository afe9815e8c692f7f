import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)

describe('codes of articles', () => {
  it('may stand under the names, with a label or without', () => {
    const labelled = read(`
      Zeile     Menge     Bezeichnung             EP        Gesamt EUR
      001       100       Mantelleitung         0,89             89,00
                          Art. 58521.91 · Gr. B
      002        10       Schalterdose          1,20             12,00
                          Art. 20611.67 · Gr. F
                          Summe                                 101,00
    `)
    expect(tellRows(labelled, 'article_number', 'name', 'description')).toEqual([
      '58521.91 | Mantelleitung | Gr. B',
      '20611.67 | Schalterdose | Gr. F',
    ])
    const bare = read(`
      Item                        Qty      Price      Amount
      Powered loudspeaker           4      55.00      220.00
      QSC-K12
      Wireless handheld kit         6      38.00      228.00
      SM-58W
                                Total                 448.00
    `)
    expect(tellRows(bare, 'article_number', 'name')).toEqual([
      'QSC-K12 | Powered loudspeaker',
      'SM-58W | Wireless handheld kit',
    ])
  })

  it('of a shop may have letters alone where they are called its own', () => {
    const items = read(`
      Qty      Item                            Price
      2        Knitted hat - Juniper          $76.00
               SKU HT-JUN · 2 × $38.00
      1        Wool throw - Oat              $116.00
               SKU TH-OAT-L · 1 × $116.00
                                Subtotal     $192.00
    `)
    expect(tellRows(items, 'article_number', 'name')).toEqual([
      'HT-JUN | Knitted hat - Juniper',
      'TH-OAT-L | Wool throw - Oat',
    ])
  })

  it('are none of what a letterhead prints beside the table', () => {
    const items = read(`
      Filiale Linz
                        Art.        Bezeichnung            Stk     Preis        Betrag
      Pichler Möbel
                        ST-880      Drehstuhl Sigma          8    345,00      2.760,00
      Kai 212           TI-160      Schreibtisch Ahorn       3    360,00      1.080,00
      1020 Wien
                                    Summe                                     3.840,00
    `)
    expect(tellRows(items, 'article_number', 'name')).toEqual([
      'ST-880 | Drehstuhl Sigma',
      'TI-160 | Schreibtisch Ahorn',
    ])
  })

  it('without a heading may stand left of the names', () => {
    const items = read(`
                Bezeichnung                    Stk     Preis          Betrag
      ST-880    Drehstuhl Sigma                  8     345,00       2.760,00
      TI-160    Schreibtisch Ahorn               3     360,00       1.080,00
                Summe                                               3.840,00
    `)
    expect(tellRows(items, 'article_number', 'name')).toEqual([
      'ST-880 | Drehstuhl Sigma',
      'TI-160 | Schreibtisch Ahorn',
    ])
  })

  it('may stand in the line above the name', () => {
    const items = read(`
      Artikel                        Menge      Preis EUR      Betrag EUR
      2011840                            2         318,00          636,00
      Kalkammonsalpeter, lose
      2014471                            3         412,50        1.237,50
      Dünger im Sack
                                     Summe                       1.873,50
    `)
    expect(tellRows(items, 'article_number', 'name')).toEqual([
      '2011840 | Kalkammonsalpeter, lose',
      '2014471 | Dünger im Sack',
    ])
  })

  it('may begin the names of most items', () => {
    const items = read(`
      Qty     Description                        Unit price     Ext price
      50      CPT12C Copper tee                       2.184        109.20
      25      WAX-XT Wax ring                         4.120        103.00
      10      BV34SWT Ball valve                     21.360        213.60
                                                 Total             425.80
    `)
    expect(tellRows(items, 'article_number', 'name')).toEqual([
      'CPT12C | Copper tee',
      'WAX-XT | Wax ring',
      'BV34SWT | Ball valve',
    ])
  })

  it('are no years and counts that names begin with', () => {
    const items = read(`
      Description                              Amount
      2026 membership                           40.00
      2026 newsletter                           12.00
                                   Total        52.00
    `)
    expect(tellRows(items, 'article_number', 'name')).toEqual(['- | 2026 membership', '- | 2026 newsletter'])
  })
})

describe('what is no part of an item', () => {
  it('is the day before its name', () => {
    const items = read(`
      Description                               Qty      Price      Amount
      12/09/25 Hedge removal                      1     880.00      880.00
      12/09/25 Green waste tip fees               3      66.00      198.00
                                             Total                1,078.00
    `)
    expect(tellRows(items, 'name')).toEqual(['Hedge removal', 'Green waste tip fees'])
  })

  it('is how it was paid', () => {
    const items = read(`
      Super E10                 71,77 A
      Scheibenklar               7,99 A
      Summe EUR                 79,76
      girocard                  79,76
    `)
    expect(tellRows(items, 'name', 'net_amount')).toEqual(['Super E10 | 71.77', 'Scheibenklar | 7.99'])
  })

  it('is a tax on nothing', () => {
    const items = read(`
      Description            Qty      Unit price      Amount
      Team plan                2          162.00      324.00
      Subtotal                                        324.00
      VAT 0% on 324.00                                  0.00
      Total                                           324.00
    `)
    expect(tellRows(items, 'name')).toEqual(['Team plan'])
  })
})

it('figures that stand beside their headings are told by where they stand', () => {
  const items = read(`
    Désignation                  Qté            PU HT            Montant HT
    Affiche, couché 170 g                 150             1,240      186,00
    Bâche, œillets                          2            68,000      136,00
    Frais techniques                        1            25,000       25,00
                                                     Total HT        347,00
  `)
  expect(tellRows(items, 'name', 'quantity', 'unit_price', 'net_amount')).toEqual([
    'Affiche, couché 170 g | 150 | 1.24 | 186.00',
    'Bâche, œillets | 2 | 68 | 136.00',
    'Frais techniques | 1 | 25 | 25.00',
  ])
})
