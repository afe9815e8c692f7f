import { expect, test } from 'vitest'
import { mendBreak, mendHours } from '../../../../../engine/stages/find/tables/timesheet/mend-hours.ts'
import { readSheetDay } from '../../../../../engine/stages/find/tables/timesheet/read-sheet-day.ts'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) => readRows('timesheet', 'entries', [picture])
const TIMES = ['date', 'start', 'end', 'break_minutes', 'hours'] as const

test.each([
  ['3 mar', '2026-11-30', '2026-11-03'],
  ['03 miércoles', '2026-06-30', '2026-06-03'],
  ['Fri 4', '2026-09-06', '2026-09-04'],
  ['30 ma', '2026-07-05', '2026-06-30'],
  ['3 mar 2025', '2026-11-30', null],
  ['Mo 6 Apr', '2026-04-12', null],
  ['4 mar', '2026-11-30', null],
  ['3 mar', null, null],
])('a number beside a weekday, %s of a sheet up to %s, is %s', (text, end, day) => {
  expect(readSheetDay(text, end)?.value ?? null).toBe(day)
})

test('numbers of days beside weekdays are days of the month', () => {
  const found = read(`
    Foglio presenze dal 01/11/2026 al 30/11/2026
    G            Mattina               Pomeriggio          Ore ord.   Straord.   Ore lav.
              entrata    uscita     entrata    uscita
    1   dom
    2   lun    08:30     12:30       13:30     17:30        8,00                  8,00
    3   mar    08:30     12:30       13:30     19:00        8,00       1,50       9,50
    4   mer                                                                              8,00 FE
    9   lun    08:30     12:30                              4,00                  4,00
    `)
  expect(tellRows(found, ...TIMES)).toEqual([
    '2026-11-02 | 08:30 | 17:30 | 60 | 8',
    '2026-11-03 | 08:30 | 19:00 | 60 | 9.5',
    '2026-11-09 | 08:30 | 12:30 | - | 4',
  ])
})

test('of two columns of hours the one that the times prove counts', () => {
  const found = read(`
    Registro del 01/02/2026 al 28/02/2026
    DÍA             HORA ENTRADA   HORA SALIDA   HORAS ORDINARIAS   HORAS COMPL.   TOTAL
    12  jueves             10:00         14:00               4:00                   4:00
    13  viernes            10:00         15:30               4:00           1:30    5:30
    14  sábado             10:00         16:00               4:30           1:30    6:00
    `)
  expect(tellRows(found, 'date', 'end', 'hours')).toEqual([
    '2026-02-12 | 14:00 | 4',
    '2026-02-13 | 15:30 | 5.5',
    '2026-02-14 | 16:00 | 6',
  ])
})

test('hours of two rates are those of the day together where the times prove it', () => {
  const found = read(`
    Week van 13-10-2025 tot 19-10-2025
    dag    datum       van      tot      pauze (min.)    uren 100%    uren 135%
    ma     13-10     07:00     16:00          60            8,00
    wo     15-10     07:00     17:00          60            8,00         1,00
    vr     17-10     07:00     16:45          60            8,00         0,75
    `)
  expect(tellRows(found, 'date', 'hours')).toEqual(['2025-10-13 | 8', '2025-10-15 | 9', '2025-10-17 | 8.75'])
})

test('a day that adds up without a break under its heading has none', () => {
  const found = read(`
    Week 18/05/2026 to 24/05/2026
    Day         Work carried out        On site  Off site  Break (min)  Basic  O/T x 1.5   Total
    Thu 21 May  Risers, permit hold 1h  07:30    18:00              30  8.00         2.00   10.00
    Sat 23 May  Saturday: snagging      08:00    13:00             nil               5.00    5.00
    `)
  expect(tellRows(found, ...TIMES, 'activity')).toEqual([
    '2026-05-21 | 07:30 | 18:00 | 30 | 10 | Risers, permit hold 1h',
    '2026-05-23 | 08:00 | 13:00 | 0 | 5 | Saturday: snagging',
  ])
})

