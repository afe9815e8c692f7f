import { expect, test } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const CELLS = [
  'position',
  'article_number',
  'name',
  'quantity',
  'unit',
  'unit_price',
  'net_amount',
  'tax_rate',
] as const
const items = (picture: string) => tellRows(readRows('invoice', 'line_items', [picture]), ...CELLS)

test('positions may be cards of labels with their values beside them', () => {
  const found = items(`
    Positionen
    Position 1
    Artikelnummer              HT-204
    Bezeichnung                Handtuch, weiß
    Menge                      30 C62
    Nettopreis                 4,50
    Steuer                     VAT S 19
    Zeilensumme                135,00
    Position 2
    Artikelnummer              BT-11
    Bezeichnung                Badetuch
    Menge                      10 C62
    Nettopreis                 9,00
    Steuer                     VAT S 19
    Zeilensumme                90,00
    Summe netto                225,00
  `)
  expect(found).toEqual([
    '1 | HT-204 | Handtuch, weiß | 30 | C62 | 4.50 | 135.00 | 19',
    '2 | BT-11 | Badetuch | 10 | C62 | 9.00 | 90.00 | 19',
  ])
})

test('the labels may stand over their values, and a name may take two lines', () => {
  const found = items(`
    Position 1
    Artikelnummer     Bezeichnung            Kennung
    HT-204            Handtuch aus           4711
                      Baumwolle
    Menge             Nettopreis             Positionsbetrag
    30 C62            4,50                   135,00
    Summe netto                              135,00
  `)
  expect(found).toEqual(['1 | HT-204 | Handtuch aus Baumwolle | 30 | C62 | 4.50 | 135.00 | -'])
})

test('the fields may have the names of UBL, each with its value in one text, the number below the heading', () => {
  const found = items(`
    InvoiceLine
       ID 1
       InvoicedQuantity 9 DAY
       LineExtensionAmount 5580.00
       Item Name Data engineer
       ClassifiedTaxCategory S 23
       PriceAmount 620.00
  `)
  expect(found).toEqual(['1 | - | Data engineer | 9 | DAY | 620.00 | 5580.00 | 23'])
})

test('a tax of none is the position’s own before it is that of the sums', () => {
  const found = items(`
    POSITION 1
      NAME.....: Sprachkurs
      MENGE....: 20 LH
      PREIS....: 4.50
      NETTO....: 90.00
      STEUER...: E 0
    SUMMEN
      NETTO....: 90.00
      STEUER...: 0.00
  `)
  expect(found).toEqual(['1 | - | Sprachkurs | 20 | LH | 4.50 | 90.00 | 0'])
})

test('what stands left of a card belongs to something else', () => {
  const found = items(`
    Seller                       Line 1
    Name: Finch Broadband        Item: Fibre 500
    City: Dublin                 Quantity: 2 MON
    Price: 99.00                 Price: 64.00
    Post code: D04               Net: 128.00
  `)
  expect(found).toEqual(['1 | - | Fibre 500 | 2 | MON | 64.00 | 128.00 | -'])
})

test('the terms of EN 16931 alone may head the columns', () => {
  const found = items(`
    BT-126   BT-155     BT-153            BT-129   BT-130   BT-146   BT-131   BT-152
    1        VS-10      Kronenpflege      6        C62      285,00   1.710,00   19
    2        VS-11      Fällung           2        C62      195,00     390,00   19
  `)
  expect(found).toEqual([
    '1 | VS-10 | Kronenpflege | 6 | C62 | 285.00 | 1710.00 | 19',
    '2 | VS-11 | Fällung | 2 | C62 | 195.00 | 390.00 | 19',
  ])
})
