import { expect, test } from 'vitest'
import { leaveLabelledRows, leaveLabels, listWords, readWords } from '../../../engine/stages/choose/leave-labels.ts'
import { SHIPPED_WEIGHTS } from '../../../engine/stages/choose/shipped-weights.ts'
import { makeCandidate } from './build-table.ts'

const WORDS = readWords('address and client contact date delivery name original revision')
const leave = (...names: readonly string[]) =>
  leaveLabels(
    names.map((name) => makeCandidate(name, 0.5)),
    WORDS,
  ).map(({ value }) => value)

test('what forms print over their fields is no name', () => {
  expect(leave('Delivery Address', 'Miller Ltd', 'ORIGINAL DATE / Revision', 'Contact name:')).toEqual(['Miller Ltd'])
})

test.each(['Delivery Address Ltd', 'BUYER_NAME', 'Client Date Oy', 'A and', '417'])('%s may be a name', (name) => {
  expect(leave(name)).toEqual([name])
})

test('parties named like labels are left out, and a table of none but such', () => {
  const parties = (...names: readonly string[]) => ({
    ...makeCandidate('', 0.5),
    value: names.map((name) => ({ name, address: null, role: 'Buyer' })),
  })
  const kept = leaveLabelledRows([parties('Original Date', 'Miller Ltd'), parties('Client name')], WORDS)
  expect(kept.map(({ value }) => value)).toEqual([[{ name: 'Miller Ltd', address: null, role: 'Buyer' }]])
})

test('words are told apart as the list has them', () => {
  expect(listWords('N° de Téléphone / Größe: 12')).toEqual(['n', 'de', 'telephone', 'grosse'])
})

test('the words that ship are those of labels, in several languages, and of no legal form', () => {
  const shipped = readWords(SHIPPED_WEIGHTS.labelWords)
  for (const word of ['rechnungsnummer', 'address', 'adresse', 'fecha', 'naam']) expect(shipped).toContain(word)
  for (const word of ['gmbh', 'ltd', 'sas', 'spa', 'muller']) expect(shipped).not.toContain(word)
})
