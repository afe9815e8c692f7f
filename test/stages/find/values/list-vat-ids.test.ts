import { expect, test } from 'vitest'
import { listVatIds } from '../../../../engine/stages/find/values/list-vat-ids.ts'

const exact = (text: string): readonly string[] =>
  listVatIds(text).flatMap(({ printed, isExact }) => (isExact ? [printed] : []))

test.each([
  ['USt-IdNr. DE 811 234 567', 'DE 811 234 567'],
  ['UID ATU12345678', 'ATU12345678'],
  ['TVA FR 61 447 209 183 00027', 'FR 61 447 209 183'],
  ['VAT No GB 309 1184 42', 'GB 309 1184 42'],
  ['btw NL811820440B01', 'NL811820440B01'],
  ['CHE-114.887.203 MWST', 'CHE-114.887.203'],
  ['VAT EU372008841', 'EU372008841'],
])('%s holds %s', (text, id) => {
  expect(exact(text)).toEqual([id])
})

test('a country before the words for the tax belongs to no number', () => {
  expect(exact('IE VAT IE4471188QH DE VAT DE344718811')).toEqual(['IE4471188QH', 'DE344718811'])
})

test('a misread number is like one', () => {
  expect(listVatIds('USt-IdNr. DE 8I1 234 567')).toEqual([{ from: 10, printed: 'DE 8I1 234 567', isExact: false }])
})

test.each(['HRB 188 204 Hamburg', 'HR B 18820455', 'BESCHREIBUNG', 'AT 30 APRIL 2025'])('%s holds none', (text) => {
  expect(listVatIds(text)).toEqual([])
})
