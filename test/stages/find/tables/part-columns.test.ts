import { expect, it } from 'vitest'
import { layOutLines } from '../../../../engine/domain/lines.ts'
import type { Page, Word } from '../../../../engine/domain/page.ts'
import { findBounds, partLine } from '../../../../engine/stages/find/tables/layout/part-columns.ts'

/** Words of 10 points, each as wide as given. */
function line(y: number, ...words: readonly (readonly [left: number, right: number, text: string])[]): readonly Word[] {
  return words.map(([left, right, text]) => ({
    text,
    box: [left, y, right, y + 10],
    confidence: 1,
    fontSize: 10,
    bold: false,
  }))
}

const COLUMNS = [
  { key: 'debit', left: 200, right: 225 },
  { key: 'credit', left: 260, right: 285 },
]

it('a number that a blank parts is whole, though other lines leave no room but there', () => {
  const page: Page = {
    number: 1,
    width: 600,
    height: 800,
    origin: 'text',
    words: [
      ...line(100, [40, 100, 'Cheque'], [222, 228, '1'], [231, 252, '128,40']),
      ...line(120, [40, 100, 'Cheque'], [222, 228, '2'], [231, 252, '380,75']),
      ...line(140, [40, 100, 'Agence'], [232, 275, 'Grenoble']),
      ...line(160, [40, 100, 'Agence'], [232, 275, 'Vercors']),
    ],
  }
  const lines = layOutLines(page)
  const bounds = findBounds(COLUMNS, lines, page.width)
  expect(bounds[0]).toBeGreaterThan(252)
  const { cells } = partLine({ page, lines }, lines[0]!, COLUMNS, bounds)
  expect(
    cells
      .get('debit')!
      .map(({ text }) => text)
      .slice(-2),
  ).toEqual(['1', '128,40'])
  expect(cells.has('credit')).toBe(false)
})
