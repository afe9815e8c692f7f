import { describe, expect, it } from 'vitest'
import { layOutLines } from '../../../../../engine/domain/lines.ts'
import { readRate } from '../../../../../engine/stages/find/tables/line-items/read-number.ts'
import { splitNumbers } from '../../../../../engine/stages/find/tables/line-items/split-numbers.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readRows, tellRows } from '../read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)

describe('numbers before the names of items', () => {
  it('are the article’s where they do not run on under "Nr."', () => {
    const items = read(`
      Nr.           Arbeit                          Menge     Einzel EUR     Gesamt EUR
      12 40 00      Zahnriemen erneuern             1,00          310,00         310,00
      08 15 00      Wasserpumpe ersetzen            1,00          145,50         145,50
      N9081320      Dichtring                       4,00            1,20           4,80
      Summe netto                                                                460,30
    `)
    expect(tellRows(items, 'position', 'article_number', 'name')).toEqual([
      '- | 12 40 00 | Zahnriemen erneuern',
      '- | 08 15 00 | Wasserpumpe ersetzen',
      '- | N9081320 | Dichtring',
    ])
  })

  it('are positions where they go on by tens, whatever zeros lead them', () => {
    const items = read(`
      Pos.       Bezeichnung                  Menge     Preis EUR     Wert EUR
      000010     Mantelleitung                  2           38,40        76,80
      000020     Schalterdose                   3            1,20         3,60
      Summe                                                              80,40
    `)
    expect(tellRows(items, 'position', 'article_number')).toEqual(['000010 | -', '000020 | -'])
  })

  it('are positions before the article’s, though what is charged besides has neither', () => {
    const [line] = layOutLines(makePage('Items'))
    const main = { page: line!.page, line: line!, cells: new Map() }
    const makeItem = (code: string | null, name: string) => ({
      row: { position: null, article_number: code, name },
      cents: null,
      proven: null,
      words: [],
      main,
    })
    const items = [
      makeItem('1 PC-1120-H', 'Hemisphere mould'),
      makeItem('2 SP-VIB-02', 'Rubber buffer set'),
      makeItem(null, 'Freight and insurance'),
    ]
    expect(splitNumbers(items).map(({ row }) => row)).toEqual([
      { position: '1', article_number: 'PC-1120-H', name: 'Hemisphere mould' },
      { position: '2', article_number: 'SP-VIB-02', name: 'Rubber buffer set' },
      { position: null, article_number: null, name: 'Freight and insurance' },
    ])
  })

  it('are no positions where a heading calls them codes, though they rise', () => {
    const items = read(`
      Code       Description                         Basis                    EUR
      0100       Ocean freight                       per container        1,339.51
      0150       Bunker adjustment                                          118.00
      0310       Terminal handling                                          235.00
                 Total EUR                                                1,692.51
    `)
    expect(tellRows(items, 'position', 'article_number', 'name')).toEqual([
      '- | 0100 | Ocean freight',
      '- | 0150 | Bunker adjustment',
      '- | 0310 | Terminal handling',
    ])
  })

  it('are not those of the customs tariff', () => {
    const items = read(`
      Style            Description              HS code         Pcs      EUR/pc     Amount EUR
      FW25-1182/BK     Wool coat                6202 20 00       24      118.50       2,844.00
      FW25-1204/CM     Knit dress               6104 41 00       36       64.00       2,304.00
                                                Total EUR                             5,148.00
    `)
    expect(tellRows(items, 'article_number')).toEqual(['FW25-1182/BK', 'FW25-1204/CM'])
  })

  it('are capitals under "Artigo" beside a column of descriptions', () => {
    const items = read(`
      Artigo         Descrição                         Qtd.     Pr. Unit.        Valor
      SRV-LAV        Lavagem de roupa de cama           10           1,35        13,50
      SRV-REC        Recolha e entrega                   3           6,00        18,00
                     Total                                                       31,50
    `)
    expect(tellRows(items, 'article_number', 'name')).toEqual([
      'SRV-LAV | Lavagem de roupa de cama',
      'SRV-REC | Recolha e entrega',
    ])
  })
})

describe('counts of items', () => {
  it('stand between names and amounts without a heading or a price', () => {
    const items = read(`
      Eingehende Untersuchung                  1          20,50
      Massage, Teilbehandlung                  2          16,70
      Beratung, auch telefonisch               1           8,20
      Summe                                               45,40
    `)
    expect(tellRows(items, 'name', 'quantity')).toEqual([
      'Eingehende Untersuchung | 1',
      'Massage, Teilbehandlung | 2',
      'Beratung, auch telefonisch | 1',
    ])
  })

  it('are no codes of tax rates', () => {
    const items = read(`
      Kaffee, gemahlen                         1          20,50
      Wein, halbtrocken                        2          16,70
      Brot                                     1           8,20
      Summe                                               45,40
      1 7,00 %        28,70
      2 19,00 %       16,70
    `)
    expect(tellRows(items, 'quantity')).toEqual(['-', '-', '-'])
  })

  it('have their thousands parted by the mark that is not before the cents', () => {
    const items = read(`
      Pos.   Bezeichnung          Menge        Preis je 1.000      Betrag EUR
      10     Druckfeder           24.000 ST             30,00          720,00
      20     Zugfeder             12.000 ST             34,00          408,00
      Summe                                                          1.128,00
    `)
    expect(tellRows(items, 'quantity')).toEqual(['24000', '12000'])
  })

  it('are not the per cent that make the tax of a line', () => {
    const items = read(`
      Ware             Menge       Preis      Netto     MwSt %      Steuer
      Diesel          412,06      1,4454     595,59         19      113,16
      AdBlue           44,10      0,6639      29,28         19        5,56
      Summe                                  624,87                 118,72
    `)
    expect(tellRows(items, 'quantity', 'net_amount')).toEqual(['412.06 | 595.59', '44.1 | 29.28'])
  })
})

describe('tax rates', () => {
  it('are read with their sign beside a price in the same cell', () => {
    const page = { origin: 'text' } as const
    expect(readRate({ text: '24,00 19%', page })).toBe('19')
    expect(readRate({ text: '180,00 19%', page })).toBe('19')
    expect(readRate({ text: '12,45', page })).toBeNull()
  })

  it('are told by their sign under a heading that may head prices', () => {
    const items = read(`
      Sl    Description of Goods       HSN/SAC     GST     Quantity       Rate      Amount
      No.                                         Rate
      1     Cotton Kurta Block         62114290    5 %      24 PCS      485.00   11,640.00
      2     Brass Diya Set             83062910    12 %     15 SET      337.50    5,062.50
      3     Jute Shopper               42022230    18 %    100 PCS       88.00    8,800.00
                                                           Total                 25,502.50
    `)
    expect(tellRows(items, 'quantity', 'unit_price', 'tax_rate')).toEqual([
      '24 | 485.00 | 5',
      '15 | 337.50 | 12',
      '100 | 88.00 | 18',
    ])
  })

  it('are explained by a list whose code stands close behind its label', () => {
    const items = read(`
      Menge    Artikel               Preis         Gesamt
      40 ST    Steckschaum            0,88    1     35,20
       6 ST    Pfand CC-Bord         12,00    2     72,00
       2 ST    Rosen                 10,00    1     20,00
      ST1    7,0 %    NETTO    55,20    MWST     3,86
      ST2   19,0 %    NETTO    72,00    MWST    13,68
      SUMME NETTO                                  127,20
    `)
    expect(tellRows(items, 'tax_rate')).toEqual(['7', '19', '7'])
  })
})
