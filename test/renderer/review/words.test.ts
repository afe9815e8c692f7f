import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EXTRACTION_KEYS } from '../../../engine/domain/extraction-keys.ts'
import { ERRORS } from '../../../engine/domain/errors.ts'
import deFields from '../../../renderer/i18n/de/fields.ts'
import deReview from '../../../renderer/i18n/de/review.ts'
import enFields from '../../../renderer/i18n/en/fields.ts'
import enReview from '../../../renderer/i18n/en/review.ts'
import { CHOICES, isRows, kindOf } from '../../../renderer/review/field-kinds.ts'

const CHECKS = join(import.meta.dirname, '../../../engine/stages/validate')
const KEYS = [...new Set(Object.values(EXTRACTION_KEYS).flatMap((keys) => Object.keys(keys)))]
const CELLS = [...new Set(KEYS.map(kindOf).flatMap((kind) => (isRows(kind) ? Object.keys(kind) : [])))]

for (const [language, fields, review] of [
  ['de', deFields, deReview],
  ['en', enFields, enReview],
] as const) {
  describe(`the page has words for it in ${language}:`, () => {
    test('every key and every cell', () => {
      expect(KEYS.filter((key) => !Object.hasOwn(fields.key, key))).toEqual([])
      expect(CELLS.filter((cell) => !Object.hasOwn(fields.cell, cell))).toEqual([])
    })

    test('every choice', () => {
      for (const [key, choices] of Object.entries(CHOICES)) {
        const words: Readonly<Record<string, Readonly<Record<string, string>>>> = fields.choice
        expect(Object.keys(words[key] ?? {}).toSorted()).toEqual(choices.toSorted())
      }
    })

    test('every finding of the checks', () => {
      const codes = findCodes()
      expect(codes.length).toBeGreaterThan(15)
      expect(codes.filter((code) => !Object.hasOwn(review.finding, code))).toEqual([])
    })

    test('every reason why a document was not read, but those that hold it back', () => {
      const ends = Object.entries(ERRORS).filter(
        ([code, { status }]) => status === null && code !== 'password_required',
      )
      expect(ends.map(([code]) => code).filter((code) => !Object.hasOwn(review.error, code))).toEqual([])
    })
  })
}

/** Codes are the names in the checks that are neither keys nor values of any. */
function findCodes(): readonly string[] {
  const known = new Set([...KEYS, ...CELLS, ...Object.values(CHOICES).flat()])
  const sources = readdirSync(CHECKS).map((name) => readFileSync(join(CHECKS, name), 'utf8'))
  const names = sources.flatMap((source) =>
    [...source.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => !known.has(name))
}
