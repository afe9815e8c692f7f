import { expect, test } from 'vitest'
import { scalarOf } from '../../../../../engine/domain/field.ts'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findReportingDates } from '../../../../../engine/stages/find/types/days/find-reporting-dates.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

function read(picture: string, type = 'balance-sheet'): readonly [string | null, string | null] {
  const { reporting_date: reporting = [], prior_reporting_date: prior = [] } = findReportingDates(
    layOut([makePage(picture)]),
    type,
    'day-first',
  )
  const best = (some: typeof reporting) => some.toSorted((a, b) => b.confidence - a.confidence).map(scalarOf)[0] ?? null
  return [best(reporting), best(prior)]
}

test.each([
  ['two columns a year apart', 'Aktiva   31.12.2025   31.12.2024', '2025-12-31', '2024-12-31'],
  ['whichever stands first', 'Aktiva   31.12.2024   31.12.2025', '2025-12-31', '2024-12-31'],
  ['the last days of February', 'Aktiva   29.02.2024   28.02.2023', '2024-02-29', '2023-02-28'],
  [
    'a title, and a column of the year before',
    'Bilanz zum 31.12.2025\n\nAktiva   EUR   Vorjahr',
    '2025-12-31',
    '2024-12-31',
  ],
  ['a title, and columns of both years', 'Bilanz zum 30.06.2025\n\nAktiva   2025   2024', '2025-06-30', '2024-06-30'],
  [
    'a leap day, and a column of the year before',
    'Bilanz zum 29.02.2024\n\nAktiva   Vorjahr',
    '2024-02-29',
    '2023-02-28',
  ],
  ['a title alone', 'Bilanz zum 31.12.2025\n\nAktiva   EUR', '2025-12-31', null],
])('the days are told by %s', (_, picture, day, prior) => {
  expect(read(picture)).toEqual([day, prior])
})

test('the first and the last day of a year are no pair', () => {
  expect(read('Zeitraum 01.01.2025 bis 31.12.2025')).toEqual(['2025-12-31', null])
})

test('several days side by side are no columns of years', () => {
  expect(read('Aktiva   31.12.2025   30.06.2025   31.03.2025')).toEqual([null, null])
})

test('other papers have none', () => {
  expect(read('Aktiva   31.12.2025   31.12.2024', 'letter')).toEqual([null, null])
})

test.each(['Exercice N-1', 'Esercizio precedente', 'Ejercicio anterior', 'Vorig boekjaar', 'Ano anterior'])(
  'a column of the year before is headed %s',
  (head) => expect(read(`Balance 31.12.2025\n\nEUR   ${head}`)).toEqual(['2025-12-31', '2024-12-31']),
)

test.each([
  [
    'each over its year',
    `
    As at                  April 30,    April 30,
                           2025         2024
    `,
    ['2025-04-30', '2024-04-30'],
  ],
  [
    'once over both years',
    `
                           December 31,
                           2025         2024
    `,
    ['2025-12-31', '2024-12-31'],
  ],
  [
    'in three lines, years of 52 weeks',
    `
                           December     December
                           27,          28,
                           2025         2024
    `,
    ['2025-12-27', '2024-12-28'],
  ],
])('days stand over their years: %s', (_, picture, days) => {
  expect(read(picture)).toEqual(days)
})

test('a year that is reported from its first of a month is no pair of days', () => {
  expect(read('Zeitraum 01.04.2024 bis 31.03.2025')).toEqual(['2025-03-31', null])
})
