import { expect, test } from 'vitest'
import type { Candidate } from '../../engine/domain/field.ts'
import type { Span, SpanKind } from '../../engine/domain/spans.ts'
import { makePage } from '../fixtures/builders/page.ts'
import { makeCandidate, makeTable } from '../stages/choose/build-table.ts'
import { assumeAbsent } from './assume-absent.ts'
import { listLabelWords, listNames } from './list-label-words.ts'
import { makeRankerLesson } from './ranker/make-ranker-lesson.ts'

const label = { kind: 'paper', truth: { iban: null, order_number: '4711' } }
const assume = (path: string, scalars: Readonly<Record<string, readonly Candidate[]>> = {}) =>
  assumeAbsent({
    path,
    label,
    group: 'a',
    pages: [],
    type: 'invoice',
    probability: 0.9,
    table: makeTable({ scalars }),
  })

test('what the truth of a paper leaves out and no finder saw is taken for absent', () => {
  const assumed = assume('/shared/papers/built/teach-a/a.pdf')
  expect([...assumed]).toEqual(expect.arrayContaining(['mandate_reference', 'customer_number', 'sender_phone']))
  for (const key of ['iban', 'order_number', 'gross_amount', 'sender_name', 'issue_date', 'principal_amount'])
    expect(assumed).not.toContain(key)
})

test('what a finder is sure of may be printed', () => {
  const seen = (confidence: number) =>
    assume('/shared/papers/built/teach-a/a.pdf', { mandate_reference: [makeCandidate('M-1', confidence)] })
  expect(seen(0.9)).not.toContain('mandate_reference')
  expect(seen(0.2)).toContain('mandate_reference')
})

test('of the corpus only some values are known', () => {
  expect(assume('/shared/corpus/mixed/a.pdf').size).toBe(0)
})

test('it teaches less than what the truth says is not there', () => {
  const { answers } = makeRankerLesson(
    label,
    makeTable({}).spans,
    'invoice',
    'en',
    1,
    new Set(['mandate_reference', 'customer_number']),
  )
  expect(answers.get('iban')).toEqual({ spans: [], isAbsent: true })
  expect(answers.get('mandate_reference')).toEqual({ spans: [], isAbsent: true, isAssumed: true })
  expect(answers.has('sender_phone')).toBe(false)
})

test('a number that the truth writes without blanks is the printed one, and no sum of as many figures', () => {
  const page = makePage('VAT No 466 1185 41')
  const place = {
    page,
    words: page.words,
    before: '',
    behind: '',
    slots: new Int32Array(),
    measures: new Float32Array(),
  }
  const span = (kind: SpanKind, value: string): Span => ({ ...place, kind, value })
  const table = { texts: [''], spans: [span('tax_id', '466 1185 41'), span('amount', '12.50'), span('amount', '1250')] }
  const truth = { sender_vat_id: ['GB466118541', '466118541'], gross_amount: '12.50' }
  const { answers } = makeRankerLesson({ ...label, truth }, table, 'invoice', 'en', 1)
  expect(answers.get('sender_vat_id')?.spans).toEqual([0])
  expect(answers.get('gross_amount')?.spans).toEqual([1])
})

test('words of labels are those that names do not have', () => {
  const names = listNames({
    ...label,
    truth: { sender_name: ['Invoice Foundry Ltd', 'Invoice Works'], subject: 'Total' },
  })
  expect(names).toEqual(['Invoice Foundry Ltd', 'Invoice Works'])
  const words = listLabelWords([]).split(' ')
  expect(words).toContain('invoice')
  const many = Array.from({ length: 9000 }, () => 'Invoice Works')
  expect(listLabelWords(many).split(' ')).not.toContain('invoice')
})
