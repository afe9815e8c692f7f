import { expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

const read = (picture: string) => readFields(makePage(picture))

test('a row of hours over the days of a week has its sum', () => {
  const found = read(`
    Timesheet week ending 08/02/2026
                 MON      TUE      WED      TOTAL
    Overtime     1:00              5:30      6:30
    Hours agreed: 46:30
    `)
  expect(found).toMatchObject({ overtime_hours: '6.5', total_hours: '46.5' })
})

test('hours may be told to the second', () => {
  expect(read('Detailed report, week of 6 July 2026\nTotal hours: 22:39:00')).toMatchObject({ total_hours: '22.65' })
})

test('what is counted in hours is no rate', () => {
  const found = read(`
    Leistungsnachweis September 2026
    Stundensatz 98,50 EUR, netto. Budget 120,00 h, davon abgerufen 78,25 h
    `)
  expect(found).toMatchObject({ hourly_rate: '98.50' })
})
