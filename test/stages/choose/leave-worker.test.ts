import { expect, test } from 'vitest'
import type { Candidate } from '../../../engine/domain/field.ts'
import { leaveOvertime } from '../../../engine/stages/choose/leave-overtime.ts'
import { leaveWorker } from '../../../engine/stages/choose/leave-worker.ts'

const make = (value: string, confidence: number): Candidate => ({
  value,
  text: value,
  page: 1,
  box: null,
  confidence,
  source: 'text',
  reason: 'made',
})

test('nobody approves their own hours', () => {
  const names = [make('Loredana Bresciani', 0.6), make('Ivo Tomasoni', 0.2)]
  expect(leaveWorker(names, make('Bresciani Loredana', 0.9))).toEqual([names[1]])
  expect(leaveWorker(names, make('Bresciani Loredana', 0.3))).toEqual(names)
  expect(leaveWorker(names, undefined)).toEqual(names)
})

test('overtime is less than all hours', () => {
  const hours = [make('404.25', 0.6), make('11', 0.3)]
  expect(leaveOvertime(hours, make('50.5', 0.9))).toEqual([hours[1]])
  expect(leaveOvertime(hours, make('50.5', 0.3))).toEqual(hours)
})
