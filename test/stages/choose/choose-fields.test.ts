import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../engine/domain/extraction-keys.ts'
import type { Candidate } from '../../../engine/domain/field.ts'
import { chooseFields } from '../../../engine/stages/choose/choose-fields.ts'
import { GIVEN_MEASURES } from '../../../engine/stages/choose/describe-given.ts'
import { SHIPPED_WEIGHTS } from '../../../engine/stages/choose/shipped-weights.ts'
import { makeCandidate, makeTable, sum } from './build-table.ts'
import { makeSpans } from './make-spans.ts'

const choose = (scalars: Record<string, readonly Candidate[]>) =>
  chooseFields(makeTable({ scalars }), 'invoice', 0.8, { weights: null })

test.each(['invoice', 'credit-note', 'bank-statement', 'letter', 'Reisekostenantrag'])(
  'a document of type %s has every key of its type and no other',
  (type) => {
    const fields = chooseFields(makeTable({ amounts: [sum('gross_amount', '10.00')] }), type, 0.8)
    expect(Object.keys(fields)).toEqual(Object.keys(keysOf(type)))
  },
)

test('an order has sums where it states them', () => {
  const table = makeTable({ amounts: [sum('gross_amount', '10.00')] })
  expect(chooseFields(table, 'other', 0.8)['gross_amount']!.value).toBe('10.00')
  expect(chooseFields(makeTable(), 'other', 0.8)).not.toHaveProperty('gross_amount')
  expect(chooseFields({ ...table, statesTotals: false }, 'other', 0.8)).not.toHaveProperty('gross_amount')
})

test('the type is a field with the probability of its class', () => {
  expect(choose({})['type']).toMatchObject({ value: 'invoice', candidates: [{ confidence: 0.8, source: 'derived' }] })
})

test('what was not found is null without candidates', () => {
  expect(choose({})['document_number']).toEqual({ value: null, candidates: [] })
})

test('the best candidate is the value and stands first', () => {
  const field = choose({ order_number: [makeCandidate('A-1', 0.5), makeCandidate('A-2', 0.8)] })['order_number']!
  expect(field.value).toBe('A-2')
  expect(field.candidates.map(({ value }) => value)).toEqual(['A-2', 'A-1'])
})

test('a value too doubtful to be given stays visible', () => {
  const field = choose({ order_number: [makeCandidate('A-1', 0.1)] })['order_number']!
  expect(field.value).toBeNull()
  expect(field.candidates.map(({ value }) => value)).toEqual(['A-1'])
})

test('a handful of candidates is shown, not all', () => {
  const many = Array.from({ length: 40 }, (_, index) => makeCandidate(`A-${index}`, 0.5))
  expect(choose({ order_number: many })['order_number']!.candidates.length).toBeLessThanOrEqual(8)
})

describe('sender and recipient', () => {
  test('are never the same: the weaker role takes its next best name', () => {
    const fields = choose({
      sender_name: [makeCandidate('Lindner GmbH', 0.9)],
      recipient_name: [makeCandidate('LINDNER GmbH', 0.6), makeCandidate('Petra Sommer', 0.5)],
    })
    expect(fields['sender_name']!.value).toBe('Lindner GmbH')
    expect(fields['recipient_name']!.value).toBe('Petra Sommer')
  })

  test('are never the same: without another name the weaker role stays empty', () => {
    const fields = choose({
      sender_name: [makeCandidate('Petra Sommer', 0.5)],
      recipient_name: [makeCandidate('Petra Sommer', 0.8)],
    })
    expect(fields['sender_name']!.value).toBeNull()
    expect(fields['recipient_name']!.value).toBe('Petra Sommer')
  })
})

describe('the due date', () => {
  test('is not before the date of issue', () => {
    const fields = choose({
      issue_date: [makeCandidate('2026-05-04', 0.9)],
      payment_due_date: [makeCandidate('2026-04-05', 0.8), makeCandidate('2026-05-18', 0.5)],
    })
    expect(fields['payment_due_date']!.value).toBe('2026-05-18')
  })

  test('may be the date of issue itself', () => {
    const fields = choose({
      issue_date: [makeCandidate('2026-05-04', 0.9)],
      payment_due_date: [makeCandidate('2026-05-04', 0.8)],
    })
    expect(fields['payment_due_date']!.value).toBe('2026-05-04')
  })
})

test('two equally likely readings: the first on the page is given, the other one shown', () => {
  const dates = [makeCandidate('2026-04-03', 0.6), makeCandidate('2026-03-04', 0.6)]
  const field = choose({ issue_date: dates })['issue_date']!
  expect(field.value).toBe('2026-04-03')
  expect(field.candidates.map(({ value, confidence }) => [value, confidence])).toEqual([
    ['2026-04-03', 0.6],
    ['2026-03-04', 0.6],
  ])
})

test('sums come from the totals', () => {
  const amounts = [sum('net_amount', '100.00'), sum('total_tax_amount', '19.00'), sum('gross_amount', '119.00')]
  const fields = chooseFields(makeTable({ amounts }), 'invoice', 0.8)
  expect(fields['gross_amount']!.value).toBe('119.00')
  expect(fields['net_amount']!.value).toBe('100.00')
})

describe('an address belongs to the name that it stands under', () => {
  const addresses = [
    { name: 'MILLER LTD.', candidate: makeCandidate('3 High Street, Exampleton', 0.8) },
    { name: 'Other Ltd', candidate: makeCandidate('9 Low Street, Sampleton', 0.9) },
  ]
  const addressOf = (name: string) =>
    chooseFields(makeTable({ scalars: { sender_name: [makeCandidate(name, 0.9)] }, addresses }), 'invoice', 0.8, {
      weights: null,
    })['sender_address']!.value

  test.each(['Miller Ltd', 'miller ltd', 'Miller', 'Miller Limited'])('"%s"', (name) => {
    expect(addressOf(name)).toBe('3 High Street, Exampleton')
  })

  test('and to no other', () => {
    expect(addressOf('Miller Brothers')).toBeNull()
  })
})

test('what the ranker says of a value counts when it is said how sure that is', () => {
  const table = makeTable({
    scalars: { order_number: [makeCandidate('A-1', 0.9)] },
    spans: makeSpans(['code', 'A-1', [60, 80, 120, 160]]),
  })
  const rank = () => new Map([['order_number', { spans: [0], chances: [0.6], absent: 0.4 }]])
  const sureness = (weight: number): number => {
    const further = GIVEN_MEASURES.map((name) => (name === 'ranker' ? weight : 0))
    const weights = { ...SHIPPED_WEIGHTS, given: { '*': { slope: 1, shift: 0, further } } }
    return chooseFields(table, 'invoice', 0.8, { weights, rank })['order_number']!.candidates[0]!.confidence
  }
  expect(sureness(1)).not.toBeCloseTo(sureness(0), 2)
})
