import { expect, test } from 'vitest'
import type { Field } from '../../../engine/domain/field.ts'
import { describeGiven, GIVEN_MEASURES } from '../../../engine/stages/choose/describe-given.ts'
import type { Rankings } from '../../../engine/stages/choose/rank-values.ts'
import { makeCandidate } from './build-table.ts'

function field(...values: readonly (readonly [value: string, confidence: number])[]): Field {
  const candidates = values.map(([value, confidence]) => makeCandidate(value, confidence))
  return { value: candidates[0]?.value ?? null, candidates }
}

function measure(
  fields: Parameters<typeof describeGiven>[0],
  key: string,
  rankings?: Rankings,
): Readonly<Record<string, number>> {
  const measured = describeGiven(fields, rankings)(key)
  expect(measured).toHaveLength(GIVEN_MEASURES.length)
  return Object.fromEntries(GIVEN_MEASURES.map((name, at) => [name, measured[at]!]))
}

test('another name is a rival, a part of the same name another kind of one', () => {
  const alone = measure({ sender_name: field(['Harms GmbH', 0.8]) }, 'sender_name')
  const rival = measure({ sender_name: field(['Harms GmbH', 0.8], ['Orla Finch', 0.4]) }, 'sender_name')
  const part = measure({ sender_name: field(['Harms GmbH', 0.8], ['HARMS', 0.4]) }, 'sender_name')
  expect(rival['other']).toBeGreaterThan(alone['other']!)
  expect(rival['part']).toBe(alone['part'])
  expect(part['part']).toBe(rival['other'])
  expect(part['other']).toBe(alone['other'])
})

test('no amount is a part of another', () => {
  const { part, other } = measure({ gross_amount: field(['100.00', 0.8], ['1000.00', 0.3]) }, 'gross_amount')
  expect(other).toBeGreaterThan(part!)
})

test('how sure the other values are tells, and not the own one', () => {
  const sure = measure({ iban: field(['A', 0.6]), bic: field(['B', 0.97]), subject: field(['C', 0.95]) }, 'iban')
  const doubtful = measure({ iban: field(['A', 0.6]), bic: field(['B', 0.5]), subject: field(['C', 0.95]) }, 'iban')
  expect(doubtful['sureness']).toBeLessThan(sure['sureness']!)
  expect([sure['doubts'], doubtful['doubts']]).toEqual([0, 0.5])
  const own = measure({ iban: field(['A', 0.99]), bic: field(['B', 0.97]), subject: field(['C', 0.95]) }, 'iban')
  expect(own['sureness']).toBeCloseTo(sure['sureness']!, 9)
})

test('what codes and people state, and what is not given, tells nothing of the others', () => {
  const stated = { ...makeCandidate('B', 0.2), source: 'qr' as const }
  const fields = {
    iban: field(['A', 0.6]),
    bic: { value: 'B', candidates: [stated] },
    subject: { value: null, candidates: [makeCandidate('C', 0.1)] },
  }
  expect(measure(fields, 'iban')).toEqual(measure({ iban: field(['A', 0.6]) }, 'iban'))
})

test('words that were recognized and a type that is sure are told', () => {
  const recognized = { ...makeCandidate('A', 0.6), source: 'ocr' as const }
  const fields = { iban: { value: 'A', candidates: [recognized] }, type: field(['invoice', 0.98]) }
  const known = measure(fields, 'iban')
  expect(known['isRecognized']).toBe(1)
  expect(known['type']).toBeGreaterThan(measure({ iban: field(['A', 0.6]) }, 'iban')['type']!)
  expect(measure({ iban: field() }, 'iban')['isRecognized']).toBe(0)
})

test('what the ranker says of the value itself tells, where it is asked', () => {
  const rankings = (chance: number): Rankings => {
    const ranking = { chances: new Map([['a', chance]]), best: 1, next: 0, absent: 0, values: [] }
    return new Map([['iban', ranking]])
  }
  const fields = { iban: field(['A', 0.9]), bic: field(['B', 0.9]) }
  expect(measure(fields, 'iban', rankings(0.99))['ranker']).toBeGreaterThan(0)
  expect(measure(fields, 'iban', rankings(0.9))['ranker']).toBeCloseTo(0, 9)
  expect(measure(fields, 'iban', rankings(0.1))['ranker']).toBeLessThan(-1)
  expect(measure(fields, 'bic', rankings(0.1))['ranker']).toBe(0)
  expect(measure({ iban: { ...field(['A', 0.9]), value: [{ name: 'A' }] } }, 'iban', rankings(0.1))['ranker']).toBe(0)
})
