import { expect, test } from 'vitest'
import { restoreMarks } from '../../../../engine/stages/ocr/lstm/restore-marks.ts'
import type { ReadCharacter } from '../../../../engine/stages/ocr/paddle/decode-line.ts'

const [WIDTH, HEIGHT] = [120, 36]

/** Ink: columns and rows from the first to behind the last. */
type Ink = readonly [left: number, top: number, right: number, bottom: number]

/** Letters as blocks from row 10 to row 26 at these columns, and what stands between them; the characters that were read of it. */
function restore(letters: readonly number[], ink: readonly Ink[], read: string, places: readonly number[]): string {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const [left, top, right, bottom] of [...letters.map((x): Ink => [x, 10, x + 10, 26]), ...ink])
    for (let y = top; y < bottom; y += 1) data.fill(0, y * WIDTH + left, y * WIDTH + right)
  const line = read
    .split('')
    .map((text, index): ReadCharacter => ({ text, confidence: 0.6, at: places[index]! / WIDTH }))
  return restoreMarks(line, { data, width: WIDTH, height: HEIGHT })
    .map(({ text }) => text)
    .join('')
}

/** Two letters, 25 points apart, with a space read between them. */
const APART = [[20, 55], 'a b', [25, 42, 60]] as const

function between(ink: readonly Ink[]): string {
  const [letters, read, places] = APART
  return restore(letters, ink, read, places)
}

test('a small dot and a dash halfway up the letters are marks', () => {
  expect(between([[41, 16, 45, 20]])).toMatch(/^a +· +b$/)
  expect(between([[37, 17, 48, 20]])).toMatch(/^a +– +b$/)
})

test('what stands on the line, hangs from its top, is as high as a letter, too small, or stands beside another one is none', () => {
  for (const ink of [
    [[41, 22, 45, 26]],
    [[41, 10, 45, 14]],
    [[41, 10, 44, 26]],
    [[42, 17, 43, 18]],
    // A plus is as small as a dot, but not as full.
    [
      [42, 14, 44, 22],
      [39, 17, 47, 19],
    ],
    [
      [36, 16, 39, 19],
      [45, 16, 48, 19],
    ],
  ] as const)
    expect(between(ink)).toBe('a b')
})

test('what touches a word, or stands far nearer to one than to the other, is none', () => {
  expect(between([[31, 16, 35, 20]])).toBe('a b')
  expect(restore([20, 58], [[34, 16, 38, 20]], 'a b', [25, 45, 63])).toBe('a b')
})

test('between two letters without a space nothing is looked for', () => {
  expect(restore([20, 55], [[41, 16, 45, 20]], 'ab', [25, 60])).toBe('ab')
})

test('a line of one character, or of none, stays as it is', () => {
  expect(restore([20], [[41, 16, 45, 20]], 'a', [25])).toBe('a')
  expect(restore([], [[41, 16, 45, 20]], '', [])).toBe('')
})

test('a sign that is neither dot nor dash stays as it was read', () => {
  for (const sign of ['+', '*', '='])
    expect(restore([20, 55], [[41, 16, 45, 20]], `a ${sign} b`, [25, 35, 43, 50, 60])).toBe(`a ${sign} b`)
})

test('a sign by itself that was read otherwise is what its ink says; the hyphen of a code stays', () => {
  expect(restore([20, 55], [[41, 16, 45, 20]], 'a : b', [25, 35, 43, 50, 60])).toMatch(/^a +· +b$/)
  expect(restore([20, 55], [[37, 17, 48, 20]], 'a - b', [25, 35, 43, 50, 60])).toMatch(/^a +- +b$/)
  expect(restore([20, 55], [[37, 17, 48, 20]], 'a-b', [25, 43, 60])).toBe('a-b')
})
