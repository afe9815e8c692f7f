import { expect, test } from 'vitest'
import { layOutLines } from '../../../engine/domain/lines.ts'
import { fold, foldSegment, wordsBetween } from '../../../engine/stages/find/fold-text.ts'
import { makePage } from '../../fixtures/builders/page.ts'

test.each([
  ['Fällig am:', 'fallig am'],
  ['RECHNUNGS-NR.', 'rechnungs nr'],
  ['Straße', 'strasse'],
  ['N° de facture', 'nr de facture'],
  ['Invoice #', 'invoice nr'],
  ['Échéance', 'echeance'],
  ['Købsdato', 'kobsdato'],
  ['19 %', '19 %'],
  ['— · —', ''],
  ['Riickstellungen für Gebiihren', 'ruckstellungen fur gebuhren'],
  ['variieren Hawaii II.', 'variieren hawaii ii'],
])('"%s" folds to "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

const [segment] = layOutLines(makePage('Rechnungs-Nr. — 4711 A'))[0]!.segments

test('each character of a folded segment knows its word', () => {
  const { text, wordAt } = foldSegment(segment!)
  expect(text).toBe('rechnungs nr 4711 a')
  expect(wordAt).toHaveLength(text.length)
  expect(wordAt[text.indexOf('nr')]).toBe(0)
  expect(wordAt[text.indexOf('4711')]).toBe(2)
  expect(wordAt[text.length - 1]).toBe(3)
})

test('the words of a stretch are those that it touches', () => {
  const from = segment!.text.indexOf('4711')
  expect(wordsBetween(segment!, from, from + 4).map((word) => word.text)).toEqual(['4711'])
  expect(wordsBetween(segment!, from + 1, from + 6).map((word) => word.text)).toEqual(['4711', 'A'])
  expect(wordsBetween(segment!, from, from)).toEqual([])
})
