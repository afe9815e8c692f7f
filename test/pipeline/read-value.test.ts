import { describe, expect, test } from 'vitest'
import type { ScalarKind } from '../../engine/domain/extraction-keys.ts'
import { readValue, type WritingHabits } from '../../engine/pipeline/read-value.ts'

const GERMAN: WritingHabits = { locale: 'de', language: 'de', currency: 'EUR', senderAddress: null, text: '' }
const ENGLISH: WritingHabits = { ...GERMAN, locale: null, language: 'en', currency: 'GBP' }
const read = (kind: ScalarKind, text: string, habits = GERMAN, key = 'any') => readValue(key, kind, text, habits)

describe('a date', () => {
  test.each([
    ['31.10.26', '2026-10-31'],
    ['Rechnungsdatum: 3. März 2026', '2026-03-03'],
    ['2026-10-31', '2026-10-31'],
    ['October 31, 2026', '2026-10-31'],
  ])('is found in %s', (text, value) => {
    expect(read('date', text)).toEqual({ value })
  })

  test('with its day or its month first, as the locale, the document itself, its sender or its currency says', () => {
    expect(read('date', '03/04/2026', ENGLISH)).toEqual({ value: '2026-04-03' })
    expect(read('date', '03/04/2026', { ...ENGLISH, locale: 'en-US' })).toEqual({ value: '2026-03-04' })
    expect(read('date', '03/04/2026', { ...ENGLISH, currency: 'USD' })).toEqual({ value: '2026-03-04' })
    expect(
      read('date', '03/04/2026', { ...ENGLISH, currency: 'USD', senderAddress: '12 Kiln Lane, Leeds LS2 7EW' }),
    ).toEqual({ value: '2026-04-03' })
    expect(read('date', '03/04/2026', { ...ENGLISH, locale: 'en-GB', text: 'Due 04/30/2026' })).toEqual({
      value: '2026-04-03',
    })
    expect(read('date', '03/04/2026', { ...ENGLISH, text: 'Due 04/30/2026' })).toEqual({ value: '2026-03-04' })
    expect(read('date', '03/04/2026', { ...ENGLISH, currency: 'USD', text: 'Due 30/04/2026' })).toEqual({
      value: '2026-04-03',
    })
  })
})

describe('an amount', () => {
  test.each([
    ['1.234,5', '1234.50'],
    ['EUR 1.234,56', '1234.56'],
    ['12,00-', '-12.00'],
    ['(12.00)', '-12.00'],
    ['1.234', '1234'],
    ['3 x 12,50 EUR', '12.50'],
    ["1'234.50 CHF", '1234.50'],
  ])('is found in %s', (text, value) => {
    expect(read('amount', text)).toEqual({ value })
  })
})

describe('a number', () => {
  test.each([
    ['1,500', GERMAN, '1.5'],
    ['1,500', ENGLISH, '1500'],
    ['1.500', GERMAN, '1500'],
    ['1.500', ENGLISH, '1.5'],
    ['19 %', GERMAN, '19'],
    ['2,5 Std.', GERMAN, '2.5'],
    ['-0,25', GERMAN, '-0.25'],
  ])('is read in %s by the language of the document', (text, habits, value) => {
    expect(read('number', text, habits)).toEqual({ value })
  })

  test('without decimals is found among words', () => {
    expect(read('integer', '14 Tage')).toEqual({ value: '14' })
    expect(read('integer', '1,5').errors).toBeDefined()
  })
})

test.each([
  ['boolean', 'Ja', 'true', 'any'],
  ['boolean', 'no', 'false', 'any'],
  ['string', '€', 'EUR', 'currency'],
  ['string', 'chf', 'CHF', 'currency'],
  ['string', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000', 'iban'],
  ['string', ' Müller \n &  Söhne ', 'Müller & Söhne', 'sender_name'],
  ['string', 'Am Wall 3\n28195 Bremen', 'Am Wall 3\n28195 Bremen', 'sender_address'],
  ['string', '  ', null, 'notes'],
] as const)('%s: %j becomes %j', (kind, text, value, key) => {
  expect(read(kind, text, GERMAN, key)).toEqual({ value })
})

test.each([
  ['date', 'morgen'],
  ['amount', 'viel'],
  ['number', 'Stück'],
  ['boolean', 'vielleicht'],
] as const)('%s is not read out of %j', (kind, text) => {
  expect(read(kind, text).errors).toBeDefined()
})
