import { describe, expect, it } from 'vitest'
import type { Word } from '../../../engine/domain/page.ts'
import { mergeReadings } from '../../../engine/stages/ocr/merge-readings.ts'

function makeWord(text: string, left: number, confidence: number, width = 10 * text.length): Word {
  return { text, box: [left, 100, left + width, 112], confidence, fontSize: 10, bold: false }
}

const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text)

describe('mergeReadings', () => {
  it('takes the surer word on each place', () => {
    const first = [makeWord('TOTAL', 0, 0.95), makeWord('14.85', 80, 0.6)]
    const second = [makeWord('TOTAI', 2, 0.7), makeWord('14.65', 81, 0.9)]
    expect(texts(mergeReadings(first, second))).toEqual(['TOTAL', '14.65'])
  })

  it('takes one long word for its pieces, and pieces for a word, as a whole', () => {
    const pieces = [makeWord('TIM', 0, 0.7), makeWord('BER', 35, 0.6)]
    const whole = [makeWord('TIMBER', 0, 0.9, 65)]
    expect(texts(mergeReadings(pieces, whole))).toEqual(['TIMBER'])
    expect(texts(mergeReadings(whole, pieces))).toEqual(['TIMBER'])
  })

  it('adds what the first reading has not, behind the word that it follows', () => {
    const first = [makeWord('TOTAL', 0, 0.95), makeWord('CASH', 200, 0.95)]
    const second = [makeWord('TOTAL', 0, 0.9), makeWord('71.00', 90, 0.9), makeWord('CASH', 200, 0.9)]
    expect(texts(mergeReadings(first, second))).toEqual(['TOTAL', '71.00', 'CASH'])
  })

  it('adds no stains', () => {
    expect(
      texts(mergeReadings([makeWord('TOTAL', 0, 0.95)], [makeWord('ii', 90, 0.4), makeWord('l', 150, 0.8)])),
    ).toEqual(['TOTAL'])
  })

  it('is the second reading where the first one has nothing', () => {
    const second = [makeWord('TOTAL', 0, 0.95), makeWord('i', 90, 0.4)]
    expect(mergeReadings([], second)).toBe(second)
  })

  it('keeps what the second reading has not', () => {
    expect(texts(mergeReadings([makeWord('TOTAL', 0, 0.3)], []))).toEqual(['TOTAL'])
  })
})
