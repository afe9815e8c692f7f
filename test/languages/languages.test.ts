import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../engine/languages/languages.ts'
import { VOCABULARY } from '../../engine/stages/classify/compile-vocabulary.ts'

const FOLDER = join(import.meta.dirname, '../../engine/languages')
const FOLDERS = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())

test('every folder is a language, and nothing else lists them', () => {
  expect(LANGUAGES.map(({ code }) => code)).toEqual(FOLDERS.map(({ name }) => name).toSorted())
})

test.each(LANGUAGES)('$code: twelve months, numbers, and words in small letters', ({ months, numbers, words }) => {
  expect(months).toHaveLength(12)
  expect(Object.values(numbers).every((value) => Number.isInteger(value) && value > 0)).toBe(true)
  expect(words.split(/\s+/).filter((word) => word !== word.toLowerCase() || !/^\p{L}+$/u.test(word))).toEqual([])
})

test.each(LANGUAGES)('$code: kinds of paper that there are', ({ papers }) => {
  const names: ReadonlySet<string> = new Set(VOCABULARY.kinds.map(({ name, type }) => name ?? type))
  expect(Object.keys(papers?.kinds ?? {}).filter((name) => !names.has(name))).toEqual([])
})
