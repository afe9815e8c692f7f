import { expect, test } from 'vitest'
import { preferBareNumber } from '../../../engine/stages/choose/prefer-bare-number.ts'
import { makeCandidate } from './build-table.ts'

const lead = (text: string, ...others: readonly string[]) =>
  preferBareNumber([makeCandidate(text, 0.6), ...others.map((other) => makeCandidate(other, 0.2))])[0]

test.each([
  ['No 044718', '044718'],
  ['ID KBR-88120417-7', 'KBR-88120417-7'],
  ['SI-0048821 11-MAR-25 11-MAR-25', 'SI-0048821'],
  ['V25-04471 / 24-09-2025', 'V25-04471'],
  ['TRANS# 0417-03 SALE', '0417-03'],
])('%s is number %s, as likely as that', (text, number) => {
  expect(lead(text, '99', number)).toMatchObject({ value: number, confidence: 0.6 })
})

test.each([
  ['7 441 193 / 02', '7 441 193'],
  ['R 0188/25', '0188/25'],
  ['25 59 0417728 91', '0417728'],
  ['R-17', 'R-18'],
])('%s is no other number than it says', (text, other) => {
  expect(lead(text, other)?.value).toBe(text)
})

test('where the number alone is not among the others nothing changes', () => {
  const numbers = [makeCandidate('No 044718', 0.6), makeCandidate('12', 0.2)]
  expect(preferBareNumber(numbers)).toEqual(numbers)
  expect(preferBareNumber([])).toEqual([])
})
