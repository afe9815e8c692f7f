import { expect, test } from 'vitest'
import { readAlphabet } from '../../../../engine/stages/ocr/paddle/alphabet.ts'
import { decodeLine } from '../../../../engine/stages/ocr/paddle/decode-line.ts'

/** Classes: none, a, b, a sign of another script, a wide digit, space. */
const alphabet = readAlphabet('a\nb\n漢\n２\n')

function decode(...likeliest: readonly number[]): string {
  const chances = new Float32Array(likeliest.length * alphabet.characters.length)
  for (const [step, index] of likeliest.entries()) chances[step * alphabet.characters.length + index] = 0.9
  return decodeLine(chances, likeliest.length, alphabet)
    .map(({ text }) => text)
    .join('')
}

test('a character that lasts for some steps is one; one that comes again after a gap is two', () => {
  expect(decode(0, 1, 1, 0, 1, 2, 2)).toBe('aab')
})

test('spaces are characters, and wide figures are figures', () => {
  expect(decode(1, 5, 4)).toBe('a 2')
})

test('signs of other scripts are not read', () => {
  expect(decode(1, 3, 2)).toBe('ab')
})

test('a character is as sure as in its surest step, and lies there', () => {
  const chances = new Float32Array(3 * alphabet.characters.length)
  for (const [step, chance] of [0.6, 0.8, 0.7].entries()) chances[step * alphabet.characters.length + 1] = chance
  const [letter] = decodeLine(chances, 3, alphabet)
  expect(letter).toMatchObject({ text: 'a', at: 0.5 })
  expect(letter!.confidence).toBeCloseTo(0.8)
})
