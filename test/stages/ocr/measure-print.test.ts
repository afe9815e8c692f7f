import { describe, expect, it } from 'vitest'
import type { Word } from '../../../engine/domain/page.ts'
import { isTillRoll, measurePrint } from '../../../engine/stages/ocr/measure-print.ts'

/** Lines of words of one height, one below the other. */
function setLines(count: number, width: number, height: number): Word[] {
  return Array.from({ length: count }, (_, line) => {
    const top = 2 * height * line
    return { text: 'Kaffee', box: [0, top, width, top + height], confidence: 0.9, fontSize: height, bold: false }
  })
}

describe('the height of print', () => {
  it('is that of the middle word', () => {
    expect(measurePrint([...setLines(9, 100, 20), ...setLines(2, 100, 60)])).toBe(20)
  })

  it('is not told by few, doubtful or short words', () => {
    expect(measurePrint(setLines(4, 100, 20))).toBeNull()
    expect(measurePrint(setLines(9, 100, 20).map((word) => ({ ...word, confidence: 0.5 })))).toBeNull()
    expect(measurePrint(setLines(9, 100, 20).map((word) => ({ ...word, text: 'of' })))).toBeNull()
  })
})

describe('a till roll', () => {
  it('is a few dozen letters wide and longer than wide', () => {
    expect(isTillRoll(setLines(40, 500, 20))).toBe(true)
    expect(isTillRoll(setLines(10, 500, 20))).toBe(false)
  })

  it('is no page of a letter', () => {
    expect(isTillRoll(setLines(60, 1300, 20))).toBe(false)
  })

  it('is not seen in an empty picture', () => {
    expect(isTillRoll([])).toBe(false)
  })
})
