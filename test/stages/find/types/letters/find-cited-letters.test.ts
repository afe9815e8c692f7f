import { expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findTypeFields } from '../../../../../engine/stages/find/types/labelled/find-type-fields.ts'
import { findCitedLetters } from '../../../../../engine/stages/find/types/letters/find-cited-letters.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { makeCandidate } from '../../../choose/build-table.ts'

const layout = layOut([
  makePage(`
    Ihre Nachricht                  Unser Zeichen    Datum
    Ihr Schreiben vom 03.02.2025    PA-08/1192       13.02.2025
  `),
])
const told = (references: Parameters<typeof findCitedLetters>[2], type: Parameters<typeof findCitedLetters>[1]) =>
  findCitedLetters(layout, type, references).map(({ value, confidence }) => [value, confidence])

test('a letter refers to that of its reader', () => {
  expect(told([], 'letter')).toEqual([['Ihr Schreiben vom 03.02.2025', 0.8]])
  expect(told([], 'reminder')).toEqual([])
})

test('but rather to the sign that its reader gave', () => {
  expect(told([makeCandidate('SB/14', 0.8)], 'letter')).toEqual([['Ihr Schreiben vom 03.02.2025', 0.4]])
})

test.each([
  ['Uw kenmerk: aanvraag 8841207', 'aanvraag 8841207'],
  ['V/Réf. : devis n° D-3305', 'devis n° D-3305'],
  ['Vs. rif.: prat. BNC-0447', 'prat. BNC-0447'],
  ['Su referencia: EX/118', 'EX/118'],
  ['Sua referência: CM/77', 'CM/77'],
  ['Your ref: DG/terrace', 'DG/terrace'],
  ['Ihr Zeichen: Lohnbüro/ST', 'Lohnbüro/ST'],
])('the reference of the reader is named in %s', (picture, value) => {
  const { your_reference: found = [] } = findTypeFields(layOut([makePage(picture)]), 'letter', 'day-first')
  expect(found.map((candidate) => candidate.value)).toEqual([value])
})
