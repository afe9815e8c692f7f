import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)

describe('rows and what stands around them', () => {
  it('are items where the column of amounts takes something off', () => {
    const items = read(`
      DESCRIPTION OF CHARGES                      USD
      Linehaul class 85, 1,420 lb              612.40
      Discount 58%                            -355.19
      Liftgate delivery                         75.00
      TOTAL CHARGES                            332.21
    `)
    expect(tellRows(items, 'name', 'net_amount')).toEqual([
      'Linehaul class 85, 1,420 lb | 612.40',
      'Discount 58% | -355.19',
      'Liftgate delivery | 75.00',
    ])
  })

  it('are numbered beside a sum that is carried over', () => {
    const items = read(`
      Lfd    Produkt, Station             Liter    EUR/l netto     netto EUR
      1      Diesel, Autohof             418,39          1,346        563,15
      2      Diesel, Rasthof             272,45          1,346        366,72
      Übertrag                                                        929,87
      3      Diesel, Tankhof              38,62          1,332         51,44
      Summe netto                                                     981,31
    `)
    expect(tellRows(items, 'position', 'name')).toEqual([
      '1 | Diesel, Autohof',
      '2 | Diesel, Rasthof',
      '3 | Diesel, Tankhof',
    ])
  })

  it('have codes in capitals under the heading of items beside descriptions', () => {
    const items = read(`
      Item        Description                        Qty       Rate        Amount
      MILL        Mill existing asphalt              100       0.85         85.00
      STRP        Restripe stalls, white              10       0.65          6.50
                                                   Total                    91.50
    `)
    expect(tellRows(items, 'article_number', 'name')).toEqual([
      'MILL | Mill existing asphalt',
      'STRP | Restripe stalls, white',
    ])
  })

  it('keep their own code before what stands under it', () => {
    const items = read(`
      Teile-Nr.        Bezeichnung              Menge      Einzel      Gesamt
      OEL-XW           Motorenöl                    5       17,90       89,50
      HU-DEKR          HU/AU-Gebühr                 1      128,57      128,57
      342              aus Lager
                       Summe                                           218,07
    `)
    expect(tellRows(items, 'article_number')).toEqual(['OEL-XW', 'HU-DEKR'])
  })

  it('leave out the title above the first of them', () => {
    const items = read(`
      Leistung                     Menge      Preis      Betrag
      Kosten im Mai
      Festnetz-Flat                    1       8,39        8,39

      Miete Router                     1       5,03        5,03

      Miete Telefon                    1       2,00        2,00

      Summe netto                                         15,42
    `)
    expect(tellRows(items, 'name')).toEqual(['Festnetz-Flat', 'Miete Router', 'Miete Telefon'])
  })
})

it('a single product among lines that stand like a list is one of them, though no sum proves the list', () => {
  const items = read(`
    Ocean freight                               1,699.87
    Terminal handling                             218.00
    Waiting time 2.5 hrs @ 45.00                  112.50
    Import duty paid on your behalf             1,084.16
    Total charges                               3,514.53
  `)
  expect(tellRows(items, 'net_amount')).toEqual(['1699.87', '218.00', '112.50', '1084.16'])
})
