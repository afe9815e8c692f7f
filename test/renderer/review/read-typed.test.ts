import { describe, expect, test } from 'vitest'
import { checkValue } from '../../../engine/domain/check-value.ts'
import { checkIban } from '../../../renderer/review/check-iban.ts'
import { readTyped } from '../../../renderer/review/read-typed.ts'
import { writeValue, type Language } from '../../../renderer/review/write-value.ts'

const read = (kind: 'date' | 'amount' | 'number' | 'integer', text: string, language: Language = 'de') =>
  readTyped('key', kind, text, { language, year: 2026, isMonthFirst: false })

describe('dates as typed', () => {
  test.each([
    ['9.3.26', '2026-03-09'],
    ['09.03.2026', '2026-03-09'],
    ['9.3.', '2026-03-09'],
    ['9.3', '2026-03-09'],
    ['090326', '2026-03-09'],
    ['09032026', '2026-03-09'],
    ['0903', '2026-03-09'],
    ['9/3/2026', '2026-03-09'],
    ['2026-03-09', '2026-03-09'],
    ['9. März 2026', '2026-03-09'],
    ['9 Mar 2026', '2026-03-09'],
  ])('%s is %s', (text, value) => expect(read('date', text)).toEqual({ value }))

  test.each([
    ['3/9/2026', '2026-03-09'],
    ['12/31/26', '2026-12-31'],
    ['3/9', '2026-03-09'],
    ['030926', '2026-03-09'],
    ['2026-03-09', '2026-03-09'],
    ['Mar 9, 2026', '2026-03-09'],
    ['March 9', '2026-03-09'],
    ['9 Mar 2026', '2026-03-09'],
  ])('%s is %s where the month is written first', (text, value) =>
    expect(readTyped('key', 'date', text, { language: 'en', year: 2026, isMonthFirst: true })).toEqual({ value }),
  )

  test('a month of 31 is none where it is written first', () =>
    expect(readTyped('key', 'date', '31/12/2026', { language: 'en', year: 2026, isMonthFirst: true })).toEqual({
      problem: 'date',
    }))

  test.each(['31.2.26', '9', '32.1.2026', '9. Foo 2026', 'heute'])('%s is none', (text) =>
    expect(read('date', text)).toEqual({ problem: 'date' }),
  )
})

describe('amounts as typed', () => {
  test.each([
    ['1234,5', 'de', '1234.50'],
    ['1.234,50', 'de', '1234.50'],
    ['1.234', 'de', '1234.00'],
    ['1.234.567,89', 'de', '1234567.89'],
    ['12.5', 'de', '12.50'],
    ['-12,00', 'de', '-12.00'],
    ['12,00-', 'de', '-12.00'],
    ['0012', 'de', '12.00'],
    ['1.234,50 €', 'de', '1234.50'],
    ['1,234.50', 'de', '1234.50'],
    ['1,234', 'en', '1234.00'],
    ['1,5', 'en', '1.50'],
    ['1.234', 'en', '1.234'],
  ] as const)('%s in %s is %s', (text, language, value) => expect(read('amount', text, language)).toEqual({ value }))

  test.each(['1.2.3', '12a', '', ' '])('"%s" is no amount', (text) =>
    expect(read('amount', text)).toEqual(text.trim() === '' ? { value: null } : { problem: 'amount' }),
  )

  test('a rate may have its sign', () => expect(read('number', '19 %')).toEqual({ value: '19' }))
})

test('what is shown is read back as it was, in both languages', () => {
  for (const language of ['de', 'en'] as const) {
    for (const [kind, value] of [
      ['date', '2026-12-01'],
      ['amount', '-1234567.89'],
      ['amount', '0.125'],
      ['number', '1234'],
      ['number', '0.5'],
    ] as const) {
      const shown = writeValue('key', kind, value, language)
      expect([shown, read(kind, shown, language)]).toEqual([shown, { value }])
      expect(checkValue('key', kind, value)).toEqual({ value })
    }
  }
})

test('an account number is written in groups and read without', () => {
  expect(
    readTyped('iban', 'string', 'de89 3704 0044 0532 0130 00', { language: 'de', year: 2026, isMonthFirst: false }),
  ).toEqual({
    value: 'DE89370400440532013000',
  })
  expect(writeValue('iban', 'string', 'DE89370400440532013000', 'de')).toBe('DE89 3704 0044 0532 0130 00')
})

test('a currency is a code, or its common sign', () => {
  expect(readTyped('currency', 'string', 'eur', { language: 'de', year: 2026, isMonthFirst: false })).toEqual({
    value: 'EUR',
  })
  expect(readTyped('currency', 'string', '€', { language: 'de', year: 2026, isMonthFirst: false })).toEqual({
    value: 'EUR',
  })
  expect(readTyped('currency', 'string', 'Euros', { language: 'de', year: 2026, isMonthFirst: false })).toEqual({
    problem: 'currency',
  })
})

test('an account number is checked as it is typed', () => {
  const typed = 'DE89 3704 0044 0532 0130 00'
  for (let length = 0; length < typed.length; length += 1)
    expect([length, checkIban(typed.slice(0, length))]).toEqual([length, 'incomplete'])
  expect(checkIban(typed)).toBe('right')
  expect(checkIban('DE89 3704 0044 0532 0130 01')).toBe('wrong')
  expect(checkIban('D9')).toBe('wrong')
})
