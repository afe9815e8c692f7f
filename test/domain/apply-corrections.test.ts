import { expect, test } from 'vitest'
import { applyCorrections, type Correction } from '../../engine/domain/apply-corrections.ts'
import type { Candidate, Fields } from '../../engine/domain/field.ts'
import { findWordsAround } from '../../engine/domain/words-around.ts'

const READ: Candidate = {
  value: '12.00',
  text: '12,00',
  page: 1,
  box: [0.1, 0.1, 0.2, 0.2],
  confidence: 0.9,
  source: 'text',
  reason: "label 'Summe' left of it",
}
const FIELDS: Fields = {
  type: { value: 'other', candidates: [] },
  currency: { value: null, candidates: [] },
  title: { value: '12.00', candidates: [READ] },
}

function correction(changes: Partial<Correction>): Correction {
  return { key: 'title', value: null, text: '', page: null, box: null, ...changes }
}

test('without corrections the fields are as they were read', () => {
  expect(applyCorrections(FIELDS, [])).toBe(FIELDS)
})

test('a corrected field has the value, a first candidate of the user, and what was read behind it', () => {
  const fields = applyCorrections(FIELDS, [correction({ value: '13.00', text: '13,00', page: 2 })])
  expect(fields['title']?.value).toBe('13.00')
  expect(fields['title']?.candidates[0]).toMatchObject({ value: '13.00', text: '13,00', page: 2, source: 'user' })
  expect(fields['title']?.candidates[1]).toBe(READ)
  expect(fields['currency']).toBe(FIELDS['currency'])
})

test('with a corrected type there are the keys of that type, found or not, and no others', () => {
  const fields = applyCorrections(FIELDS, [correction({ key: 'type', value: 'letter' })])
  expect(fields['subject']).toEqual({ value: null, candidates: [] })
  expect(fields['title']).toBeUndefined()
  expect(fields['type']?.value).toBe('letter')
})

test('the words around a place are twelve on each side, across lines', () => {
  const words = Array.from({ length: 40 }, (_, at) => `w${at}`)
  const text = words.join(' ').replaceAll('w20 ', 'w20\n')
  expect(findWordsAround(text, 'w20 w21', null)).toEqual({
    before: words.slice(8, 20).join(' '),
    after: words.slice(22, 34).join(' '),
  })
  expect(findWordsAround(text, 'w0', null)?.before).toBe('')
})

test('of several places it is the one that lies as far down as the box', () => {
  const text = 'Betrag 5,00 Netto\n\n\nandere Worte stehen hier\nSumme 5,00 Brutto'
  expect(findWordsAround(text, '5,00', 0.05)?.before).toBe('Betrag')
  expect(findWordsAround(text, '5,00', 0.95)?.after).toBe('Brutto')
})

test.each(['nichts', '', ' '])('there are none around %j', (printed) => {
  expect(findWordsAround('Summe 5,00', printed, null)).toBeNull()
})
