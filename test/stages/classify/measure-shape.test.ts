import { describe, expect, test } from 'vitest'
import { layOutLines } from '../../../engine/domain/lines.ts'
import { measureShape } from '../../../engine/stages/classify/measure-shape.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const shapeOf = (picture: string) => measureShape(layOutLines(makePage(picture)))

describe('balances that follow from each other', () => {
  test('are seen from the oldest to the newest', () => {
    const rows = 'Anfang  5,00  100,00\nMiete  20,00  80,00\nLohn  50,00  130,00\nStrom  30,00  100,00'
    expect(shapeOf(rows).has('balances')).toBe(true)
  })

  test('and from the newest to the oldest', () => {
    const rows = 'Strom  30,00  100,00\nLohn  50,00  130,00\nMiete  20,00  80,00\nAnfang  5,00  100,00'
    expect(shapeOf(rows).has('balances')).toBe(true)
  })

  test('are none in prices and sums of items', () => {
    const rows = 'Stuhl  20,00  80,00\nTisch  50,00  150,00\nBank  30,00  90,00\nLampe  10,00  40,00'
    expect(shapeOf(rows).has('balances')).toBe(false)
  })
})

describe('clauses', () => {
  test.each([
    ['sections', '§ 1 Mietsache\n§ 2 Mietzeit\n§ 3 Miete'],
    ['numbered sentences', '1. The tenant pays the rent.\n2. The landlord repairs the roof.\n3. No dogs.'],
  ])('are %s that count up', (_, picture) => {
    expect(shapeOf(picture).has('clauses')).toBe(true)
  })

  test('are no rows of a table', () => {
    expect(shapeOf('1  Stuhl  4 Stk\n2  Tisch  1 Stk\n3  Lampe  2 Stk').has('clauses')).toBe(false)
  })
})

test('days with hours at their ends are workdays, days with amounts are not', () => {
  expect(shapeOf('02.03.  Mauern  8,5\n03.03.  Schalung  7,25\n04.03.  Putz  6').has('workdays')).toBe(true)
  expect(shapeOf('02.03.  Miete  850,00\n03.03.  Strom  86,10\n04.03.  Gas  55,30').has('workdays')).toBe(false)
})

test('weekdays side by side are a week', () => {
  expect(shapeOf('Name  Mo  Di  Mi  Do  Fr').has('week')).toBe(true)
  expect(shapeOf('Mo  8,0\nDi  8,0\nMi  8,0\nDo  8,0').has('week')).toBe(false)
})

test('the same largest sum twice is two sides', () => {
  const assets = 'Maschinen  40.000\nForderungen  12.000\nKasse  8.000\nSumme  60.000'
  const funds = 'Kapital  25.000\nDarlehen  30.000\nLieferanten  5.000'
  expect(shapeOf(`${assets}\n${funds}\nSumme  60.000`).has('sides')).toBe(true)
  expect(shapeOf(`${assets}\n${funds}\nSumme  59.000`).has('sides')).toBe(false)
})

test('lines to be written on are blanks', () => {
  expect(shapeOf('Name ________\nOrt ________\nDatum ________').has('blanks')).toBe(true)
  expect(shapeOf('Name\nOrt\nDatum').has('blanks')).toBe(false)
})
