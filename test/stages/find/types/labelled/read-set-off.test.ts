import { expect, test } from 'vitest'
import type { Page } from '../../../../../engine/domain/page.ts'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findTypeFields } from '../../../../../engine/stages/find/types/labelled/find-type-fields.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

/** A form that is filled in with other type, in the words between the marks. */
function fillIn(picture: string, type: { readonly bold?: boolean; readonly fontSize?: number }): Page {
  const page = makePage(picture)
  let isFilled = false
  const words = page.words.map((word) => {
    if (word.text.startsWith('_')) isFilled = true
    const set = isFilled ? { ...word, ...type } : word
    if (word.text.endsWith('_')) isFilled = false
    return { ...set, text: word.text.replaceAll('_', '') }
  })
  return { ...page, words }
}

const read = (page: Page, key: string) =>
  (findTypeFields(layOut([page]), 'timesheet', 'day-first')[key] ?? []).map(({ value }) => value)

test.each([
  ['larger', { fontSize: 14 }],
  ['bolder', { bold: true }],
])('what is set %s than its label is its value, up to where the type of labels returns', (_, type) => {
  const form = fillIn('Baustelle _NB Kita Feldmark_ Kolonne _Zielinski_', type)
  expect(read(form, 'project')).toEqual(['NB Kita Feldmark'])
})

test.each([
  ['larger', { fontSize: 14 }],
  ['bolder', { bold: true }],
])('what is set like a sentence is none where only the label is %s', (_, type) => {
  expect(read(fillIn('_Baustelle_ bleibt morgen geschlossen', type), 'project')).toEqual([])
})

test('what is set like the label before it is a sentence', () => {
  expect(read(makePage('Baustelle bleibt morgen geschlossen'), 'project')).toEqual([])
})

test('the number or the sign of a person is no part of the name', () => {
  expect(read(makePage('Mitarbeiter: Rosalind Achterberg (SW-077)'), 'employee_name')).toEqual(['Rosalind Achterberg'])
  expect(read(makePage('Bearbeiterin: lic. iur. Regula Gasser (RG)'), 'employee_name')).toEqual([
    'lic. iur. Regula Gasser',
  ])
})

test.each(['Spital Wetzikon (ZH)', 'Acme Holdings (UK)'])('the bracket of a firm is part of its name: %s', (firm) => {
  expect(read(makePage(`Auftraggeber: ${firm}`), 'client_name')).toEqual([firm])
})

test('a period beside other fields is no day that was worked', () => {
  const head = makePage('vom 08.09. bis 12.09.2025   Pers.-Nr. 41   Baustelle: Umbau Halle 3')
  expect(read(head, 'project')).toEqual(['Umbau Halle 3'])
})
