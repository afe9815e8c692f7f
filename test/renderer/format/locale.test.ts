import { expect, test } from 'vitest'
import { findLocale, isMonthFirst } from '../../../renderer/format/locale.ts'

test("the region of the reader counts where the language is the page's", () => {
  expect(findLocale('de', ['en-US', 'de-AT'])).toBe('de-AT')
  expect(findLocale('en', ['de-DE', 'en-US'])).toBe('en-US')
  expect(findLocale('en', ['de-DE'])).toBe('en-GB')
})

test('the month is written first in the United States, not in Europe and not where the year is', () => {
  expect(['en-US', 'en-GB', 'de-AT', 'sv-SE', 'en-CA'].filter(isMonthFirst)).toEqual(['en-US'])
})
