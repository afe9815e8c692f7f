import { expect, test } from 'vitest'
import { readRows, tellRows } from '../read-rows.ts'

const read = (picture: string) => readRows('timesheet', 'entries', [picture])

test('a holiday below a day is no part of what was done on it', () => {
  const found = read(`
    Time sheet 02/03/2026 - 06/03/2026
    Day     Date           Activity                   Hours
    Mon     02/03/2026     Bearing survey              6.50
    Wed     04/03/2026     Alignment                   8.00
    Thu     05/03/2026     Annual leave
    Fri     06/03/2026     Client review               5.25
    `)
  expect(tellRows(found, 'date', 'activity')).toEqual([
    '2026-03-02 | Bearing survey',
    '2026-03-04 | Alignment',
    '2026-03-06 | Client review',
  ])
})

test('a time of the afternoon may be printed as one of the morning', () => {
  const found = read(`
    Week ending 30/3/2025
    Day     Date        Start     Finish     Break (mins)     Total hrs
    Mon     24/3/2025   7.30      4.30       30               8.5
    Tue     25/3/2025   8.00      1.00       0                5
    `)
  expect(tellRows(found, 'start', 'end', 'hours')).toEqual(['07:30 | 16:30 | 8.5', '08:00 | 13:00 | 5'])
})

test('initials, counts and values beside the hours are no activity', () => {
  const found = read(`
    Week ending 06/07/2025
    Day   Date         Shift      Start   Finish   Break   Total hours   Client initials
    Mon   30/06/2025   RN Day     07:45   20:00    60      11.25         SMcA
    Wed   02/07/2025   RN Night   19:45   08:00    60      11.25         DKlm
    `)
  expect(tellRows(found, 'activity')).toEqual(['RN Day', 'RN Night'])
  const counted = read(`
    Time record 1 May 2025 - 31 May 2025
    Date           Narrative                 Units      Hours        Value
    2 May 2025     Attend client on site        14        1.4       539.00
    6 May 2025     Draft application             7        0.7       269.50
    `)
  expect(tellRows(counted, 'date', 'hours', 'activity')).toEqual([
    '2025-05-02 | 1.4 | Attend client on site',
    '2025-05-06 | 0.7 | Draft application',
  ])
})

test('a day of the week, a day and its hours are an entry without headings', () => {
  const found = read(`
    Urenstaat week 17
    ma 20-04-2026                8
    di 21-04-2026                8
    wo 22-04-2026                4
    Totaal uren                 20
    `)
  expect(tellRows(found, 'date', 'hours')).toEqual(['2026-04-20 | 8', '2026-04-21 | 8', '2026-04-22 | 4'])
})

test('days beside each other have their times below them', () => {
  const found = read(`
    Timecard, week ending 06/13/2025
                      MON          TUE          WED          THU          FRI
                   06/09/2025   06/10/2025   06/11/2025   06/12/2025   06/13/2025
    Time in         6:00 AM      6:00 AM                   6:00 AM      6:00 AM
    Time out        3:00 PM      3:15 PM                   4:00 PM      4:00 PM
    Lunch (min)        30           30                        30           30
    Hours worked      8.50         8.75                      9.50         9.50
    `)
  expect(tellRows(found, 'date', 'start', 'end', 'break_minutes', 'hours')).toEqual([
    '2025-06-09 | 06:00 | 15:00 | 30 | 8.5',
    '2025-06-10 | 06:00 | 15:15 | 30 | 8.75',
    '2025-06-12 | 06:00 | 16:00 | 30 | 9.5',
    '2025-06-13 | 06:00 | 16:00 | 30 | 9.5',
  ])
})

test('days beside each other have the hours of each task below them', () => {
  const found = read(`
    Timesheet 4 May 2026 - 8 May 2026
    Task                        Mon      Tue      Wed      Thu      Fri
                               04/05    05/05    06/05    07/05    08/05
    Costing model build         4.00     7.60      -       3.00      -
    Reporting pack              3.60      -        -        -       7.60
    Total hours                 7.60     7.60     0.00     3.00     7.60
    `)
  expect(tellRows(found, 'date', 'hours', 'activity')).toEqual([
    '2026-05-04 | 4 | Costing model build',
    '2026-05-04 | 3.6 | Reporting pack',
    '2026-05-05 | 7.6 | Costing model build',
    '2026-05-07 | 3 | Costing model build',
    '2026-05-08 | 7.6 | Reporting pack',
  ])
})
