import { expect, test } from 'vitest'
import { fitLabelReader, learnMeaning } from '../../../engine/learning/labels/fit-label-reader.ts'
import { describeLabel, NO_LABEL, readLabel, weighMeanings } from '../../../engine/learning/labels/label-reader.ts'
import { hashText } from '../../../engine/learning/hash-text.ts'

const MEANINGS = ['issue_date', 'payment_due_date', 'iban', 'none']
const OPTIONS = { meanings: MEANINGS, width: 8, rounds: 150, rate: 0.3, seed: 1 }
const WORDINGS = [
  { text: 'Invoice date', meanings: ['issue_date'], language: 'en' },
  { text: 'Date of issue', meanings: ['issue_date'], language: 'en' },
  { text: 'Due date', meanings: ['payment_due_date'], language: 'en' },
  { text: 'Payable by', meanings: ['payment_due_date'], language: 'en' },
  { text: 'Dated/due', meanings: ['issue_date', 'payment_due_date'], language: 'en' },
  { text: 'Account (IBAN)', meanings: ['iban'], language: 'en' },
]
const VALUES = ['DE89 3704 0044 0532 0130 00', '3 May 2026', '1,204.50', 'Brookline Joinery Ltd']

function read(reader: ReturnType<typeof fitLabelReader>, text: string): Record<string, number> {
  const { meanings, chances } = readLabel(reader, hashText(text))
  return Object.fromEntries(Array.from(meanings, (meaning, at) => [MEANINGS[meaning]!, chances[at]!]))
}

test('wordings are read as they may be printed: with a colon, in capitals, by their pieces', () => {
  const reader = fitLabelReader(WORDINGS, VALUES, VALUES, OPTIONS)
  for (const [text, meaning] of [
    ['INVOICE DATE:', 'issue_date'],
    ['Invoices are dated', 'issue_date'],
    ['Payable until', 'payment_due_date'],
    ['IBAN', 'iban'],
  ] as const)
    expect(Object.keys(read(reader, text))[0]).toBe(meaning)
})

test('a label of two values means both', () => {
  const { issue_date: issued, payment_due_date: due } = read(
    fitLabelReader(WORDINGS, VALUES, VALUES, OPTIONS),
    'Dated/due',
  )
  expect(issued).toBeGreaterThan(0.3)
  expect(due).toBeGreaterThan(0.3)
})

test('values are no labels', () => {
  const reader = fitLabelReader(WORDINGS, VALUES, [], OPTIONS)
  expect(readLabel(reader, hashText('17 May 2026')).isLabel).toBeLessThan(0.3)
  expect(readLabel(reader, hashText('Due date')).isLabel).toBeGreaterThan(0.7)
  expect(readLabel(reader, hashText(''))).toEqual(NO_LABEL)
})

test('a step makes the meaning likelier', () => {
  const reader = fitLabelReader(WORDINGS, VALUES, [], { ...OPTIONS, rounds: 5 })
  const buckets = hashText('Remit by')
  const chanceOf = () => weighMeanings(reader, describeLabel(reader, buckets))[1]!
  const before = chanceOf()
  learnMeaning(reader, buckets, [1], 0.1)
  expect(chanceOf()).toBeGreaterThan(before)
})

test('the same wordings and seed give the same reader', () => {
  const [one, two] = [1, 2].map(() => fitLabelReader(WORDINGS, VALUES, VALUES, { ...OPTIONS, rounds: 3 }))
  expect(two).toEqual(one)
})
