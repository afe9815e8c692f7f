import { expect, test } from 'vitest'
import type { Candidate } from '../../../engine/domain/field.ts'
import { leaveTaken } from '../../../engine/stages/choose/leave-taken.ts'
import { makeCandidate } from './build-table.ts'

const EVIDENCE = { fontSize: 10, bold: false, certainty: 1 }
const proposed = (value: string, confidence: number): Candidate => ({
  ...makeCandidate(value, confidence),
  evidence: { ...EVIDENCE, isProposed: true },
})

test('a number that another key is surer of is left to it', () => {
  const ranked = { document_number: [makeCandidate('R-17', 0.9)], order_number: [proposed('R-17', 0.4)] }
  expect(leaveTaken(ranked)).toEqual({ document_number: ranked.document_number, order_number: [] })
})

test.each([
  ['that a finder proposed', makeCandidate('R-17', 0.4)],
  ['that stands elsewhere', { ...proposed('R-17', 0.4), box: [0.5, 0.5, 0.6, 0.6] as const }],
  ['that its own key is surer of', proposed('R-17', 0.95)],
  ['that is likelier than not', proposed('R-17', 0.6)],
])('a number %s stays', (_, candidate) => {
  const ranked = { document_number: [makeCandidate('R-17', 0.9)], order_number: [candidate] }
  expect(leaveTaken(ranked)['order_number']).toEqual([candidate])
})

test('names and amounts may serve several keys', () => {
  expect(
    leaveTaken({ sender_name: [makeCandidate('Muster', 0.9)], account_holder: [proposed('Muster', 0.4)] }),
  ).toEqual({})
})

test('the number of a claim is that of its row, not of the reminder', () => {
  const claims = [makeCandidate([{ document_number: 'R-17', open_amount: '119.00' }], 0.8)]
  expect(leaveTaken({ claims, document_number: [proposed('R-17', 0.6)] })['document_number']).toEqual([])
  const own = makeCandidate('M-3', 0.3)
  const labelled = makeCandidate('R-17', 0.9)
  expect(leaveTaken({ claims, document_number: [labelled, own] })['document_number']).toEqual([own])
})

test('the day of a service does not begin a period as well', () => {
  const ranked = {
    service_date: [makeCandidate('2026-03-05', 0.9)],
    service_period_start: [proposed('2026-03-05', 0.5)],
  }
  expect(leaveTaken(ranked)['service_period_start']).toEqual([])
})

test('what is to be paid is not what is paid back: the less sure one yields', () => {
  const [due, back] = [makeCandidate('2000.00', 0.6), makeCandidate('2000.00', 0.8)]
  const next = makeCandidate('90.00', 0.2)
  expect(leaveTaken({ amount_due: [due, next], refund_amount: [back] })).toEqual({ amount_due: [next] })
  expect(leaveTaken({ amount_due: [back], refund_amount: [due, next] })).toEqual({ refund_amount: [next] })
  expect(leaveTaken({ amount_due: [next], refund_amount: [back] })).toEqual({})
})

test('what was paid before, or is to be paid, was not taken off', () => {
  const [off, paid] = [makeCandidate('252.27', 0.7), makeCandidate('252.27', 0.9)]
  expect(leaveTaken({ allowance_amount: [off], prepaid_amount: [paid] })).toEqual({ allowance_amount: [] })
  expect(leaveTaken({ charge_amount: [off], amount_due: [paid] })).toEqual({ charge_amount: [] })
})

test('a payer may be asked to quote the number by which they are known', () => {
  const ranked = { payment_reference: [makeCandidate('K-17', 0.9)], customer_number: [proposed('K-17', 0.4)] }
  expect(leaveTaken(ranked)['customer_number']).toEqual(ranked.customer_number)
})

test('the account of a booking is that of somebody else, unless it is the only one', () => {
  const [own, other] = [makeCandidate('DE02120300000000202051', 0.6), makeCandidate('DE89370400440532013000', 0.7)]
  const transactions = [makeCandidate([{ counterparty_iban: 'DE89370400440532013000' }], 0.8)]
  expect(leaveTaken({ iban: [other, own], transactions })['iban']).toEqual([own])
  expect(leaveTaken({ iban: [other], transactions })['iban']).toBeUndefined()
})

test('a paper that asks for money gives none back', () => {
  const [due, back] = [makeCandidate('294.00', 0.8), makeCandidate('81.00', 0.7)]
  expect(leaveTaken({ amount_due: [due], refund_amount: [back] })).toEqual({ refund_amount: [] })
  expect(leaveTaken({ amount_due: [back], refund_amount: [due] })).toEqual({})
})

test('a last day counts from the day of the paper, and is as sure as that', () => {
  const issued = (value: string, text: string, confidence: number): Candidate => ({
    ...makeCandidate(value, confidence),
    text,
    box: null,
    source: 'derived',
  })
  const issue = { ...makeCandidate('2025-05-22', 0.9), text: '22.05.2025', box: [0.1, 0.1, 0.2, 0.2] as const }
  const [other, own] = [issued('2025-07-16', '10.06.2025', 0.6), issued('2025-06-26', '22.05.2025', 0.2)]
  expect(leaveTaken({ issue_date: [issue], objection_deadline: [other, own] })['objection_deadline']).toEqual([
    { ...own, confidence: 0.81 },
  ])
})

test('a sum that others prove leaves no other', () => {
  const proven = { ...makeCandidate('412877.50', 0.5), evidence: { ...EVIDENCE, isProven: true } }
  expect(leaveTaken({ fixed_assets: [proposed('1.00', 0.8), proven] })).toEqual({
    fixed_assets: [{ ...proven, confidence: 0.75 }],
  })
})
