import { expect, test } from 'vitest'
import { readPrint } from './printed-values.ts'

test.each([
  ['1.234,50 €', '1234.50'],
  ['1,234.50', '1234.50'],
  ["CHF 1'234.50", '1234.50'],
  ['1 234,50', '1234.50'],
  ['12 1 234 567,89 7,00', '1234567.89'],
  ['12 1 234 567,89 7,00', '7'],
  ['(320.00)', '-320.00'],
  ['19 %', '19'],
  ['7:45 h', '7.75'],
  ['Summe 80.', '80'],
  ['.–0,5 l', '0.5'],
])('%s shows %s', (text, number) => expect(readPrint(text).hasNumber(number)).toBe(true))

test('a number that is not printed is not found in the figures of others', () => {
  const print = readPrint('1.234,50 17 5')
  for (const number of ['234.50', '123', '175', '12.50']) expect(print.hasNumber(number), number).toBe(false)
})

test.each([
  ['Datum: 2025-03-20', '2025-03-20'],
  ['20.03.2025', '2025-03-20'],
  ['20. 3. 25', '2025-03-20'],
  ['3/20/2025', '2025-03-20'],
  ['20-Mar-2025', '2025-03-20'],
  ['March 20th, 2025', '2025-03-20'],
  ['30th May 2025', '2025-05-30'],
  ['20. März 2025', '2025-03-20'],
  ['20. Jänner 2025', '2025-01-20'],
  ['1er août 2025', '2025-08-01'],
  ['5 de outubro de 2025', '2025-10-05'],
  ['20MAR25', '2025-03-20'],
  ['200325', '2025-03-20'],
  ['03/20', '2025-03-20'],
])('%s is %s', (text, date) => expect(readPrint(text).hasDate(date)).toBe(true))

test('another day is not the day', () => {
  for (const text of [
    '21.03.2025',
    '20.03.2024',
    '120.03.2025',
    '20 April 2025',
    '20 March 2024',
    '03/20/2024',
    '2025-03-2',
  ])
    expect(readPrint(text).hasDate('2025-03-20'), text).toBe(false)
})

test('text is found over lines, blanks and marks, in any case', () => {
  const print = readPrint('MÜLLER &\nSöhne   GmbH, Ring\u00A05')
  expect([print.hasText('Müller & Söhne GmbH'), print.hasText('Ring 5'), print.hasText('Ring 6')]).toEqual([
    true,
    true,
    false,
  ])
})

test('what is no day and what has no letter or figure is found nowhere', () => {
  const print = readPrint('20.03.2025 ~ Ring 5')
  expect([print.hasText('~'), print.hasDate('~'), print.hasDate('2025-13-20')]).toEqual([false, false, false])
})

test('currencies are found by code or sign', () => {
  expect([readPrint('12,00 €').hasCurrency('EUR'), readPrint('USD 3').hasCurrency('USD')]).toEqual([true, true])
  expect(readPrint('12,00 €').hasCurrency('GBP')).toBe(false)
})
