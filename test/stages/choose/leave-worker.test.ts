import { expect, test } from 'vitest'
import { leaveWorker } from '../../../engine/stages/choose/leave-worker.ts'
import { makeCandidate } from './build-table.ts'

test('nobody approves their own hours', () => {
  const names = [makeCandidate('Loredana Bresciani', 0.6), makeCandidate('Ivo Tomasoni', 0.2)]
  expect(leaveWorker(names, makeCandidate('Bresciani Loredana', 0.9))).toEqual([names[1]])
  expect(leaveWorker(names, makeCandidate('Bresciani Loredana', 0.3))).toEqual(names)
  expect(leaveWorker(names, undefined)).toEqual(names)
})
