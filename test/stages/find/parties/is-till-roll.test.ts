import { expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { isTillRoll } from '../../../../engine/stages/find/parties/is-till-roll.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const isRoll = (picture: string) => isTillRoll(layOut([makePage(picture)]).pages[0]!)
const times = (line: string, count: number) => Array<string>(count).fill(line).join('\n')

test('a column of short lines is a till roll, on whatever sheet', () => {
  expect(isRoll(times('Kaffee        2,40', 4))).toBe(true)
  expect(isRoll(times('Kaffee gemahlen, 500 g, Sonderangebot  12,40', 40))).toBe(true)
})

test('one long line among many is none of the roll', () => {
  expect(isRoll(`${times('Kaffee        2,40', 50)}\n${'Wort '.repeat(14)}`)).toBe(true)
})

test('text as wide as its sheet is none', () => {
  expect(isRoll(times('Kaffee', 2) + `\n${'Wort '.repeat(17)}`)).toBe(false)
  expect(isRoll(times('Wort '.repeat(17), 4))).toBe(false)
})

test('narrow lines of many letters are none', () => {
  expect(isRoll(times('Wort '.repeat(14).trim(), 55))).toBe(false)
})

test('a page without text is none', () => {
  expect(isRoll('')).toBe(false)
})
