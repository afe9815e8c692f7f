import { expect, test } from 'vitest'
import { createFormat } from '../../../renderer/format/format-values.ts'
import { findLocale } from '../../../renderer/format/locale.ts'

const german = createFormat('de-DE')
const english = createFormat('en-US')

/** Intl parts figures and units by spaces that do not break. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

test('amounts have the marks of the language and the sign of their currency', () => {
  expect(plain(german.amount('1234.5', 'EUR'))).toBe('1.234,50 €')
  expect(english.amount('1234.50', 'USD')).toBe('$1,234.50')
  expect(plain(german.amount('-12.00', 'CHF'))).toBe('-12,00 CHF')
})

test('amounts without a known currency are plain figures', () => {
  expect(german.amount('1234.5')).toBe('1.234,50')
  expect(german.amount('1234.5', 'Taler')).toBe('1.234,50')
})

test('no digit of a long amount is lost', () => {
  expect(german.amount('9007199254740993.17')).toBe('9.007.199.254.740.993,17')
})

test('what is no amount and no date is shown as it stands', () => {
  expect(german.amount('auf Anfrage', 'EUR')).toBe('auf Anfrage')
  expect(german.date('31.10.26')).toBe('31.10.26')
})

test('dates do not shift with the time zone', () => {
  expect(german.date('2026-10-31')).toBe('31.10.2026')
  expect(english.date('2026-01-01')).toBe('01/01/2026')
})

test('sizes of files have the unit that fits', () => {
  expect(plain(english.fileSize(999))).toBe('999 byte')
  expect(plain(german.fileSize(41_207))).toBe('41 kB')
  expect(plain(german.fileSize(1_250_000))).toBe('1,3 MB')
})

test('instants are told against now', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(english.ago('2026-11-21T11:55:00Z', now)).toBe('5 minutes ago')
  expect(english.ago('2026-11-21T11:59:58Z', now)).toBe('now')
  expect(german.ago('2026-11-20T11:00:00Z', now)).toBe('gestern')
})

test('the region comes from the browser where it has one for the language', () => {
  expect(findLocale('de', ['fr-FR', 'de-AT'])).toBe('de-AT')
  expect(findLocale('en', ['de-DE'])).toBe('en-GB')
  expect(findLocale('de', ['en-US'])).toBe('de')
})
