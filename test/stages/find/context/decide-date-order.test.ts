import { describe, expect, test } from 'vitest'
import { decideDateOrder, type OrderEvidence } from '../../../../engine/stages/find/context/decide-date-order.ts'

const NOTHING: OrderEvidence = { locale: null, texts: [], country: null, currency: null, language: null }
const AMERICAN = { country: 'US', currency: 'USD', language: 'en', texts: [{ text: 'Due 04/28/2026' }] }
const decide = (evidence: Partial<OrderEvidence>) => decideDateOrder({ ...NOTHING, ...evidence })

describe('the order of day and month follows', () => {
  test.each([
    ['en-GB', 'day-first'],
    ['en-AU', 'day-first'],
    ['en-150', 'day-first'],
    ['en-ES', 'day-first'],
    ['de-AT', 'day-first'],
  ])('the region that the caller names before anything else: %s', (locale, order) => {
    expect(decide({ ...AMERICAN, locale })).toBe(order)
  })

  test.each(['en-US', 'es-PR', 'en-PH'])('a region that writes the month first: %s', (locale) => {
    expect(decide({ locale, country: 'GB', currency: 'GBP', texts: [{ text: '28/04/2026' }] })).toBe('month-first')
  })

  test("the paper's own dates before the country, the currency and a language without a region", () => {
    expect(decide({ ...AMERICAN, texts: [{ text: '28/04/2026' }] })).toBe('day-first')
    expect(decide({ country: 'GB', texts: [{ text: '04/28/2026' }] })).toBe('month-first')
    expect(decide({ locale: 'de', texts: [{ text: '04/28/2026' }] })).toBe('month-first')
  })

  test('the language that the caller names, where it is written in one order', () => {
    expect(decide({ locale: 'de', country: 'US', currency: 'USD' })).toBe('day-first')
    expect(decide({ locale: 'en', country: 'US' })).toBe('month-first')
  })

  test("the sender's country before the currency", () => {
    expect(decide({ country: 'GB', currency: 'USD', language: 'en' })).toBe('day-first')
    expect(decide({ country: 'US', currency: 'EUR', language: 'en' })).toBe('month-first')
  })

  test('the currency where the country is unknown or writes the year first', () => {
    expect(decide({ currency: 'USD', language: 'en' })).toBe('month-first')
    expect(decide({ country: 'CA', currency: 'CAD', language: 'en' })).toBe('day-first')
    expect(decide({ currency: 'USD', language: 'es' })).toBe('day-first')
  })

  test('the language last: the day comes first', () => {
    expect(decide({ language: 'en' })).toBe('day-first')
    expect(decide({})).toBe('day-first')
  })
})

test('a region that does not exist says nothing', () => {
  expect(decide({ locale: 'en-XX', country: 'GB' })).toBe('day-first')
  expect(decide({ locale: 'en-XX', country: 'US' })).toBe('month-first')
})
