import { expect, test } from 'vitest'
import { leaveFooterAccount } from '../../../engine/stages/choose/leave-footer-account.ts'
import { makeCandidate } from './build-table.ts'

const accounts = [makeCandidate('DE89370400440532013000', 0.9)]
const UNKNOWN = { means: undefined, selfBilled: undefined }

test.each(['card', 'cash', 'online'])('an invoice that was paid by %s names no account to pay to', (means) => {
  const signs = { ...UNKNOWN, means: makeCandidate(means, 0.9) }
  expect(leaveFooterAccount(accounts, 'invoice', signs)).toEqual([])
})

test('an account stays where the means say to pay, are doubtful or unknown, and on other papers', () => {
  const paidBy = (means: string, confidence: number) => ({ ...UNKNOWN, means: makeCandidate(means, confidence) })
  expect(leaveFooterAccount(accounts, 'invoice', paidBy('transfer', 0.9))).toBe(accounts)
  expect(leaveFooterAccount(accounts, 'invoice', paidBy('card', 0.6))).toBe(accounts)
  expect(leaveFooterAccount(accounts, 'invoice', UNKNOWN)).toBe(accounts)
  expect(leaveFooterAccount(accounts, 'reminder', paidBy('card', 0.9))).toBe(accounts)
})

test('of a credit note only the account of a seller whom the buyer bills is to be paid to', () => {
  const selfBilled = (value: string) => ({ ...UNKNOWN, selfBilled: makeCandidate(value, 0.9) })
  expect(leaveFooterAccount(accounts, 'credit-note', selfBilled('true'))).toBe(accounts)
  expect(leaveFooterAccount(accounts, 'credit-note', selfBilled('false'))).toEqual([])
})
