import { expect, test } from 'vitest'
import type { Candidate } from '../../../engine/domain/field.ts'
import { leaveAdded } from '../../../engine/stages/choose/leave-added.ts'
import { makeCandidate } from './build-table.ts'

const proposed = (value: string): Candidate => {
  const sum = makeCandidate(value, 0.6)
  return { ...sum, evidence: { ...sum.evidence!, isProposed: true } }
}
const ask = (due: Candidate, principal: Candidate) =>
  leaveAdded({
    amount_due: [due],
    principal_amount: [principal],
    reminder_fee: [proposed('10.00'), proposed('0.00'), makeCandidate('5.00', 0.4)],
    interest_amount: [makeCandidate('1.00', 0.4)],
  })

test('where the claims alone are asked for, what only reads as a fee is none', () => {
  const left = ask(makeCandidate('500.00', 0.9), makeCandidate('500.00', 0.9))
  expect(left['reminder_fee']?.map(({ value }) => value)).toEqual(['0.00', '5.00'])
  expect(left['interest_amount']).toBeUndefined()
})

test('where more is asked for, or sums only read as such, all stay', () => {
  expect(ask(makeCandidate('510.00', 0.9), makeCandidate('500.00', 0.9))).toEqual({})
  expect(ask(proposed('500.00'), makeCandidate('500.00', 0.9))).toEqual({})
  expect(leaveAdded({})).toEqual({})
})
