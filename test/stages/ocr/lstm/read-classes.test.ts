import { expect, test } from 'vitest'
import { readClasses } from '../../../../engine/stages/ocr/lstm/read-classes.ts'
import { openData } from './open-data.ts'

test('no character comes first, then the space and what the language is written in', async () => {
  const { characters, read } = readClasses(await openData('deu'), 114)
  expect(characters.slice(0, 5)).toEqual([null, ' ', 'M', 'Ö', 'C'])
  expect(characters).toHaveLength(115)
  expect(characters).toEqual(expect.arrayContaining(['ä', 'ß', '€', '0', '9', '"']))
  expect(read).toHaveLength(115)
})

test('names of what is no character are not read', async () => {
  const { characters } = readClasses(await openData('eng'), 110)
  expect(characters.filter((character) => character !== null && character.length > 1)).toEqual([])
})

test('the class of no character comes first wherever the network has it', () => {
  const names = { NULL: 0, A: 2, Joined: 1 }
  const codes = Object.values(names).flatMap((code) => [Buffer.of(1), integers(1, code)])
  const data = {
    characters: ['3', ...Object.keys(names)].join('\n'),
    codes: Buffer.concat([integers(3), ...codes]),
    network: Buffer.of(),
  }
  expect(readClasses(data, 1).characters).toEqual([null, ' ', 'A'])
})

function integers(...values: readonly number[]): Buffer {
  return Buffer.from(Int32Array.from(values).buffer)
}

test('a character in several classes is refused', async () => {
  const data = await openData('deu')
  const codes = Buffer.from(data.codes)
  // Behind the number of characters and the first one's flag.
  codes.writeInt32LE(2, 5)
  expect(() => readClasses({ ...data, codes }, 114)).toThrow('several classes')
})
