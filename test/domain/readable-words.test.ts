import { describe, expect, test } from 'vitest'
import type { Word } from '../../engine/domain/page.ts'
import { readableWords } from '../../engine/domain/readable-words.ts'

const WORD: Word = { text: 'Netto', box: [10, 10, 40, 20], confidence: 1, fontSize: 10, bold: false }
const textsOf = (words: readonly Word[]): readonly string[] => readableWords({ words }).map((word) => word.text)

test('the words of an ordinary page stay as they are', () => {
  const words = [WORD, { ...WORD, text: '100,00' }]
  expect(readableWords({ words })).toEqual(words)
})

describe('a word is left out whose', () => {
  test.each<[string, Partial<Word>]>([
    ['text is empty', { text: '' }],
    ['place is no number', { box: [10, Number.NaN, 40, 20] }],
    ['place is infinite', { box: [10, 10, Number.POSITIVE_INFINITY, 20] }],
    ['size is no number', { fontSize: Number.NaN }],
    ['confidence is no number', { confidence: Number.NaN }],
  ])('%s', (_, broken) => {
    expect(textsOf([WORD, { ...WORD, text: 'Brutto', ...broken }, { ...WORD, text: '100,00' }])).toEqual([
      'Netto',
      '100,00',
    ])
  })
})

describe('of a page that is overfull', () => {
  test('the first 20,000 words are read', () => {
    expect(textsOf(Array.from({ length: 20_001 }, (_, index) => ({ ...WORD, text: String(index) }))).at(-1)).toBe(
      '19999',
    )
  })

  test('words without a place do not count among them', () => {
    const nowhere = Array.from({ length: 20_000 }, () => ({ ...WORD, fontSize: Number.NaN }))
    expect(textsOf([...nowhere, WORD])).toEqual(['Netto'])
  })

  test('no more than 100,000 characters are read, however long its words are', () => {
    expect(textsOf(Array.from({ length: 1000 }, () => ({ ...WORD, text: 'x'.repeat(125) })))).toHaveLength(800)
  })
})

describe('a word longer than any value', () => {
  test('is cut after 150 characters and keeps its place', () => {
    expect(readableWords({ words: [{ ...WORD, text: 'x'.repeat(151) }] })).toEqual([{ ...WORD, text: 'x'.repeat(150) }])
  })

  test('is not cut in the middle of a character', () => {
    expect(textsOf([{ ...WORD, text: `${'x'.repeat(149)}𝄞𝄞` }])).toEqual(['x'.repeat(149)])
  })
})
