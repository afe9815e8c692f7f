import { expect, test } from 'vitest'
import { fitTypeReader } from '../../../engine/learning/types/fit-type-reader.ts'
import type { TypeLesson } from '../../../engine/learning/types/type-lesson.ts'
import {
  packTypeReader,
  readTypes,
  unpackTypeReader,
  type TypeReader,
} from '../../../engine/learning/types/type-reader.ts'

const TYPES = ['invoice', 'letter', 'contract']
/** Buckets that all papers have, so that none is a short one. */
const COMMON = list(6000, 1500)
/** Those of each type's own words. */
const OWN = { invoice: list(0, 200), letter: list(1000, 200), contract: list(2000, 200) }
const UNTOLD = [0, 0, 0]
/** No step is reached. */
const STEPS = [0, 0]
const LESSONS: readonly TypeLesson[] = Object.entries(OWN).flatMap(([type, own]) =>
  Array.from({ length: 40 }, (_, at) => ({
    types: [type],
    group: `${type} ${at % 8}`,
    points: UNTOLD,
    steps: STEPS,
    buckets: Int32Array.from([...own, ...COMMON]),
    share: 1,
  })),
)
const reader = fitTypeReader(LESSONS, TYPES, 1)
const read = (taught: TypeReader, points: readonly number[], buckets: Int32Array, steps = STEPS): Float64Array =>
  readTypes(taught, { points, buckets, steps })

test('a document is what those were that had its words', () => {
  for (const [at, own] of Object.values(OWN).entries()) {
    const chances = read(reader, UNTOLD, Int32Array.from([...own.slice(20), ...COMMON]))
    expect(chances[at]).toBeGreaterThan(0.8)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  }
})

test('of several types that a paper may be, the one that rules hold for likelier is learned', () => {
  const form = list(11_000, 200)
  const buckets = Int32Array.from([...form, ...COMMON])
  const partly = Array.from({ length: 20 }, (_, at) => ({
    types: ['invoice', 'letter'],
    group: `form ${at % 8}`,
    steps: STEPS,
    points: [0, 1.5, 4],
    buckets,
    share: 1,
  }))
  const taught = fitTypeReader([...LESSONS, ...partly], TYPES, 1)
  const [invoice, letter, contract] = read(taught, [0, 1.5, 4], buckets)
  expect(letter).toBeGreaterThan(contract!)
  // No less than rules alone say.
  expect(letter! / invoice!).toBeGreaterThan(0.95 * Math.exp(1.5))
})

test('a type that the reader does not know teaches nothing of itself', () => {
  const strange = LESSONS.map((lesson) => ({ ...lesson, types: [...lesson.types, 'warranty'] }))
  expect(fitTypeReader(strange, TYPES, 1)).toEqual(reader)
})

test('where its words say nothing rules alone tell', () => {
  const chances = read(reader, [0, 0, 3], Int32Array.from(list(9000, 2)))
  expect(chances[2]).toBeGreaterThan(0.7)
  // More where they were right of papers whose words told nothing.
  const known = LESSONS.map((lesson) => ({
    ...lesson,
    buckets: Int32Array.from(COMMON),
    points: TYPES.map((type) => (type === lesson.types[0] ? 3 : 0)),
  }))
  expect(read(fitTypeReader(known, TYPES, 1), [0, 0, 3], new Int32Array())[2]).toBeGreaterThan(0.85)
  expect(read(reader, [2, 0, 0], new Int32Array())[0]).toBeGreaterThan(0.6)
})

test('the few words of a short text say less than those of a long one', () => {
  const long = read(reader, UNTOLD, Int32Array.from([...OWN.invoice, ...COMMON]))
  const alone = read(reader, UNTOLD, Int32Array.from(OWN.invoice.slice(0, 20)))
  expect(alone[0]).toBeLessThan(long[0]!)
  expect(alone[0]).toBeGreaterThan(1 / 3)
})

test('words do not overrule rules that are very sure', () => {
  const buckets = Int32Array.from([...OWN.invoice, ...COMMON])
  expect(read(reader, [0, 0.5, 0], buckets)[0]).toBeGreaterThan(0.5)
  expect(read(reader, [0, 7, 0], buckets)[1]).toBeGreaterThan(0.5)
})

