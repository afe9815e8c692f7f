import { expect, test } from 'vitest'
import { joinWords } from '../../../../engine/stages/read/pdf/join-words.ts'
import type { Character } from '../../../../engine/stages/read/pdf/read-characters.ts'

/** Letters at their places, each with its width, in points of type of 10; a number of its own for each object. */
function set(
  letters: readonly (readonly [text: string, x: number, advance: number, object?: number])[],
  spaces: readonly number[] = [],
): readonly Character[] {
  return letters.map(([text, x, advance, object], at) => ({
    text,
    x,
    y: 100,
    direction: [1, 0],
    advance,
    ascent: 8,
    descent: 2,
    object: object ?? at + 1,
    fontSize: 10,
    bold: false,
    hidden: false,
    unmapped: false,
    spaceSeen: spaces.includes(at),
  }))
}

function read(...given: Parameters<typeof set>): readonly string[] {
  return joinWords(set(...given)).map(({ text }) => text)
}

test('a kerned pair of letters that are set one by one stays one word', () => {
  expect(
    read([
      ['T', 0, 5.5],
      ['e', 3.8, 5.5],
      ['l', 9.3, 2.5],
    ]),
  ).toEqual(['Tel'])
})

test('where a space is seen, letters that overlap as much are two columns', () => {
  expect(
    read(
      [
        ['T', 0, 5.5],
        ['e', 3.8, 5.5],
      ],
      [1],
    ),
  ).toEqual(['T', 'e'])
})

test('the letters of a ligature stand in one place, and what follows belongs to them', () => {
  const ligature = [
    ['O', 0, 7.8],
    ['f', 7.8, 2.5, 7],
    ['f', 7.8, 2.5, 7],
    ['i', 7.8, 2.5, 7],
    ['c', 16, 5],
    ['e', 21, 5.5],
  ] as const
  expect(read(ligature)).toEqual(['Office'])
  expect(read(ligature, [4])).toEqual(['Offi', 'ce'])
})

test('a gap of a space parts words that no ligature ends', () => {
  expect(
    read([
      ['A', 0, 6.7],
      ['B', 9.5, 6.7],
    ]),
  ).toEqual(['A', 'B'])
})
