import { describe, expect, test } from 'vitest'
import { readReference } from '../../../../../engine/stages/find/types/labelled/read-reference.ts'

describe('a reference is', () => {
  test.each([
    ['letters and figures parted by a blank', ': ek/jo 921', 'ek/jo 921'],
    ['groups of figures with blanks around their slashes', '66 / 258 / 82239', '66 / 258 / 82239'],
    ['a number with its year and initials', '220/23 RE', '220/23 RE'],
    ['initials alone', 'hs-mm', 'hs-mm'],
    ['what stands before the day of a letter', 'vk-12, 03.05.2026', 'vk-12'],
    ['what stands before a rule', 'Gf/ke |', 'Gf/ke'],
    ['what stands before "vom"', 'AB 17 vom 03.05.2026', 'AB 17'],
  ])('%s', (_, text, value) => {
    const found = readReference(text)
    expect(found?.value).toBe(value)
    expect(text.slice(found!.from, found!.to)).toBe(value)
  })
})

test.each([
  ['a day in figures', '03.05.2026'],
  ['a day with its month', '3. Mai 2026'],
  ['a day in English', '3 May 2026'],
  ['a word', 'Rechnung'],
  ['a sentence with a number', 'geben Sie bitte immer die Nummer 4711 an'],
])('%s is no reference', (_, text) => {
  expect(readReference(text)).toBeNull()
})
