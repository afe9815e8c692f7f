import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)

describe('figures in names', () => {
  it('are count, unit and price where their product is the amount', () => {
    const items = read(`
      2 Formule midi 19,50             39,00
      2 Verre Saint-Joseph 7,00        14,00
      1 Café gourmand 8,50              8,50
      TOTAL TTC                        61,50
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price', 'net_amount')).toEqual([
      'Formule midi | 2 | 19.50 | 39.00',
      'Verre Saint-Joseph | 2 | 7.00 | 14.00',
      'Café gourmand | 1 | 8.50 | 8.50',
    ])
  })

  it('stay in the name where it says how the amount comes about', () => {
    const items = read(`
      Terminsgebühr                              736,80
      Fahrtkosten 86 km x 0,42 €, Nr. 7003        36,12
      Pauschale                                   20,00
      Summe netto                                792,92
    `)
    expect(tellRows(items, 'name', 'net_amount')).toEqual([
      'Terminsgebühr | 736.80',
      'Fahrtkosten 86 km x 0,42 €, Nr. 7003 | 36.12',
      'Pauschale | 20.00',
    ])
  })
})

describe('an amount in another currency and its rate', () => {
  const bill = (course: string, swiss: string) => `
      Beschreibung                                        Betrag EUR
      Hotel Boston USD 2.703,40 1,1703                      2.310,01
      Taxi Basel CHF 120,00 ${course}                         ${swiss}
      Bahnfahrt                                                89,90
      Summe
  `

  it('are no words of the name where they come to the amount, multiplied or divided', () => {
    expect(tellRows(read(bill('1,0633', '127,60')), 'name', 'net_amount')).toEqual([
      'Hotel Boston | 2310.01',
      'Taxi Basel | 127.60',
      'Bahnfahrt | 89.90',
    ])
  })

  it('stay in the name where they come to something else', () => {
    expect(tellRows(read(bill('1,0633', '144,00')), 'name', 'net_amount')).toEqual([
      'Hotel Boston | 2310.01',
      'Taxi Basel CHF 120,00 1,0633 | 144.00',
      'Bahnfahrt | 89.90',
    ])
  })
})

describe('prices behind a word for one', () => {
  it('are no part of the name, and one of what is counted once is its amount', () => {
    const items = read(`
      2    Silvaner tr. 0,2      a 6,40       12,80
      1    Apfelschorle 0,4                    4,30
      2    Kürbissuppe a 7,90                 15,80
      2    Espresso dopp. a 4,10               8,20
           Total EUR                          41,10
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price')).toEqual([
      'Silvaner tr. 0,2 | 2 | 6.40',
      'Apfelschorle 0,4 | 1 | 4.30',
      'Kürbissuppe | 2 | 7.90',
      'Espresso dopp. | 2 | 4.10',
    ])
  })

  it('are a column beside one of counts with units', () => {
    const items = read(`
      04.02.    Bauschutt rein         6,480 t    à 28,50     184,68
      11.02.    Altholz                2,240 t    à 74,00     165,76
      19.02.    Gipsabfälle            0,860 t   à 148,00     127,28
      Summe netto                                             477,72
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit', 'unit_price')).toEqual([
      'Bauschutt rein | 6.48 | t | 28.50',
      'Altholz | 2.24 | t | 74.00',
      'Gipsabfälle | 0.86 | t | 148.00',
    ])
  })

  it('stand close behind it where a recognizer lost the blank', () => {
    const items = readRows(
      'invoice',
      'line_items',
      [
        `
        Bauschutt rein         6 t     a28,50     171,00
        Altholz                2 t     a74,00     148,00
        Gipsabfälle            3 t    a148,00     444,00
        Summe netto                               763,00
        `,
      ],
      { origin: 'ocr' },
    )
    expect(tellRows(items, 'name', 'unit_price')).toEqual([
      'Bauschutt rein | 28.50',
      'Altholz | 74.00',
      'Gipsabfälle | 148.00',
    ])
  })

  it('leave the count in a name that begins with it out', () => {
    const items = read(`
      Leistung                      Preis     Betrag
      3 Übernachtung Meerseite      94,00     282,00
      3 Frühstücksbuffet            16,50      49,50
      1 Minibar                      7,20       7,20
      Summe                                   338,70
    `)
    expect(tellRows(items, 'name', 'quantity')).toEqual([
      'Übernachtung Meerseite | 3',
      'Frühstücksbuffet | 3',
      'Minibar | 1',
    ])
  })
})

describe('what a till does not count', () => {
  it('was sold once beside what was sold several times', () => {
    const items = read(`
      Brot 750g              4,95 A
      4 x 1,10
      Laugenbrezel           4,40 A
      SUMME EUR              9,35
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price')).toEqual([
      'Brot 750g | 1 | 4.95',
      'Laugenbrezel | 4 | 1.10',
    ])
  })
})
