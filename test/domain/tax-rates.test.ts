import { expect, test } from 'vitest'
import { listTaxRates, TAX_RATES } from '../../engine/domain/tax-rates.ts'

test.each([23, 24, 17, 18, 12, 15, 8, 27, 25.5, 13.5, 8.1, 7.7, 2.6])('%s per cent is a rate somewhere', (rate) => {
  expect(TAX_RATES.has(rate)).toBe(true)
})

test('a country has rates of its own', () => {
  expect(listTaxRates(['HU'], null)).toEqual(new Set([27, 18, 5]))
  expect(listTaxRates(['HU', 'AU'], null)).toEqual(new Set([27, 18, 5, 10]))
})

test.each([
  ['CH', 2023, 7.7, true],
  ['CH', 2023, 8.1, false],
  ['CH', 2024, 8.1, true],
  ['CH', 2024, 7.7, true],
  ['CH', 2026, 7.7, false],
  ['DE', 2020, 16, true],
  ['DE', 2024, 16, false],
  ['SG', 2026, 7, false],
])('in %s a paper of %s may state %s per cent: %s', (country, year, rate, expected) => {
  expect(listTaxRates([country], year).has(rate)).toBe(expected)
})

test('what is not known of a place or a year leaves all rates open', () => {
  expect(listTaxRates([], 2026)).toBe(TAX_RATES)
  expect(listTaxRates(['US'], 2026)).toBe(TAX_RATES)
  expect(listTaxRates(['CH'], 1926).has(7.7)).toBe(true)
})