test('the same lessons and seed give the same reader, and what is packed reads as it was learned', () => {
  expect(fitTypeReader(LESSONS, TYPES, 1)).toEqual(reader)
  const unpacked = unpackTypeReader(packTypeReader(reader), TYPES, STEPS.length)
  const buckets = Int32Array.from([...OWN.letter, ...COMMON])
  read(reader, [1, 0, 0], buckets).forEach((chance, at) =>
    expect(read(unpacked, [1, 0, 0], buckets)[at]).toBeCloseTo(chance, 1),
  )
})

test('what was taught for other types is told', () => {
  expect(() => unpackTypeReader(packTypeReader(reader), [...TYPES, 'warranty'], STEPS.length)).toThrow('npm run train')
  expect(() => unpackTypeReader({ ...packTypeReader(reader), weights: '' }, TYPES, STEPS.length)).toThrow(
    'npm run train',
  )
  expect(() => unpackTypeReader(packTypeReader(reader), TYPES, 3)).toThrow('npm run train')
})

test('near-identical versions of a paper teach no more than one', () => {
  const copies = LESSONS.filter(({ types }) => types[0] === 'invoice').flatMap((one) => Array<TypeLesson>(9).fill(one))
  const chanceOf = (share: number): number => {
    const taught = fitTypeReader([...LESSONS, ...copies.map((one) => ({ ...one, share }))], TYPES, 1)
    return read(taught, UNTOLD, Int32Array.from(COMMON))[0]!
  }
  expect(chanceOf(0.02)).toBeLessThan(chanceOf(1))
})

test('rules that are mostly wrong of a type are trusted less there, not elsewhere', () => {
  const wrong = LESSONS.map((lesson, at) => ({
    ...lesson,
    buckets: Int32Array.from(COMMON),
    // Rules take every second letter for an invoice, and know contracts.
    points: { invoice: [3, 0, 0], letter: at % 2 === 0 ? [3, 0, 0] : [0, 3, 0], contract: [0, 0, 3] }[
      lesson.types[0]!
    ]!,
  }))
  const taught = fitTypeReader(wrong, TYPES, 1)
  const [invoice, letter] = read(taught, [3, 0, 0], Int32Array.from(COMMON))
  expect(letter).toBeGreaterThan(read(reader, [3, 0, 0], Int32Array.from(COMMON))[1]!)
  expect(invoice).toBeGreaterThan(letter!)
  expect(read(taught, [0, 0, 3], Int32Array.from(COMMON))[2]).toBeGreaterThan(0.9)
})

test('words that only one sender has are trusted less than those of many', () => {
  const chanceOf = (groups: number): number => {
    const lessons = LESSONS.map((lesson, at) => {
      const own = 3000 + 300 * (at % groups)
      const words = list(own + 100 * TYPES.indexOf(lesson.types[0]!), 100)
      return { ...lesson, group: `sender ${at % groups}`, buckets: Int32Array.from([...words, ...COMMON]) }
    })
    const taught = fitTypeReader([...lessons, ...LESSONS.map((one) => ({ ...one, share: 0.02 }))], TYPES, 1)
    return taught.mixing[TYPES.length * TYPES.length]!
  }
  expect(fitTypeReader(LESSONS, TYPES, 1).mixing[TYPES.length * TYPES.length]!).toBeGreaterThan(chanceOf(8))
})

test('what the lines count up to tells where nothing else does', () => {
  const stepped = LESSONS.map((lesson) => ({
    ...lesson,
    buckets: Int32Array.from(COMMON),
    steps: lesson.types[0] === 'letter' ? [0, 1] : [1, 0],
  }))
  const taught = fitTypeReader(stepped, TYPES, 1)
  expect(read(taught, UNTOLD, Int32Array.from(COMMON), [0, 1])[1]).toBeGreaterThan(0.6)
  expect(read(taught, UNTOLD, Int32Array.from(COMMON), [1, 0])[1]).toBeLessThan(0.2)
})

function list(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => first + at)
}
