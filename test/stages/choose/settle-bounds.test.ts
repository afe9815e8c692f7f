import { describe, expect, test } from 'vitest'
import type { Candidate } from '../../../engine/domain/field.ts'
import { surround, toFractions } from '../../../engine/domain/page.ts'
import type { Span, SpanTable } from '../../../engine/domain/spans.ts'
import { settleBounds } from '../../../engine/stages/choose/settle-bounds.ts'
import { SHIPPED_WEIGHTS } from '../../../engine/stages/choose/shipped-weights.ts'
import { layOut } from '../../../engine/stages/find/layout.ts'
import { listSpans } from '../../../engine/stages/find/spans/list-spans.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const list = (picture: string): SpanTable => listSpans(layOut([makePage(picture)]), 'day-first')
const spanOf = ({ spans }: SpanTable, value: string): Span => spans.find((span) => span.value === value)!

function candidate({ value, words, page }: Span, further: Partial<Candidate> = {}): Candidate {
  const box = toFractions(surround(words.map((word) => word.box)), page)
  return { value, text: value, page: page.number, box, confidence: 0.6, source: 'text', reason: '', ...further }
}

/** The address that is given where this one leads, by a ranker that holds all equally likely. */
function settle(picture: string, leading: string, further: Partial<Candidate> = {}, name?: Candidate) {
  const table = list(picture)
  const own = table.spans.flatMap(({ kind }, index) => (kind === 'address' ? [index] : []))
  const ranking = { spans: own, chances: own.map(() => 1 / own.length), absent: 0 }
  const addresses = [candidate(spanOf(table, leading), further)]
  return settleBounds('sender_address', addresses, table, ranking, SHIPPED_WEIGHTS.bounds, name)
}

describe('an address is begun and ended where addresses are', () => {
  test.each([
    ['with the province', 'Via Larga 9\n37036 Soave (VR)', 'Via Larga 9, 37036 Soave', 'Via Larga 9, 37036 Soave (VR)'],
    [
      'without the number that stands over it',
      'Talleres Sol\nNIF B12345678\nCalle Mayor 4\n28013 Madrid',
      'NIF B12345678, Calle Mayor 4, 28013 Madrid',
      'Calle Mayor 4, 28013 Madrid',
    ],
    [
      'with its street',
      'Hilltop Foods Ltd\n12 Mill Lane\nOtley LS21 3AB',
      'Otley LS21 3AB',
      '12 Mill Lane, Otley LS21 3AB',
    ],
  ])('%s', (_, picture, leading, wanted) => {
    expect(settle(picture, leading)[0]).toMatchObject({ value: wanted, confidence: 0.6, page: 1 })
  })
})

const KIEL = 'Nordlicht GmbH\nHafenweg 3\n24103 Kiel'

test('an address that is whole stays as it is', () => {
  expect(settle(KIEL, 'Hafenweg 3, 24103 Kiel').map(({ value }) => value)).toEqual(['Hafenweg 3, 24103 Kiel'])
})

test('the name of the party is no part of it, where that is sure', () => {
  const picture = 'Quayside House\nRoute Blanche 3\n42100 Valbenne'
  const named = 'Quayside House, Route Blanche 3, 42100 Valbenne'
  const settleNamed = (confidence: number): unknown => {
    const name = candidate(spanOf(list(KIEL), 'Nordlicht GmbH'), { value: 'Quayside House', confidence })
    return settle(picture, named, {}, name)[0]!.value
  }
  expect(settleNamed(0.9)).toBe('Route Blanche 3, 42100 Valbenne')
  expect(settleNamed(0.3)).toBe(named)
})

test.each(['xml', 'qr', 'user'] as const)('what %s states is not bounded otherwise', (source) => {
  expect(settle(KIEL, '24103 Kiel')).toHaveLength(2)
  expect(settle(KIEL, '24103 Kiel', { source })).toHaveLength(1)
})

test('without a place on a page nothing is asked', () => {
  expect(settle(KIEL, '24103 Kiel', { page: null, box: null })).toHaveLength(1)
})

test('a way that is a candidate already moves to the front, once', () => {
  const table = list(KIEL)
  const [short, whole] = ['24103 Kiel', 'Hafenweg 3, 24103 Kiel'].map((value) => spanOf(table, value))
  const addresses = [candidate(short!), candidate(whole!, { confidence: 0.2, reason: 'found' })]
  const settled = settleBounds('recipient_address', addresses, table, undefined, SHIPPED_WEIGHTS.bounds)
  expect(settled.map(({ value, confidence, reason }) => [value, confidence, reason])).toEqual([
    ['Hafenweg 3, 24103 Kiel', 0.6, 'found'],
    ['24103 Kiel', 0.6, ''],
  ])
})
