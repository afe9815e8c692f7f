import { expect, test } from 'vitest'
import { BUCKETS, hashInto, hashText, MOST_PIECES } from '../../engine/learning/hash-text.ts'

test('texts that differ in case, accents, figures and blanks have the same pieces', () => {
  expect(hashText('Fällig  am 03.05.2026')).toEqual(hashText('FALLIG AM 17.11.1999'))
})

test('a text shares pieces with its relatives and hardly any with strangers', () => {
  const own = new Set(hashText('Rechnungsnummer'))
  const shared = (text: string): number => [...hashText(text)].filter((bucket) => own.has(bucket)).length
  expect(shared('Rechnungs-Nr.')).toBeGreaterThan(10)
  expect(shared('Kunde')).toBe(0)
})

test('each piece is given once and has a bucket', () => {
  const buckets = [...hashText('aaaaaaaaaaaaaaaaaaaaaaaa')]
  expect(new Set(buckets).size).toBe(buckets.length)
  expect(buckets.every((bucket) => bucket >= 0 && bucket < BUCKETS)).toBe(true)
})

test('nothing has no pieces, and what is endless only those of its beginning', () => {
  expect(hashText('')).toHaveLength(0)
  expect(hashText('x1 '.repeat(10_000)).length).toBeLessThan(300)
  expect(hashText('日本語の請求書').length).toBeGreaterThan(0)
})

test('pieces are written where they are wanted, and no more than there is room for', () => {
  const buckets = new Int32Array(MOST_PIECES + 2).fill(-1)
  const count = hashInto('Rechnungsnummer', buckets, 2)
  expect(buckets.subarray(2, 2 + count)).toEqual(hashText('Rechnungsnummer'))
  expect([buckets[0], buckets[1], buckets[2 + count]]).toEqual([-1, -1, -1])
  expect(hashInto('Aa1 b '.repeat(99), buckets, 0)).toBeLessThanOrEqual(MOST_PIECES)
})
