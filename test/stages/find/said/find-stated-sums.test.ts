import { expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findStatedSums } from '../../../../engine/stages/find/said/find-stated-sums.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (text: string) => findStatedSums(layOut([makePage(text)])).map(({ cents }) => cents)

test.each([
  'Rechnung RE-123 vom 3.5.2026 über 119,00 EUR',
  'Monatsrechnung Mai, 119,00 €',
  'Invoice INV-17 for $119.00',
  'Fattura 17/2026 di 119,00 EUR',
  'Factuur 2026-17 van € 119,00',
])('the sum of a paper is stated in: %s', (text) => {
  expect(find(text)).toEqual([11_900])
})

test.each([
  ['two sums', 'Rechnung RE-123 über 119,00 EUR, davon 19,00 EUR Steuer'],
  ['a sum without a paper', 'Bitte 119,00 EUR freigeben'],
  ['a paper without a sum', 'Rechnung RE-123 vom 3.5.2026'],
  ['the sum before the paper', '119,00 EUR Guthaben, siehe Rechnung'],
])('nothing is stated by %s', (_, text) => {
  expect(find(text)).toEqual([])
})
