import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from './read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)

describe('items whose headings leave something open', () => {
  it('have the rates that codes at their ends stand for, as the taxes prove it', () => {
    const items = read(`
      Artikel            Menge   E-Preis   G-Preis   St
      Kopierpapier A4       20     21,90    438,00   1
      Kaffee, ganze Bohne    2     13,80     27,60   2
      Toner schwarz          4     38,70    154,80   1

      St       Netto     %      MwSt     Brutto
      1       592,80    19    112,63     705,43
      2        27,60     7      1,93      29,53
    `)
    expect(tellRows(items, 'name', 'tax_rate')).toEqual([
      'Kopierpapier A4 | 19',
      'Kaffee, ganze Bohne | 7',
      'Toner schwarz | 19',
    ])
  })

  it('are numbered where running numbers stand before the numbers of articles', () => {
    const items = read(`
      Artikel-Nr.    Bezeichnung             Menge    Einzelpreis     Betrag
      1 KT-220       Kaminofen schwarz         1         180,00       180,00
      2 RZ-15        Rauchrohrset 150 mm       2          29,50        59,00
    `)
    expect(tellRows(items, 'position', 'article_number')).toEqual(['1 | KT-220', '2 | RZ-15'])
  })

  it('are counted in "x" where a column of units says so', () => {
    const items = read(`
      Leistung                Menge   Einheit   Einzelpreis    Betrag
      Anfahrt Zone Süd           2    x             25,00       50,00
      Arbeitszeit Monteur      1,5    Std.          60,00       90,00
    `)
    expect(tellRows(items, 'unit')).toEqual(['x', 'Std.'])
  })
})
