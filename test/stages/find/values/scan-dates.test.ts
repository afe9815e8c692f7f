import { describe, expect, test } from 'vitest'
import { detectDateOrder, scanDates } from '../../../../engine/stages/find/values/scan-dates.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const read = (text: string, order: 'day-first' | 'month-first' = 'day-first'): string[] =>
  scanDates({ text, page: null }, order).map((date) => date.value)

test('a hyphen parts two days as blanks would, but no day from other figures', () => {
  expect(read('Zeitraum 01.08.2025-31.08.2025')).toEqual(['2025-08-01', '2025-08-31'])
  expect(read('PERIOD 09/30/24–10/27/24', 'month-first')).toEqual(['2024-09-30', '2024-10-27'])
  expect(read('01.08.2025-31')).toEqual([])
  expect(read('4711-01.08.2025')).toEqual([])
})

describe('a date is read', () => {
  test.each([
    ['09.03.2026', '2026-03-09'],
    ['9.3.26', '2026-03-09'],
    ['9. 3. 2026', '2026-03-09'],
    ['2026-03-09', '2026-03-09'],
    ['2026/03/09', '2026-03-09'],
    ['2026.03.09', '2026-03-09'],
    ['20260309', '2026-03-09'],
    ['09/03/2026', '2026-03-09'],
    ['09-03-2026', '2026-03-09'],
    ['31/12/25', '2025-12-31'],
    ['9. März 2026', '2026-03-09'],
    ['9. Maerz 2026', '2026-03-09'],
    ['15. Mai 2026', '2026-05-15'],
    ['1. Jänner 2026', '2026-01-01'],
    ['3. Okt. 2025', '2025-10-03'],
    ['9 March 2026', '2026-03-09'],
    ['9th of March 2026', '2026-03-09'],
    ['March 9, 2026', '2026-03-09'],
    ['Mar 9th, 2026', '2026-03-09'],
    ['09-Mar-2026', '2026-03-09'],
    ['09/Mar/2026', '2026-03-09'],
    ["9 Mar '26", '2026-03-09'],
    ['1er août 2026', '2026-08-01'],
    ['1 er août 2026', '2026-08-01'],
    ['1° ottobre 2025', '2025-10-01'],
    ['1º de mayo de 2026', '2026-05-01'],
    ['1.º de maio de 2026', '2026-05-01'],
    ['9 février 2026', '2026-02-09'],
    ['14 juin 2026', '2026-06-14'],
    ['14 juillet 2026', '2026-07-14'],
    ['9 de diciembre de 2025', '2025-12-09'],
    ['7 de enero de 2026', '2026-01-07'],
    ['12 gennaio 2026', '2026-01-12'],
    ['5 luglio 2026', '2026-07-05'],
    ['3 mei 2026', '2026-05-03'],
    ['21 maart 2026', '2026-03-21'],
  ])('from "%s"', (text, date) => {
    expect(read(text)).toEqual([date])
  })

  test.each([
    ['the rest of a sentence', 'Leipzig, den 4. Mai 2026 um 9 Uhr', ['2026-05-04']],
    ['two dates of a period', '01.02.2026 - 28.02.2026', ['2026-02-01', '2026-02-28']],
    ['a time behind it', '04.05.2026 14:33', ['2026-05-04']],
  ])('beside %s', (_, text, dates) => {
    expect(read(text)).toEqual(dates)
  })

  test('with the characters where it stands', () => {
    const text = 'Datum: 04.05.2026, Leipzig'
    const [date] = scanDates({ text, page: null }, 'day-first')
    expect(text.slice(date!.from, date!.to)).toBe('04.05.2026')
  })
})

describe('no date is read', () => {
  test.each([
    ['a day that is not in the calendar', '31.02.2026'],
    ['an amount', '1.234,56'],
    ['a version', 'Version 1.2.3'],
    ['an IP address', '10.12.20.26'],
    ['a telephone number', '0341 12-34-56-78'],
    ['an invoice number of eight digits', '20269917'],
    ['a sentence with a number', 'Am Ende 12 Schrauben'],
    ['a month without a day', 'Mai 2026'],
    ['digits inside a longer number', '12026030912'],
    ['a year far away', '09.03.1826'],
  ])('from %s', (_, text) => {
    expect(read(text)).toEqual([])
  })
})

describe('03/04/2026', () => {
  test('is the third of April where the day comes first, with the other reading beside it', () => {
    expect(scanDates({ text: '03/04/2026', page: null }, 'day-first')).toMatchObject([
      { value: '2026-04-03', swapped: '2026-03-04' },
    ])
  })

  test('is the fourth of March where the month comes first, with the other reading beside it', () => {
    expect(scanDates({ text: '03/04/2026', page: null }, 'month-first')).toMatchObject([
      { value: '2026-03-04', swapped: '2026-04-03' },
    ])
  })

  test('with dots always begins with the day and has one reading', () => {
    expect(scanDates({ text: '03.04.2026', page: null }, 'month-first')).toMatchObject([
      { value: '2026-04-03', swapped: null },
    ])
  })

  test.each([
    ['13/04/2026', 'month-first', '2026-04-13'],
    ['04/13/2026', 'day-first', '2026-04-13'],
  ] as const)('%s has one reading, whatever the order', (text, order, value) => {
    expect(scanDates({ text, page: null }, order)).toMatchObject([{ value, swapped: null }])
  })

  test('04/04/2026 is the same either way', () => {
    expect(scanDates({ text: '04/04/2026', page: null }, 'day-first')).toMatchObject([
      { value: '2026-04-04', swapped: null },
    ])
  })
})

describe('the order of day and month', () => {
  const order = (...texts: string[]) => detectDateOrder(texts.map((text) => ({ text })))

  test('is told by a date with a day past twelve', () => {
    expect(order('Issued 03/04/2026', 'Due 04/28/2026')).toBe('month-first')
    expect(order('28/04/2026')).toBe('day-first')
  })

  test('is open where no date tells or dates contradict each other', () => {
    expect(order('03/04/2026')).toBeNull()
    expect(order('04/28/2026', '28/04/2026')).toBeNull()
  })

  test('is not told by dates with dots', () => {
    expect(order('28.04.2026')).toBeNull()
  })
})

describe('on a recognized page', () => {
  const recognize = (text: string): string[] =>
    scanDates({ text, page: makePage(text, { origin: 'ocr' }) }, 'day-first').map((date) => date.value)

  test.each([
    ['30/63/2618', '2018-03-30'],
    ['17/83/2917', '2017-03-17'],
    ['O1.I2.2018', '2018-12-01'],
    ['30/06/2018', '2018-06-30'],
  ])('%s is read as %s: figures that no date has are slips', (text, date) => {
    expect(recognize(text)).toEqual([date])
  })

  test('what has no other reading stays unread', () => {
    expect(recognize('45/13/2018')).toEqual([])
    expect(read('17/83/2017')).toEqual([])
  })
})
