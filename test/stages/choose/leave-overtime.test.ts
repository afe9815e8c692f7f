import { expect, test } from 'vitest'
import { leaveOvertime } from '../../../engine/stages/choose/leave-overtime.ts'
import { makeCandidate } from './build-table.ts'

const OVERTIME = [makeCandidate('1240.00', 0.8), makeCandidate('40', 0.6), makeCandidate('2.5', 0.4)]
const valuesBeside = (total: ReturnType<typeof makeCandidate> | undefined): readonly unknown[] =>
  leaveOvertime(OVERTIME, total).map(({ value }) => value)

test('overtime is less than all hours', () => {
  expect(valuesBeside(makeCandidate('40', 0.9))).toEqual(['2.5'])
})

test('a total that is not given or doubtful proves nothing', () => {
  expect(valuesBeside(undefined)).toEqual(['1240.00', '40', '2.5'])
  expect(valuesBeside(makeCandidate('40', 0.5))).toEqual(['1240.00', '40', '2.5'])
})
