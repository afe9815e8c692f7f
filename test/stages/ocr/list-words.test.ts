import { expect, test } from 'vitest'
import type { Block } from 'tesseract.js'
import { listWords } from '../../../engine/stages/ocr/list-words.ts'

test('a sign between two words is kept when it was read surely: a period keeps its dash, an address its strokes', () => {
  expect(
    textsOf([
      ['01.07.2026', 95],
      ['-', 92],
      ['31.07.2026', 94],
    ]),
  ).toEqual(['01.07.2026', '-', '31.07.2026'])
  expect(
    textsOf([
      ['Dorfplatz', 95],
      ['|', 96],
      ['Wiesenthal', 94],
    ]),
  ).toEqual(['Dorfplatz', '|', 'Wiesenthal'])
})

test('a sign at the edge of a line or read unsurely is a stain or a rule', () => {
  expect(
    textsOf([
      ['|', 96],
      ['Summe', 95],
      ['12,50', 95],
      ['|', 96],
    ]),
  ).toEqual(['Summe', '12,50'])
  expect(
    textsOf([
      ['Summe', 95],
      ['=', 45],
      ['12,50', 95],
    ]),
  ).toEqual(['Summe', '12,50'])
})

test('words are kept down to a low confidence, and signs that say something at any place', () => {
  expect(
    textsOf([
      ['€', 60],
      ['12,50', 25],
      ['Sunnne', 19],
      ['%', 30],
    ]),
  ).toEqual(['€', '12,50', '%'])
})

/** The texts that are kept of one line of words, read with a confidence in percent. */
function textsOf(read: readonly (readonly [text: string, confidence: number])[]): readonly string[] {
  const words = read.map(([text, confidence], at) => ({
    text,
    confidence,
    bbox: { x0: 100 * at, y0: 0, x1: 100 * at + 80, y1: 20 },
  }))
  const line = { words, rowAttributes: { rowHeight: 20 } }
  return listWords([{ paragraphs: [{ lines: [line] }] }] as unknown as readonly Block[]).map(({ text }) => text)
}
