import { expect, test } from 'vitest'
import { mayMove, RUN_STATUSES, type RunStatus } from '../../engine/domain/status.ts'

const ALLOWED: readonly (readonly [RunStatus, RunStatus])[] = [
  ['pending', 'processing'],
  ['pending', 'blocked'],
  ['processing', 'completed'],
  ['processing', 'error'],
  ['processing', 'blocked'],
  ['processing', 'pending'],
  ['blocked', 'pending'],
]
const PAIRS = RUN_STATUSES.flatMap((from) => RUN_STATUSES.map((to) => [from, to] as const))

test.each(PAIRS)('from %s to %s', (from, to) => {
  const isAllowed = ALLOWED.some(([start, end]) => start === from && end === to)
  expect(mayMove(from, to)).toBe(isAllowed)
})

test.each(['completed', 'error'] as const)('a run that ended as %s never moves again', (from) => {
  expect(RUN_STATUSES.filter((to) => mayMove(from, to))).toEqual([])
})
