import { describe, expect, test } from 'vitest'
import type { Word } from '../../../engine/domain/page.ts'
import { mergeEngines } from '../../../engine/stages/ocr/merge-engines.ts'

function makeWord(text: string, left: number, confidence: number, width = 10 * text.length): Word {
  return { text, box: [left, 100, left + width, 112], confidence, fontSize: 10, bold: false }
}

const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text)

test('a comma or a point between figures was seen by the one that has it, however sure the other one is', () => {
  const merge = (tesseract: Word, paddle: Word): string[] => texts(mergeEngines([tesseract], [paddle], 'sheet'))
  expect(merge(makeWord('220', 0, 0.95), makeWord('2,20', 0, 0.7, 30))).toEqual(['2,20'])
  expect(merge(makeWord('2,20', 0, 0.6), makeWord('220', 0, 0.99))).toEqual(['2,20'])
  expect(merge(makeWord('4480', 0, 0.9), makeWord('44.80', 0, 0.3, 40))).toEqual(['4480'])
})

describe('on a till roll', () => {
  test('PP-OCR is believed where it is surer', () => {
    const tesseract = [makeWord('T0TAL', 0, 0.9), makeWord('67,88', 80, 0.9)]
    const paddle = [makeWord('TOTAL', 0, 0.99), makeWord('67,80', 80, 0.92)]
    expect(texts(mergeEngines(tesseract, paddle, 'roll'))).toEqual(['TOTAL', '67,88'])
  })

  test('Tesseract keeps umlauts, ß and the euro sign, and lends PP-OCR its confidence', () => {
    const tesseract = [makeWord('Süßwiesenstraße', 0, 0.85), makeWord('12', 160, 0.9)]
    const paddle = [makeWord('SuBwiesenstraBe', 0, 0.97), makeWord('12', 160, 1)]
    const merged = mergeEngines(tesseract, paddle, 'roll')
    expect(texts(merged)).toEqual(['Süßwiesenstraße', '12'])
    expect(merged[0]!.confidence).toBe(0.97)
    const sum = mergeEngines([makeWord('4,60', 0, 0.9), makeWord('€', 50, 0.9)], [makeWord('4,60', 0, 1, 60)], 'roll')
    expect(texts(sum)).toEqual(['4,60', '€'])
  })

  test('a word gets the letters of PP-OCR and the marks of Tesseract', () => {
    const merged = mergeEngines([makeWord('Düsse1dorf', 0, 0.7)], [makeWord('Dusseldorf', 0, 0.98)], 'roll')
    expect(texts(merged)).toEqual(['Düsseldorf'])
  })

  test('two i of Tesseract are the ü that PP-OCR takes for a u', () => {
    expect(texts(mergeEngines([makeWord('Riickgeld', 0, 0.81)], [makeWord('Ruckgeld', 0, 0.98)], 'roll'))).toEqual([
      'Rückgeld',
    ])
  })

  test('spaces are those of Tesseract where the letters agree', () => {
    const glued = mergeEngines(
      [makeWord('2', 0, 0.9), makeWord('Stk', 20, 0.9), makeWord('x', 60, 0.9)],
      [makeWord('2', 0, 1), makeWord('Stkx', 20, 0.95, 50)],
      'roll',
    )
    expect(texts(glued)).toEqual(['2', 'Stk', 'x'])
    const split = mergeEngines([makeWord('112.46', 0, 0.89)], [makeWord('1', 0, 1), makeWord('12.46', 11, 1)], 'roll')
    expect(texts(split)).toEqual(['112.46'])
  })

  test('what Tesseract sees alone is a stain unless it is sure', () => {
    const tesseract = [makeWord('wl', 0, 0.43), makeWord('€', 60, 0.9), makeWord('9744', 100, 0.9)]
    expect(texts(mergeEngines(tesseract, [makeWord('9744', 100, 1)], 'roll'))).toEqual(['€', '9744'])
  })
})

describe('on a sheet', () => {
  test('PP-OCR takes the place only of words that Tesseract doubts, and only where it is sure', () => {
    const tesseract = [makeWord('Tota1', 0, 0.75), makeWord('67,88', 80, 0.85), makeWord('Surn', 160, 0.6)]
    const paddle = [makeWord('Total', 0, 0.97), makeWord('67,80', 80, 0.99), makeWord('Summ', 160, 0.8)]
    expect(texts(mergeEngines(tesseract, paddle, 'sheet'))).toEqual(['Total', '67,88', 'Surn'])
  })

  test('words that were passed over are added, stains are not', () => {
    const paddle = [makeWord('Summe', 0, 0.99), makeWord('67,80', 80, 0.9), makeWord('ii', 200, 0.5)]
    expect(texts(mergeEngines([makeWord('Summe', 0, 0.9)], paddle, 'sheet'))).toEqual(['Summe', '67,80'])
  })
})
