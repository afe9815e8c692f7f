import { expect, test } from 'vitest'
import type { Candidate } from '../../engine/domain/field.ts'
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
