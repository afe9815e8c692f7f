import { expect, test } from 'vitest'
import { fitPieceReader } from '../../engine/learning/fit-piece-reader.ts'
import { judgePiece, NO_PIECE, PIECE_BUCKETS } from '../../engine/learning/piece-reader.ts'

const INSIDE = ['Hafenstraße 3', 'Bergstraße 17', 'Unit 4', 'Unit 12', '24103 Kiel', '20095 Hamburg']
const OUTSIDE = ['Tel. 0431 5551', 'Tel. 040 7712', 'Harms GmbH', 'Brandt GmbH', 'USt-IdNr. DE123', 'USt-IdNr. DE994']
const LESSONS = [
  ...INSIDE.map((text) => ({ text, isInside: true })),
  ...OUTSIDE.map((text) => ({ text, isInside: false })),
]

test('pieces that were never seen are judged by what they share with those that were', () => {
  const reader = fitPieceReader(LESSONS, 1)
  for (const piece of ['Marktstraße 8', 'Unit 7', '24106 Kiel']) expect(judgePiece(reader, piece)).toBeGreaterThan(0)
  for (const piece of ['Tel. 0431 9920', 'Sommer GmbH']) expect(judgePiece(reader, piece)).toBeLessThan(0)
})

test('the same pieces and seed give the same reader, a byte for each bucket', () => {
  const reader = fitPieceReader(LESSONS, 2)
  expect(fitPieceReader(LESSONS, 2)).toEqual(reader)
  const bytes = new Int8Array(Buffer.from(reader.weights, 'base64'))
  expect(bytes.length).toBe(PIECE_BUCKETS)
  expect(Math.max(...bytes.map((byte) => Math.abs(byte)))).toBe(127)
})

test('nothing is no piece', () => {
  expect(judgePiece(fitPieceReader(LESSONS, 1), '')).toBe(NO_PIECE)
})
