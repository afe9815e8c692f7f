import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (...pictures: readonly string[]) => readRows('invoice', 'line_items', pictures)

describe('what proves a list of items', () => {
  it('is its sum with the tax of each, though one of them is the net amount of its rate', () => {
    const items = read(`
      Cod. articolo        Descrizione         Quantità   Prezzo    %IVA   Prezzo totale
      OLEVO500 (INTERNO)   Olio extravergine      24,00     9,80    4,00          235,20
      PATETAG (INTERNO)    Paté di olive          18,00     4,35   10,00           78,30
      CESTO03 (INTERNO)    Cesto regalo            6,00    11,50   22,00           69,00

      %IVA    Totale imponibile    Totale imposta
      4,00               235,20              9,41
      10,00               78,30              7,83
      22,00               69,00             15,18
      Totale documento                     414,92
    `)
    expect(tellRows(items, 'article_number', 'name', 'net_amount')).toEqual([
      'OLEVO500 | Olio extravergine | 235.20',
      'PATETAG | Paté di olive | 78.30',
      'CESTO03 | Cesto regalo | 69.00',
    ])
  })

  it('is count times whole price before the name', () => {
    const items = read(`
      6 hrs x 55 Labour, Declan and apprentice       330.00
      2 x 148 Radiator double                        296.00
      Valves, olives, inhibitor                       41.26
                                                     667.26
      VAT 13.5%                                       90.08
                                                     757.34
    `)
    expect(tellRows(items, 'name', 'quantity', 'unit_price')).toEqual([
      'Labour, Declan and apprentice | 6 | 55',
      'Radiator double | 2 | 148',
      'Valves, olives, inhibitor | - | -',
    ])
  })

  it('is a price with tenths of cents less a discount', () => {
    const items = read(`
      Artigo    Descrição             Qtd. Un.    Pr. Unitário    Desc.    IVA      Valor
      TJ-0331   Tijolo furado        640,00 un           0,310     0,00   23,00    198,40
      CIM-25    Cimento saco          48,00 sc           4,150     5,00   23,00    189,24
      ARE-M     Areia média            3,50 m3          24,000     0,00   23,00     84,00
      ISO-60    Placa isolante        30,00 un           5,420    10,00   23,00    146,34
      GEN-AL    Aluguer                2,00 dia         18,000     0,00   23,00     36,00
      Total líquido                                                               653,98
    `)
    expect(tellRows(items, 'unit_price')).toEqual(['0.310', '4.15', '24', '5.42', '18'])
  })

  it('may stand on a till roll that prints the letter of the tax behind each amount, not what was paid with', () => {
    const items = read(`
      FRISCHMARKT
                                        EUR
      Bio Vollmilch                  1,59 A
      Gouda jung 400g                3,99 A
      Müllbeutel 35l                 2,29 B
      -------------------------------------
      SUMME            EUR           7,87
      Geg. girocard    EUR           7,87
    `)
    expect(tellRows(items, 'name', 'net_amount')).toEqual([
      'Bio Vollmilch | 1.59',
      'Gouda jung 400g | 3.99',
      'Müllbeutel 35l | 2.29',
    ])
  })

  it('may be a price below its currency in a narrow cell', () => {
    const items = read(`
      DIENST                 AANTAL    PRIJS    BTW     TOTAAL
      Webhosting Cumulus         12        €    21%    € 95,88
                                        7,99
      Extra mailbox              12        €    21%    € 12,60
                                        1,05
      Subtotaal                                       € 108,48
    `)
    expect(tellRows(items, 'name', 'unit_price')).toEqual(['Webhosting Cumulus | 7.99', 'Extra mailbox | 1.05'])
  })
})
