import { expect, test } from 'vitest'
import { calibrateWords } from '../../../engine/stages/ocr/calibrate-words.ts'
import type { Reader, ReadWord } from '../../../engine/stages/ocr/read-word.ts'

const READERS: readonly Reader[] = ['both', 'tesseract', 'lstm', 'lstm-against', 'paddle', 'paddle-against']

function makeWord(reader: Reader, confidence: number): ReadWord {
  return { text: 'Summe', box: [0, 0, 50, 12], confidence, fontSize: 10, bold: false, reader }
}

test('a figure means the same whoever read the word: one that is sure against the other engine is not to be believed as one that agrees', () => {
  const [both, alone, against] = (['both', 'paddle', 'paddle-against'] as const).map(
    (reader) => calibrateWords([makeWord(reader, 0.98)])[0]!.confidence,
  )
  expect(both).toBeGreaterThan(0.9)
  expect(alone).toBeLessThan(0.85)
  expect(against).toBeLessThan(alone!)
})

test.each(READERS)('what %s is surer of stays surer, between 0 and 1', (reader) => {
  const figures = [0, 0.3, 0.6, 0.8, 0.9, 0.95, 0.99].map((confidence) => makeWord(reader, confidence))
  const calibrated = calibrateWords([...figures, makeWord(reader, 1)]).map(({ confidence }) => confidence)
  expect(calibrated).toEqual(calibrated.toSorted((a, b) => a - b))
  expect(calibrated[0]).toBeGreaterThan(0)
  expect(calibrated.at(-1)).toBeLessThan(1)
})

test('the reader is no part of a page', () => {
  expect(calibrateWords([makeWord('both', 0.9)])[0]).not.toHaveProperty('reader')
})