test('times told by their half of the day stand beside a duration, the project in a line of its own', () => {
  const found = read(`
    Report 07/06/2026 - 07/12/2026
    DATE            DESCRIPTION             DURATION     TIME
    07/06/2026      Wireframes               2:15:00     9:02 AM - 11:17 AM
                    ● Ferry redesign
    07/08/2026      Handover to developers   4:22:00     11:00 AM - 3:22 PM
                    ● Ferry redesign
    `)
  expect(tellRows(found, 'start', 'end', 'hours', 'activity')).toEqual([
    '09:02 | 11:17 | 2.25 | Wireframes',
    '11:00 | 15:22 | 4.37 | Handover to developers',
  ])
})

test('hours parted from their minutes by a letter are times', () => {
  const found = read(`
    Relevé du 02/11/2026 au 05/11/2026
    Jour          Début       Fin        Pause    Heures
    lun. 02/11    5 h 00    13 h 00         30      7,50
    mer. 04/11    5 h 00    12 h 15         30      6,75
    `)
  expect(tellRows(found, ...TIMES)).toEqual([
    '2026-11-02 | 05:00 | 13:00 | 30 | 7.5',
    '2026-11-04 | 05:00 | 12:15 | 30 | 6.75',
  ])
})

test('the days of a month across, tasks below them down to their sum', () => {
  const DAYS = 22
  const setDays = (textOf: (day: number) => string): string =>
    Array.from({ length: DAYS }, (_, at) => textOf(at + 1).padEnd(3)).join('')
  const task = (name: string, hours: Readonly<Record<number, string>>, sum: string): string =>
    `${name.padEnd(20)}${setDays((day) => hours[day] ?? '')}${sum}`
  const found = read(
    [
      'Time record 01/06/2026 to 30/06/2026',
      task('Activity', Object.fromEntries(Array.from({ length: DAYS }, (_, at) => [at + 1, String(at + 1)])), 'Total'),
      task('WP2 Field trials', { 2: '4', 9: '7' }, '11'),
      task('WP7 Management', { 5: '2', 19: '3' }, '5'),
      task('Subtotal action', { 2: '4', 5: '2', 9: '7', 19: '3' }, '16'),
      task('Annual leave', { 15: '7' }, '7'),
    ].join('\n'),
  )
  expect(tellRows(found, 'date', 'hours', 'activity')).toEqual([
    '2026-06-02 | 4 | WP2 Field trials',
    '2026-06-05 | 2 | WP7 Management',
    '2026-06-09 | 7 | WP2 Field trials',
    '2026-06-19 | 3 | WP7 Management',
  ])
})

test('a sum without a word under the last day is no part of it, nor what follows', () => {
  const found = read(`
    Uren 01-10-2026 t/m 31-10-2026
    dag           uren    werkzaamheden
    di 6 okt         8    Veldwerk
    di 27 okt      7,5    Rapportage
                  15,5
    Nog beschikbaar:   62,5 van 180 uur.
    `)
  expect(tellRows(found, 'hours', 'activity')).toEqual(['8 | Veldwerk', '7.5 | Rapportage'])
})

test('a period is no day with hours', () => {
  const found = read(`
    1/4/2025 – 15/4/2025                      Rate 135.00
    Date          Notes                        Duration
    1/4/2025      Parser for messages              6.50
    2/4/2025      Unit tests                       7.25
    `)
  expect(tellRows(found, 'date', 'hours')).toEqual(['2025-04-01 | 6.5', '2025-04-02 | 7.25'])
})

test('recognized hours that cannot be read follow from the times where those of the others do', () => {
  const others = [
    { start: '07:00', end: '15:00', break_minutes: '30', hours: '7.5' },
    { start: '07:00', end: '19:30', break_minutes: '60', hours: '11.5' },
  ]
  expect(mendHours({ hours: null }, others, 690).hours).toBe('11.5')
  expect(mendHours({ hours: '515' }, others, 315).hours).toBe('5.25')
  expect(mendHours({ hours: null }, [], 690).hours).toBeNull()
})

test('a recognized break that lost a figure is what start, end and hours prove', () => {
  const day = { start: '06:30', end: '12:00', hours: '5.25' }
  expect(mendBreak({ ...day, break_minutes: '5' }).break_minutes).toBe('15')
  expect(mendBreak({ ...day, break_minutes: '30' }).break_minutes).toBe('30')
})
