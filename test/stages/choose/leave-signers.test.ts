import { expect, test } from 'vitest'
import { leaveSigners } from '../../../engine/stages/choose/leave-signers.ts'
import { makeCandidate } from './build-table.ts'

const signed = { ...makeCandidate('Anna Ahrens', 0.3), reason: 'signature' }
const recipients = [makeCandidate('ANNA AHRENS', 0.7), makeCandidate('Petra Sommer', 0.6)]

test('who signs is not whom it is written to', () => {
  expect(leaveSigners(recipients, [makeCandidate('Kanzlei Ahrens', 0.8), signed])).toEqual([recipients[1]])
})

test('a name elsewhere is nobody who signs, and without anybody else it stays', () => {
  expect(leaveSigners(recipients, [makeCandidate('Anna Ahrens', 0.3)])).toEqual(recipients)
  expect(leaveSigners(recipients.slice(0, 1), [signed])).toEqual(recipients.slice(0, 1))
})
