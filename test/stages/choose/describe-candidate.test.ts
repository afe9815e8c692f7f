import { describe, expect, test } from 'vitest'
import type { Candidate } from '../../../engine/domain/field.ts'
import { DIRECTIONS, describeCandidate, FEATURES } from '../../../engine/stages/choose/describe-candidate.ts'
import { describeDocument } from '../../../engine/stages/choose/describe-document.ts'
import { groupMentions } from '../../../engine/stages/choose/rank-candidates.ts'
import { makePage } from '../../fixtures/builders/page.ts'
import { makeCandidate, makeTable } from './build-table.ts'

const PAGE = makePage(`
  Lindner GmbH
  Hafenstraße 9
  info@lindner-gmbh.example

  Lindner GmbH   DE12
`)

function measure(
  key: string,
  candidates: readonly Candidate[],
  rank = 0,
  more: Record<string, readonly Candidate[]> = {},
) {
  const table = makeTable({ scalars: { [key]: candidates, ...more } })
  const features = describeCandidate(
    key,
    groupMentions(candidates),
    rank,
    describeDocument(table, [PAGE], 'invoice', 0.9),
  )
  return Object.fromEntries(FEATURES.map((name, index) => [name, features[index]]))
}

test('every measurement has a name and a direction, and is a number', () => {
  const found = measure('sender_name', [makeCandidate('Lindner GmbH', 0.8)])
  expect(DIRECTIONS).toHaveLength(FEATURES.length)
  expect(Object.values(found).every((value) => Number.isFinite(value))).toBe(true)
  expect(new Set(FEATURES).size).toBe(FEATURES.length)
})

describe('a candidate is described by', () => {
  test('how far it leads its rivals', () => {
    const candidates = [makeCandidate('A-1', 0.9), makeCandidate('A-2', 0.5)]
    expect(measure('document_number', candidates)['lead']).toBeGreaterThan(0)
    expect(measure('document_number', candidates, 1)['lead']).toBeLessThan(0)
  })

  test('how often it stands on the pages', () => {
    expect(measure('sender_name', [makeCandidate('Lindner GmbH', 0.8)])['repeats']).toBe(3)
    expect(measure('sender_name', [makeCandidate('Petra Sommer', 0.8)])['repeats']).toBe(0)
  })

  test('whether an address on the net begins like it', () => {
    expect(measure('sender_name', [makeCandidate('Lindner GmbH', 0.8)])['isDomain']).toBe(1)
    expect(measure('sender_name', [makeCandidate('Petra Sommer', 0.8)])['isDomain']).toBe(0)
  })

  test('whether another key wants the same value', () => {
    const others = { order_number: [makeCandidate('A-1', 0.7)] }
    expect(measure('document_number', [makeCandidate('A-1', 0.9)], 0, others)).toMatchObject({
      elsewhere: 0.7,
      elsewhereCount: 1,
    })
  })

  test('the type of its words beside the usual one', () => {
    const evidence = { fontSize: 30, bold: true, certainty: 0.4 }
    const found = measure('sender_name', [{ ...makeCandidate('Lindner GmbH', 0.8), evidence }])
    expect(found['size']).toBeGreaterThan(2)
    expect(found).toMatchObject({ bold: 1, certainty: 0.4 })
  })

  test('whether it is a part of another name or holds one', () => {
    const names = [makeCandidate('Becker Hardware', 0.8), makeCandidate('Becker Hardware and Timber Ltd', 0.6)]
    expect(measure('sender_name', names)).toMatchObject({ isPart: 1, isWhole: 0 })
    expect(measure('sender_name', names, 1)).toMatchObject({ isPart: 0, isWhole: 1 })
    expect(measure('document_number', [makeCandidate('4711', 0.8), makeCandidate('471', 0.6)])['isWhole']).toBe(0)
  })

  test('whether it stands under an address, and on a receipt of a till', () => {
    const under = { ...makeCandidate('Unterdorf', 0.3), reason: 'letterhead, line 2, below an address' }
    expect(measure('sender_name', [under])).toMatchObject({ isUnderAddress: 1, isTill: 0 })
    const till = makeTable({ scalars: { sender_name: [under] }, tendered: [2000] })
    const features = describeCandidate(
      'sender_name',
      groupMentions([under]),
      0,
      describeDocument(till, [PAGE], 'invoice', 0.9),
    )
    expect(features[FEATURES.indexOf('isTill')]).toBe(1)
  })

  test('whether its name ends in a legal form, which is a word of its own', () => {
    expect(measure('sender_name', [makeCandidate('Lindner GmbH', 0.8)])['isLegal']).toBe(1)
    expect(measure('sender_name', [makeCandidate('Freitag Verlag', 0.8)])['isLegal']).toBe(0)
    expect(measure('sender_name', [makeCandidate('Hotel Monaco', 0.8)])['isLegal']).toBe(0)
  })

  test('how it was found', () => {
    const found = measure('issue_date', [{ ...makeCandidate('2026-05-04', 0.8), reason: "label 'Datum' left of it" }])
    expect(found).toMatchObject({ 'way:left': 1, 'way:loose': 0, 'key:issue_date': 1, 'key:iban': 0, 'kind:date': 1 })
  })
})

test('what the reader of phrases says of a value is told, and by how much it leads; nothing of keys that it is not asked for', () => {
  const said = (value: string, chance?: number): Candidate => {
    const candidate = makeCandidate(value, 0.6)
    return chance === undefined ? candidate : { ...candidate, evidence: { ...candidate.evidence!, said: chance } }
  }
  const both = [said('Emden', 0.9), said('Wels', 0.2), said('Landau')]
  const [first, second, third] = [0, 1, 2].map((rank) => measure('jurisdiction', both, rank))
  expect(first!['said']).toBeGreaterThan(second!['said']!)
  expect(second!['said']).toBeGreaterThan(third!['said']!)
  expect(first!['saidLead']).toBeCloseTo(0.7, 9)
  expect(second!['saidLead']).toBeCloseTo(-0.7, 9)
  const other = measure('iban', [said('DE12', 0.9)])
  expect([other['said'], other['saidLead']]).toEqual([third!['said'], 0])
})
