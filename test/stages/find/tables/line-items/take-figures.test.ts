import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)

describe('figures in names', () => {
  it('are count, unit and price where their product is the amount', () => {
    const items = read(`
      2 x Cappuccino 1,60           10% 3,20
      3 x Cornetto crema 1,50       10% 4,50
      1 x Spremuta 4,00             10% 4,00
      TOTALE                          11,70
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price', 'net_amount')).toEqual([
      'Cappuccino | 2 | 1.60 | 3.20',
      'Cornetto crema | 3 | 1.50 | 4.50',
      'Spremuta | 1 | 4.00 | 4.00',
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
