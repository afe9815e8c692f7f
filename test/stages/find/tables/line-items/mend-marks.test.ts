import { expect, it } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const picture = `
  Omschrijving            Aantal      Prijs       Bedrag
  Krabpaal Tijger              1      89,95        89,95
  Kattenvoer zalm              2      54,50       109,00
  Speelmuisjes                 1        795          795
  Totaal                                          206,90
`

it('an amount among amounts with cents has lost its mark to the recognizer, as has the price beside it', () => {
  const items = readRows('invoice', 'line_items', [picture], { origin: 'ocr' })
  expect(tellRows(items, 'name', 'unit_price', 'net_amount')).toEqual([
    'Krabpaal Tijger | 89.95 | 89.95',
    'Kattenvoer zalm | 54.50 | 109.00',
    'Speelmuisjes | 7.95 | 7.95',
  ])
  expect(items!.reason).toContain('sum is the')
})

it('of a text it is what is printed', () => {
  const items = readRows('invoice', 'line_items', [picture])
  expect(tellRows(items, 'net_amount')).toContain('795')
})
