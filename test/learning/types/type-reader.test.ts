import { expect, test } from 'vitest'
import { fitTypeReader, type TypeLesson } from '../../../engine/learning/types/fit-type-reader.ts'
import { packTypeReader, readTypes, unpackTypeReader } from '../../../engine/learning/types/type-reader.ts'

const TYPES = ['invoice', 'letter', 'contract']
/** Buckets that all papers have, so that none is a short one. */
const COMMON = list(6000, 1500)
/** Those of each type's own words. */
const OWN = { invoice: list(0, 200), letter: list(1000, 200), contract: list(2000, 200) }
const UNTOLD = [0, 0, 0]
const LESSONS: readonly TypeLesson[] = Object.entries(OWN).flatMap(([type, own]) =>
  Array.from({ length: 40 }, () => ({
    types: [type],
    points: UNTOLD,
    buckets: Int32Array.from([...own, ...COMMON]),
    share: 1,
  })),
)
const reader = fitTypeReader(LESSONS, TYPES, 1)

test('a document is what those were that had its words', () => {
  for (const [at, own] of Object.values(OWN).entries()) {
    const chances = readTypes(reader, UNTOLD, Int32Array.from([...own.slice(20), ...COMMON]))
    expect(chances[at]).toBeGreaterThan(0.8)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  }
})

test('of several types that a paper may be, the one that rules hold for likelier is learned', () => {
  const form = list(11_000, 200)
  const buckets = Int32Array.from([...form, ...COMMON])
  const partly = Array.from({ length: 20 }, () => ({
    types: ['invoice', 'letter'],
    points: [0, 1.5, 4],
    buckets,
    share: 1,
  }))
  const taught = fitTypeReader([...LESSONS, ...partly], TYPES, 1)
  const [invoice, letter, contract] = readTypes(taught, [0, 1.5, 4], buckets)
  expect(letter).toBeGreaterThan(contract!)
  // No less than rules alone say.
  expect(letter! / invoice!).toBeGreaterThan(0.95 * Math.exp(1.5))
})

test('a type that the reader does not know teaches nothing of itself', () => {
  const strange = LESSONS.map((lesson) => ({ ...lesson, types: [...lesson.types, 'warranty'] }))
  expect(fitTypeReader(strange, TYPES, 1)).toEqual(reader)
})

test('where its words say nothing rules alone tell', () => {
  const chances = readTypes(reader, [0, 0, 3], Int32Array.from(list(9000, 2)))
  expect(chances[2]).toBeGreaterThan(0.85)
  expect(readTypes(reader, [2, 0, 0], new Int32Array())[0]).toBeGreaterThan(0.7)
})

test('the few words of a short text say less than those of a long one', () => {
  const long = readTypes(reader, UNTOLD, Int32Array.from([...OWN.invoice, ...COMMON]))
  const alone = readTypes(reader, UNTOLD, Int32Array.from(OWN.invoice.slice(0, 20)))
  expect(alone[0]).toBeLessThan(long[0]!)
  expect(alone[0]).toBeGreaterThan(1 / 3)
})

test('words do not overrule rules that are very sure', () => {
  const buckets = Int32Array.from([...OWN.invoice, ...COMMON])
  expect(readTypes(reader, [0, 0.5, 0], buckets)[0]).toBeGreaterThan(0.5)
  expect(readTypes(reader, [0, 7, 0], buckets)[1]).toBeGreaterThan(0.5)
})

test('the same lessons and seed give the same reader, and what is packed reads as it was learned', () => {
  expect(fitTypeReader(LESSONS, TYPES, 1)).toEqual(reader)
  const unpacked = unpackTypeReader(packTypeReader(reader), TYPES)
  const buckets = Int32Array.from([...OWN.letter, ...COMMON])
  readTypes(reader, [1, 0, 0], buckets).forEach((chance, at) =>
    expect(readTypes(unpacked, [1, 0, 0], buckets)[at]).toBeCloseTo(chance, 1),
  )
})

test('what was taught for other types is told', () => {
  expect(() => unpackTypeReader(packTypeReader(reader), [...TYPES, 'warranty'])).toThrow('npm run train')
  expect(() => unpackTypeReader({ ...packTypeReader(reader), weights: '' }, TYPES)).toThrow('npm run train')
})

test('near-identical versions of a paper teach no more than one', () => {
  const copies = LESSONS.filter(({ types }) => types[0] === 'invoice').flatMap((one) => Array<TypeLesson>(9).fill(one))
  const chanceOf = (share: number): number => {
    const taught = fitTypeReader([...LESSONS, ...copies.map((one) => ({ ...one, share }))], TYPES, 1)
    return readTypes(taught, UNTOLD, Int32Array.from(COMMON))[0]!
  }
  expect(chanceOf(0.02)).toBeLessThan(chanceOf(1))
})

function list(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => first + at)
}
