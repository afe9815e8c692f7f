import { describe, expect, test } from 'vitest'
import { layOutLines } from '../../engine/domain/lines.ts'
import type { Page } from '../../engine/domain/page.ts'
import { makePage } from '../fixtures/builders/page.ts'

const TABLE = `
  Pos.        Bezeichnung                                     Menge                  Preis
  1           Schrauben M6                                       10                   1,20
  2           Dübel, grau                                       200                  14,00
  3           Unterlegscheiben M6                                50                   2,50
  4           Bohrer für Beton 8 mm                               1                   9,80
  Wir danken für Ihren Einkauf und freuen uns auf Ihren nächsten Besuch in der Werkstatt
`
const TABLE_ROWS = [
  ['Pos.', 'Bezeichnung', 'Menge', 'Preis'],
  ['1', 'Schrauben M6', '10', '1,20'],
  ['2', 'Dübel, grau', '200', '14,00'],
  ['3', 'Unterlegscheiben M6', '50', '2,50'],
  ['4', 'Bohrer für Beton 8 mm', '1', '9,80'],
  ['Wir danken für Ihren Einkauf und freuen uns auf Ihren nächsten Besuch in der Werkstatt'],
]
const cells = (page: Parameters<typeof layOutLines>[0]): string[][] =>
  layOutLines(page).map((line) => line.segments.map((segment) => segment.text))

describe('a straight page', () => {
  test('becomes lines from top to bottom and segments from left to right', () => {
    expect(cells(makePage(TABLE))).toEqual(TABLE_ROWS)
  })

  test('does not depend on the order in which the words come', () => {
    const page = makePage(TABLE)
    expect(cells({ ...page, words: page.words.toReversed() })).toEqual(TABLE_ROWS)
  })

  test('joins the segments of a line by two blanks', () => {
    expect(layOutLines(makePage('Netto   100,00'))[0]!.text).toBe('Netto  100,00')
  })

  test('gives line and segment the boxes around their words', () => {
    const page = makePage('Zu zahlen   100,00')
    const [line] = layOutLines(page)
    const [first, , last] = page.words
    expect(line!.box).toEqual([first!.box[0], first!.box[1], last!.box[2], last!.box[3]])
    expect(line!.segments[1]!.box).toEqual(last!.box)
    expect(line!.segments.map((segment) => segment.line)).toEqual([0, 0])
  })

  test('keeps a headline in large type apart from the line under it', () => {
    const page = makePage('RECHNUNG\nNr. 4711', { large: ['RECHNUNG'] })
    expect(cells(page)).toEqual([['RECHNUNG'], ['Nr. 4711']])
  })

  test('has no lines without words', () => {
    expect(layOutLines(makePage(''))).toEqual([])
  })
})

describe('a crooked scan', () => {
  test.each([-2, -0.7, 0.7, 2])('tilted by %d degrees has the same lines', (tilt) => {
    expect(cells(makePage(TABLE, { tilt, origin: 'ocr' }))).toEqual(TABLE_ROWS)
  })

  test('gives all segments of a line the same level', () => {
    const [line] = layOutLines(makePage(TABLE, { tilt: 2, origin: 'ocr' }))
    const levels = line!.segments.map((segment) => segment.baseline)
    expect(new Set(levels).size).toBe(1)
  })
})

describe('text that is longer than any print', () => {
  const words = (count: number, gap: number): Page['words'] =>
    Array.from({ length: count }, (_, index) => ({
      text: 'abcd',
      box: [index * (20 + gap), 100, index * (20 + gap) + 20, 110] as const,
      confidence: 1,
      fontSize: 10,
      bold: false,
    }))
  const page = (count: number, gap: number): Page => ({ ...makePage(''), words: words(count, gap) })

  test('of one phrase is parted after 500 characters, on the same line', () => {
    const [line, ...others] = layOutLines(page(101, 2))
    expect(line!.segments.map((segment) => segment.words.length)).toEqual([100, 1])
    expect(others).toEqual([])
  })

  test('of one line is parted after 1,000 characters, on the same level', () => {
    const lines = layOutLines(page(201, 30))
    expect(lines.map((line) => line.segments.length)).toEqual([200, 1])
    expect(lines[1]!.segments[0]!.baseline).toBe(lines[0]!.segments[0]!.baseline)
    expect(lines[1]!.segments[0]!.line).toBe(1)
  })
})

describe('on a line of one type size', () => {
  /** Points from one character to the next, and between two words. */
  const cellsOf = (advance: number, gap: number, words: readonly string[]): string[][] => {
    let left = 40
    const placed = words.map((text) => {
      const right = left + advance * text.length
      const box = [left, 100, right, 110] as const
      left = right + gap
      return { text, box, fontSize: 10, bold: false, confidence: 1 }
    })
    return cells({ number: 1, width: 600, height: 800, origin: 'text', words: placed })
  }

  test('a gap of more than its type size parts words that are set as usual', () => {
    expect(cellsOf(5, 12, ['Net', '100.00'])).toEqual([['Net', '100.00']])
  })

  test('words that are set widely, as on rolls of tills, are one phrase over the gap of a blank', () => {
    expect(cellsOf(9, 12, ['HARBOUR', 'BOOK', 'CO.'])).toEqual([['HARBOUR BOOK CO.']])
    expect(cellsOf(9, 19, ['QTY', 'PRICE'])).toEqual([['QTY', 'PRICE']])
  })

  test('a single wide character says nothing of how words are set', () => {
    expect(cellsOf(9, 12, ['€', '12'])).toEqual([['€', '12']])
  })
})

test('words in one and the same point are a line', () => {
  const point = makePage('a b c').words.map((word) => ({ ...word, box: [50, 50, 50, 50] as const }))
  expect(cells({ ...makePage(''), words: point })).toEqual([['a b c']])
})
