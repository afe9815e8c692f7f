import { describe, expect, it } from 'vitest'
import type { Word } from '../../../engine/domain/page.ts'
import { suggestTurn } from '../../../engine/stages/ocr/suggest-turn.ts'

function makeWord(width: number, height: number, confidence: number): Word {
  return { text: 'Rechnung', box: [0, 0, width, height], confidence, fontSize: 10, bold: false }
}

describe('suggestTurn', () => {
  it('leaves wide words that were read with confidence', () => {
    expect(suggestTurn([makeWord(50, 10, 0.9), makeWord(50, 10, 0.8)])).toBe(0)
  })

  it('suspects a page upside down behind wide words that make no sense', () => {
    expect(suggestTurn([makeWord(50, 10, 0.4), makeWord(50, 10, 0.5)])).toBe(180)
  })

  it('turns tall words by the direction in which they could be read', () => {
    expect(suggestTurn([makeWord(10, 50, 0.9)])).toBe(270)
    expect(suggestTurn([makeWord(10, 50, 0.4)])).toBe(90)
  })

  it('does not take single tall letters for turned lines', () => {
    const letter: Word = { ...makeWord(5, 9, 0.9), text: 'l' }
    expect(suggestTurn([letter, letter, makeWord(50, 10, 0.9)])).toBe(0)
  })

  it('leaves a page without words', () => {
    expect(suggestTurn([])).toBe(0)
  })
})
