import { expect, test } from 'vitest'
import { readPeriods } from '../../../../engine/stages/find/values/read-periods.ts'

test.each([
  ['vom 01.05.2026 bis 31.05.2026', '2026-05-01', '2026-05-31'],
  ['01.05.26 - 31.05.26', '2026-05-01', '2026-05-31'],
  ['01.05. - 31.05.2026', '2026-05-01', '2026-05-31'],
  ['1. bis 31.05.2026', '2026-05-01', '2026-05-31'],
  ['May 1, 2026 through May 31, 2026', '2026-05-01', '2026-05-31'],
  ['May 1 – May 31, 2026', '2026-05-01', '2026-05-31'],
  ['1st to 31st May 2026', '2026-05-01', '2026-05-31'],
  ['1 mei t/m 31 mei 2026', '2026-05-01', '2026-05-31'],
  ['del 1 al 31 de mayo de 2026', '2026-05-01', '2026-05-31'],
  ['29. Dezember – 4. Januar 2026', '2025-12-29', '2026-01-04'],
  ['Gehaltsabrechnung Mai 2026', '2026-05-01', '2026-05-31'],
  ['Abrechnungsmonat 02/2024', '2024-02-01', '2024-02-29'],
  ['KW 1/2026', '2025-12-29', '2026-01-04'],
  ['Week 53, 2026', '2026-12-28', '2027-01-03'],
  ['week ending 17 May 2026', '2026-05-11', '2026-05-17'],
  ['Week commencing 11 May 2026', '2026-05-11', '2026-05-17'],
])('%s', (text, start, end) => {
  expect(readPeriods({ text, page: null }, 'day-first')[0]).toMatchObject({ start, end })
})

test('American dates follow the order of the paper', () => {
  expect(readPeriods({ text: '06/10/2024 - 06/14/2024', page: null }, 'month-first')[0]).toMatchObject({
    start: '2024-06-10',
    end: '2024-06-14',
  })
})

test.each(['am 05.05.2026', 'Vertrag 05/20267', '31.05.2026 bis 01.05.2026', 'Hausnummer 2026'])(
  '%s is none',
  (text) => {
    expect(readPeriods({ text, page: null }, 'day-first')).toEqual([])
  },
)
