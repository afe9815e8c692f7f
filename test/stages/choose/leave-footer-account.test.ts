import { expect, test } from 'vitest'
import { leaveFooterAccount } from '../../../engine/stages/choose/leave-footer-account.ts'
import { makeCandidate } from './build-table.ts'

const accounts = [makeCandidate('DE89370400440532013000', 0.9)]

test.each(['card', 'cash', 'online'])('an invoice that was paid by %s names no account to pay to', (means) => {
  expect(leaveFooterAccount(accounts, makeCandidate(means, 0.9), 'invoice')).toEqual([])
})

test('an account stays where the means say to pay, are doubtful or unknown, and on other papers', () => {
  expect(leaveFooterAccount(accounts, makeCandidate('transfer', 0.9), 'invoice')).toBe(accounts)
  expect(leaveFooterAccount(accounts, makeCandidate('card', 0.6), 'invoice')).toBe(accounts)
  expect(leaveFooterAccount(accounts, undefined, 'invoice')).toBe(accounts)
  expect(leaveFooterAccount(accounts, makeCandidate('card', 0.9), 'reminder')).toBe(accounts)
})
