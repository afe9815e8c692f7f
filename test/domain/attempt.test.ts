import { expect, test } from 'vitest'
import { catchMistakes, letThrow } from '../../engine/domain/attempt.ts'

const divide = (a: bigint, b: bigint): bigint => a / b

test('a part gives its result', () => {
  expect(catchMistakes(() => expect.unreachable())(divide, 0n, 6n, 2n)).toBe(3n)
})

test('a part that throws gives what was named for that, and is told of by its name', () => {
  const told: unknown[] = []
  const attempt = catchMistakes((part, error) => told.push([part, error]))
  expect(attempt(divide, 0n, 6n, 0n)).toBe(0n)
  expect(told).toEqual([['divide', expect.any(RangeError)]])
})

test('where nobody catches mistakes, they are seen', () => {
  expect(() => letThrow(divide, 0n, 6n, 0n)).toThrow(RangeError)
})
