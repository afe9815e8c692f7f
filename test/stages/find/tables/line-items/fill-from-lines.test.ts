import { expect, it } from 'vitest'
import type { Row } from '../../../../../engine/domain/field.ts'
import { layOutLines } from '../../../../../engine/domain/lines.ts'
import { describeItems } from '../../../../../engine/stages/find/tables/line-items/describe-items.ts'
import { fillFromLines } from '../../../../../engine/stages/find/tables/line-items/fill-from-lines.ts'
import type { Item } from '../../../../../engine/stages/find/tables/line-items/read-item.ts'
import type { TableLine } from '../../../../../engine/stages/find/tables/layout/columns.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readRows, tellRows } from '../read-rows.ts'

function makeLine(text: string): TableLine {
  const page = makePage(text)
  return { page, line: layOutLines(page)[0]!, cells: new Map() }
}

function makeItem(main: TableLine, row: Row): Item {
  return { row, cents: 46_530, proven: true, words: main.page.words, main }
}

const read = (picture: string) => readRows('invoice', 'line_items', [picture])

it('items have the unit that a line says behind its count, where the table has no column for it', () => {
  const main = makeLine('OSB3 board    22 SHT    21.15    465.30')
  const table = makeItem(main, { quantity: '22', unit: null, unit_price: '21.15' })
  const line = makeItem(main, { quantity: '22', unit: 'SHT', unit_price: '21.15' })
  const other = makeItem(main, { quantity: '2', unit: 'SHT', unit_price: '232.65' })
  expect(fillFromLines([table], () => [line])[0]!.row['unit']).toBe('SHT')
  expect(fillFromLines([table], () => [other])[0]!.row['unit']).toBeNull()
  expect(fillFromLines([table], () => [makeItem(makeLine('OSB3'), line.row)])[0]!.row['unit']).toBeNull()
  expect(fillFromLines([table], () => [{ ...line, cents: 2115 }])[0]!.row['unit']).toBeNull()
})

it('counts above a line of a roll with headings are those of its item', () => {
  const items = read(`
    DESCRIZIONE            IVA    Prezzo(€)
    3 x 2,00
    COPERTO                10%         6,00
    ANTIPASTO MARE         10%        14,00
    2 x 11,00
    BUSIATE PESTO          10%        22,00
    TOTALE COMPLESSIVO                42,00
  `)
  expect(tellRows(items, 'quantity', 'unit_price')).toEqual(['3 | 2.00', '1 | 14.00', '2 | 11.00'])
})

it('running numbers are told where a sum that looks like an item follows', () => {
  const names = ['1 Rohinstallation', '2 Unterverteilungen', '3 Feininstallation', 'Rechnungssumme']
  const items = names.map((name, at) => ({
    ...makeItem(makeLine(name), { name, net_amount: ['10.00', '20.00', '40.00', '70.00'][at]! }),
    cents: [1000, 2000, 4000, 7000][at]!,
    proven: null,
  }))
  const layout = { pages: [], segments: [] }
  const context = { type: 'invoice', layout, amounts: { amounts: [], printed: [], tendered: [] } } as const
  expect(tellRows(describeItems(items, context, 'columns', new Map()), 'position', 'name')).toEqual([
    '1 | Rohinstallation',
    '2 | Unterverteilungen',
    '3 | Feininstallation',
  ])
})
