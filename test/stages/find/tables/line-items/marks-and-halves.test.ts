import { describe, expect, it } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { nameColumns } from '../../../../../engine/stages/find/tables/line-items/name-columns.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) => readRows('invoice', 'line_items', [picture])

describe('the figures of an item', () => {
  it('have the marks of their amount', () => {
    const items = read(`
      Bezeichnung                  Menge      Preis ct/kg       Betrag EUR
      Grundpreis Rohmilch         48.217           46,200        22.276,25
      Zuschlag ohne Gentechnik    48.217            1,000           482,17
      Stoppkosten                     15            4,500             0,68
      Netto                                                      22.759,10
    `)
    expect(tellRows(items, 'quantity', 'unit_price').slice(0, 2)).toEqual(['48217 | 46.2', '48217 | 1'])
  })
})

describe('one heading over prices and amounts', () => {
  const page = makePage(`
    Autorkorrekturen   1,75   72,000   126,00
    Konfektionierung     14    6,400    89,60
  `)
  const { lines } = layOut([page]).pages[0]!
  const name = (key: string): readonly string[] => {
    const columns = ['name', 'quantity', key].map((own) => ({ key: own, left: 0, right: 0 }))
    const parted = lines.map((line) => {
      const [first, second, ...others] = line.segments.flatMap(({ words }) => words)
      const cells = new Map([['name', [first!]] as const, ['quantity', [second!]] as const, [key, others] as const])
      return { page, line, cells }
    })
    return nameColumns({ columns, lines: parted }, key, () => false).columns.map((column) => column.key)
  }

  it('is parted by them, though it names amounts alone', () => {
    expect(name('net_amount')).toEqual(['name', 'quantity', 'unit_price', 'net_amount'])
  })

  it('is parted by them, though nobody knows it', () => {
    expect(name('_other')).toEqual(['name', 'quantity', 'unit_price', 'net_amount'])
  })
})

describe('the columns of a table', () => {
  it('have numbers of articles under "Unit" where another has the units', () => {
    const items = read(`
      Unit    Equipment                     Qty    Term       Rate       Amount
      0441    Skid steer with bucket          4    DAY      345.00     1,380.00
      0719    Breaker attachment              2    DAY      190.00       380.00
      0812    Delivery and pickup             1    EA       220.00       220.00
      Subtotal                                                        1,980.00
    `)
    expect(tellRows(items, 'article_number', 'unit')).toEqual(['0441 | DAY', '0719 | DAY', '0812 | EA'])
  })

  it('have the unit below its count, whatever it is', () => {
    const items = read(`
      Artikel-Nr.   Bezeichnung                Menge       Preis       Betrag
      4400218       Winterweizen gebeizt       40,00       58,90     2.356,00
                    Partie DE-0881-24             dt
      6100552       Herbizid Klettofin             4      118,40       473,60
                    Sachkunde liegt vor          Kan
      Netto                                                          2.829,60
    `)
    expect(tellRows(items, 'unit')).toEqual(['dt', 'Kan'])
  })

  it('have the category of the tax before its rate', () => {
    const items = read(`
      Pos   Bezeichnung              Menge     Preis      Betrag    USt
      1     Kronenpflege Linde           6    285,00    1.710,00    S/19
      2     Totholz entfernen            2    195,00      390,00    S/19
      Netto                                             2.100,00
    `)
    expect(tellRows(items, 'tax_rate')).toEqual(['19', '19'])
  })

  it('have codes of taxes that a list explains beside which other sums stand', () => {
    const items = read(`
      N°   Désignation             Quantité    P.U. net    Cat.    Montant net
      1    Numérisation courrier      18500        0,12      S         2220,00
      2    Indexation des plis        18500        0,06      S         1110,00

      Cat.     Base      Taux     TVA        TOTAUX
      S     3330,00     20,00  666,00     Somme des lignes     3330,00
    `)
    expect(tellRows(items, 'tax_rate')).toEqual(['20', '20'])
  })
})
