import { expect, test } from 'vitest'
import type { Page } from '../../../engine/domain/page.ts'
import { SLOTS, type SpanKind, type SpanTable } from '../../../engine/domain/spans.ts'
import { proposeSpans } from '../../../engine/stages/choose/propose-spans.ts'
import { rankValues } from '../../../engine/stages/choose/rank-values.ts'
import { makeCandidate, makeTable, sum } from './build-table.ts'

const PAGE: Page = { number: 2, width: 600, height: 800, origin: 'text', words: [] }

/** @param after what stands behind the first value in its line */
function makeSpans(kind: SpanKind, values: readonly string[], after = ''): SpanTable {
  const spans = values.map((value, index) => ({
    kind,
    value,
    page: PAGE,
    words: [{ text: value, box: [60, 80, 120, 96] as const, confidence: 1, fontSize: 10, bold: false }],
    before: '',
    behind: '',
    slots: Int32Array.from(SLOTS, (slot) => (slot === 'after' && index === 0 ? 1 : 0)),
    measures: new Float32Array(),
  }))
  return { texts: ['', after], spans }
}

const rank = (spans: SpanTable, key: string, chances: readonly number[], absent = 0.1) =>
  rankValues(spans, new Map([[key, { spans: chances.map((_, at) => at), chances, absent }]]), 'invoice')

test('what no finder proposed becomes a candidate with its place, found for no reason of its own', () => {
  const spans = makeSpans('code', ['INV03051', 'X-1'])
  const table = proposeSpans(makeTable({ spans }), 'invoice', rank(spans, 'document_number', [0.8, 0.01]))
  expect(table.scalars['document_number']).toMatchObject([
    { value: 'INV03051', page: 2, box: [0.1, 0.1, 0.2, 0.12], confidence: 0.02, source: 'text' },
  ])
})

test('what a finder proposed stays as it is and alone', () => {
  const spans = makeSpans('code', ['INV 03051'])
  const known = makeCandidate('inv03051', 0.7)
  const table = makeTable({ spans, scalars: { document_number: [known] } })
  const proposed = proposeSpans(table, 'invoice', rank(spans, 'document_number', [0.9]))
  expect(proposed.scalars['document_number']).toEqual([known])
})

test('what a finder gave the sign that marks beside it say does not come back without it', () => {
  const spans = makeSpans('amount', ['120.00', '95.00'])
  const table = makeTable({ spans, scalars: { closing_balance: [makeCandidate('-120.00', 0.7)] } })
  const { scalars } = proposeSpans(table, 'bank-statement', rank(spans, 'closing_balance', [0.8, 0.4]))
  expect(scalars['closing_balance']!.map(({ value }) => value)).toEqual(['-120.00', '95.00'])
})

test.each([
  ['a sentence that goes on is none', 'Wir freuen uns', ' auf das Fest', false],
  ['a sentence that goes on behind a comma is none', 'Wir freuen uns', ', dass wir', false],
  ['small words alone at the end of their line are one', 'Wir freuen uns', '', true],
  ['capitals are one, whatever goes on', 'Bäckerei Sonnenhof', ' auf das Fest', true],
])('a name: %s', (_, value, after, isName) => {
  const spans = makeSpans('name', [value], after)
  const { scalars } = proposeSpans(makeTable({ spans }), 'letter', rank(spans, 'sender_name', [0.8]))
  expect((scalars['sender_name'] ?? []).map((candidate) => candidate.value)).toEqual(isName ? [value] : [])
})

test('the same value at two places is as likely as both together', () => {
  const spans = makeSpans('date', ['2026-05-01', '2026-05-01', '2026-06-01'])
  const ranking = rank(spans, 'issue_date', [0.3, 0.25, 0.35]).get('issue_date')!
  expect([ranking.best, ranking.next]).toEqual([0.55, 0.35])
})

test('a sum is named by label and ranker together', () => {
  const spans = makeSpans('amount', ['119.00', '100.00'])
  const table = makeTable({ spans, amounts: [sum('gross_amount', '119.00', 0.8)] })
  const { amounts } = proposeSpans(table, 'invoice', rank(spans, 'gross_amount', [0.6, 0.3]))
  expect(amounts.map(({ cents, candidate }) => [cents, candidate.confidence])).toEqual([
    [11900, 0.7],
    [10000, 0.21],
  ])
})

/** A total that a label names, and the ranker's word on the same printed figure. */
function proposeAtTotal(role: string, chance: number): readonly string[] {
  const spans = makeSpans('amount', ['119.00'])
  const { page, words } = spans.spans[0]!
  const total = { ...sum('gross_amount', '119.00'), candidate: { ...makeCandidate('119.00', 0.8), page: page.number } }
  const box = [words[0]!.box[0] / 600, words[0]!.box[1] / 800, words[0]!.box[2] / 600, words[0]!.box[3] / 800] as const
  const table = makeTable({ spans, amounts: [{ ...total, candidate: { ...total.candidate, box } }] })
  return proposeSpans(table, 'invoice', rank(spans, role, [chance], 1 - chance)).amounts.map((amount) => amount.role)
}

test('the figure of a total is also what is due where that is a quarter as likely as that none is named, and never a net amount', () => {
  expect(proposeAtTotal('amount_due', 0.6)).toEqual(['gross_amount', 'amount_due'])
  expect(proposeAtTotal('amount_due', 0.15)).toEqual(['gross_amount'])
  expect(proposeAtTotal('net_amount', 0.9)).toEqual(['gross_amount'])
})

test('what was paid before needs no label where it is likelier than not', () => {
  const spans = makeSpans('amount', ['500.00'])
  const roles = (chance: number): readonly string[] =>
    proposeSpans(makeTable({ spans }), 'invoice', rank(spans, 'prepaid_amount', [chance])).amounts.map(
      ({ role }) => role,
    )
  expect([roles(0.7), roles(0.3)]).toEqual([['prepaid_amount'], []])
})

test('a payslip has a gross amount of its own kind', () => {
  const spans = makeSpans('amount', ['3119.00'])
  const { amounts, scalars } = proposeSpans(
    makeTable({ spans }),
    'salary-statement',
    rank(spans, 'gross_amount', [0.9]),
  )
  expect(amounts).toEqual([])
  expect(scalars['gross_amount']).toMatchObject([{ value: '3119.00' }])
})
