import { describe, expect, test } from 'vitest'
import type { PageWord } from '../../../engine/contract/app/words.ts'
import { findCandidate } from '../../../renderer/review/find-candidate.ts'
import { boxBetween, wordAt, wordsBetween, wordsInBox } from '../../../renderer/review/page/pick-words.ts'
import { toUpright, toView, turnFurther, type Turn } from '../../../renderer/review/page/turn-view.ts'
import { scaleFor } from '../../../renderer/review/page/use-zoom.ts'

const word = (text: string, left: number, top: number): PageWord => ({
  text,
  box: [left, top, left + 0.1, top + 0.02],
  confidence: 1,
})
const WORDS = [word('Gasthaus', 0.1, 0.1), word('Zur', 0.21, 0.1), word('Mühle', 0.32, 0.1), word('99898', 0.1, 0.13)]

describe('words that are pointed at', () => {
  test('are those under the pointer, or a millimetre beside it', () => {
    expect(wordAt(WORDS, { x: 0.25, y: 0.11 })).toBe(1)
    expect(wordAt(WORDS, { x: 0.25, y: 0.123 })).toBe(1)
    expect(wordAt(WORDS, { x: 0.7, y: 0.7 })).toBeNull()
  })

  test('lie with their middle in a box that is drawn, whichever way', () => {
    const box = boxBetween({ x: 0.45, y: 0.125 }, { x: 0.09, y: 0.09 })
    expect(wordsInBox(WORDS, box)).toEqual({
      text: 'Gasthaus Zur Mühle',
      box: [0.1, 0.1, 0.42000000000000004, 0.12000000000000001],
    })
    expect(wordsInBox(WORDS, [0.8, 0.8, 0.9, 0.9])).toBeNull()
  })

  test('go from the first to the last, either way', () => {
    expect(wordsBetween(WORDS, 2, 0)?.text).toBe('Gasthaus Zur Mühle')
    expect(wordsBetween(WORDS, 1, 1)?.text).toBe('Zur')
  })
})

test('a word that is clicked stands for the smallest candidate around it; a drawn box only for itself', () => {
  const candidate = (value: string, box: [number, number, number, number]) => ({
    value,
    text: value,
    page: 1,
    box,
    confidence: 0.5,
    source: 'text' as const,
    reason: '',
  })
  const name = candidate('Gasthaus Zur Mühle', [0.1, 0.1, 0.42, 0.12])
  const block = candidate('Gasthaus Zur Mühle, 99898', [0.1, 0.1, 0.42, 0.15])
  const field = { value: null, candidates: [block, name] }
  const picked = { page: 1, text: 'Zur', box: WORDS[1]!.box, isClick: true, key: null }
  expect(findCandidate(field, picked)).toBe(name)
  expect(findCandidate(field, { ...picked, isClick: false })).toBeNull()
  expect(findCandidate(field, { ...picked, page: 2 })).toBeNull()
})

describe('a view that is turned', () => {
  test('leads back to the same point of the page, four quarters to the start', () => {
    let turn: Turn = 0
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const point = { x: 0.2, y: 0.7 }
      const back = toUpright(toView(point, turn), turn)
      expect([back.x, back.y]).toEqual([expect.closeTo(0.2), expect.closeTo(0.7)])
      turn = turnFurther(turn)
    }
    expect(turn).toBe(0)
  })

  test('by a quarter clockwise shows the top of the page at the right', () => {
    const top = toView({ x: 0.5, y: 0 }, 90)
    expect([top.x, top.y]).toEqual([1, 0.5])
  })
})

test('a page fits the width or as a whole, and never grows without bound', () => {
  const page = { width: 600, height: 850 }
  expect(scaleFor('width', page, { width: 1200, height: 500 })).toBe(2)
  expect(scaleFor('page', page, { width: 1200, height: 425 })).toBe(0.5)
  expect(scaleFor('page', page, { width: 300, height: 425 })).toBe(0.5)
  expect(scaleFor(3, page, { width: 10, height: 10 })).toBe(3)
  expect(scaleFor('width', page, { width: 60_000, height: 10 })).toBe(6)
})
