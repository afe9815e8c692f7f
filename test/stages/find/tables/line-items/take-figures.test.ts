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
