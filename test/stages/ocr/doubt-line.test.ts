import { expect, test } from 'vitest'
import type { Word } from '../../../engine/domain/page.ts'
import { isDoubtful } from '../../../engine/stages/ocr/doubt-line.ts'
import type { TextLine } from '../../../engine/stages/ocr/paddle/outline-lines.ts'

const LINE: TextLine = { left: 0, top: 0, width: 200, height: 24, along: [1, 0], bend: 0 }

function makeWord(text: string, left: number, right: number, confidence = 0.95): Word {
  return { text, box: [left, 0, right, 20], confidence, fontSize: 20, bold: false }
}

test('a line is doubtful for a word that was read unsurely, or for print without one', () => {
  expect(isDoubtful(LINE, [makeWord('Gesamtbetrag', 0, 120), makeWord('401,63', 130, 200)], 0.9)).toBe(false)
  expect(isDoubtful(LINE, [makeWord('Gesamtbetrag', 0, 120), makeWord('401,63', 130, 200, 0.85)], 0.9)).toBe(true)
  expect(isDoubtful(LINE, [makeWord('401,63', 130, 200)], 0.9)).toBe(true)
})

test('so it is for a number whose check digits contradict it', () => {
  expect(isDoubtful(LINE, [makeWord('DE89370400440532013000', 0, 200)], 0.9)).toBe(false)
  expect(isDoubtful(LINE, [makeWord('DE89370400440532013001', 0, 200)], 0.9)).toBe(true)
})
