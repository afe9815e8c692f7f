import { expect, test } from 'vitest'
import type { Candidate, CandidateSource, Field, FieldValue } from '../../../engine/domain/field.ts'
import { mendLetters } from '../../../engine/stages/choose/mend-letters.ts'

function field(value: FieldValue, source: CandidateSource = 'ocr'): Field {
  const candidate = { value, text: '', page: 1, box: null, confidence: 0.9, source, reason: '' } satisfies Candidate
  return { value, candidates: [candidate] }
}

function mend(key: string, value: FieldValue, language: string, source?: CandidateSource): FieldValue {
  const { [key]: mended } = mendLetters({ language: field(language), [key]: field(value, source) })
  expect(mended!.candidates[0]!.value).toEqual(mended!.value)
  return mended!.value
}

test.each([
  ['de', 'PoststraBe 9, 22767 Hamburg', 'Poststraße 9, 22767 Hamburg'],
  ['de', 'GroBe Weser-Stra3e 12', 'Große Weser-Straße 12'],
  ['de', 'Speicherstrafie 9b', 'Speicherstraße 9b'],
  ['de', 'AuBenstelle WeiBenfels', 'Außenstelle Weißenfels'],
  ['de', 'MacBook-HypoBank, BauBetrieb mp3s', 'MacBook-HypoBank, BauBetrieb mp3s'],
  ['nl', '0ostersingel 88-B', 'Oostersingel 88-B'],
  ['es', 'CALLE BARBATILL0 100', 'CALLE BARBATILLO 100'],
  ['de', 'Av. Jaume Ill 44', 'Av. Jaume III 44'],
  ['pt', 'Sector Il, Lote 44, 3.° Esq.', 'Sector II, Lote 44, 3.º Esq.'],
  ['it', 'Vicino a Il Sole, 20 °C', 'Vicino a Il Sole, 20 °C'],
  ['es', 'Pol. Ind. EI Olivar', 'Pol. Ind. El Olivar'],
  ['de', 'Lager, 60 m?, Keller', 'Lager, 60 m², Keller'],
  ['en', 'Level 0, Block B0B', 'Level 0, Block B0B'],
])('in %s, %s was printed as %s', (language, read, printed) => {
  expect(mend('sender_address', read, language)).toBe(printed)
})

test('cells that hold words are mended, codes are not', () => {
  const rows = [{ article_number: 'GROB0', name: 'Apfelsaft 0,5 |' }]
  expect(mend('line_items', rows, 'de')).toEqual([{ article_number: 'GROB0', name: 'Apfelsaft 0,5 l' }])
  expect(mend('line_items', [{ name: 'Secco 0,75 1' }], 'de')).toEqual([{ name: 'Secco 0,75 l' }])
  expect(mend('line_items', [{ name: 'T-Stiick' }], 'de')).toEqual([{ name: 'T-Stück' }])
  expect(mend('document_number', 'ABC0', 'de')).toBe('ABC0')
})

test('what a text layer says stays as it is', () => {
  expect(mend('sender_name', 'StraBe GmbH', 'de', 'text')).toBe('StraBe GmbH')
})

test('what was too doubtful to be given stays so', () => {
  const { candidates } = field('StraBe')
  const mended = mendLetters({ language: field('de'), sender_name: { value: null, candidates } })
  expect(mended['sender_name']).toMatchObject({ value: null, candidates: [{ value: 'Straße' }] })
})
