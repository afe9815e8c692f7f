import { describe, expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { tellRows, readRows } from '../../tables/read-rows.ts'
import { readFields } from '../../read-fields.ts'

const WEEK = `
      Holzbau Lindner GmbH
      Stundenzettel
      Mitarbeiter:   Karla Sommer
      Zeitraum:      02.06.2025 bis 06.06.2025

      Tag       Anwesend von   Anwesend bis   Unterbrechung   Arbeitszeit
      Mo 02.06.2025     07:00     15:30     0,50      8,00
      Di 03.06.2025     07:00     16:00     1,00      8,00
      Mi 04.06.2025     07:30     14:00     0,50      6,00
                                 Zeit in dieser Woche    22,00
`

describe('a timesheet', () => {
  test('has as its hours what the days come to, whatever the sum is called', () => {
    expect(readFields(makePage(WEEK))).toMatchObject({ employee_name: 'Karla Sommer', total_hours: '22' })
  })

  test('tells break and hours of each day by its times', () => {
    const entries = readRows('timesheet', 'entries', [WEEK])
    expect(tellRows(entries, 'date', 'start', 'end', 'break_minutes', 'hours')).toEqual([
      '2025-06-02 | 07:00 | 15:30 | 30 | 8',
      '2025-06-03 | 07:00 | 16:00 | 60 | 8',
      '2025-06-04 | 07:30 | 14:00 | 30 | 6',
    ])
  })

  test('dates days by their names in a week that ends on a day', () => {
    const entries = readRows('timesheet', 'entries', [
      `
      Time record
      Operative    Karl Miller
      W/E          08/06/2025
      Monday       07:00      15:30      30      8
      Tuesday      07:00      15:00      30      7.5
      `,
    ])
    expect(tellRows(entries, 'date', 'hours')).toEqual(['2025-06-02 | 8', '2025-06-03 | 7.5'])
  })
})

describe('the approval of hours', () => {
  const approval = (signatures: string): Record<string, unknown> => {
    const { approved_by, approval_date } = readFields(makePage(`${WEEK}\n${signatures}`))
    return { approved_by, approval_date }
  }

  test('stands over the captions of lines for signatures', () => {
    expect(
      approval(`
      10.06.2025            Petra Winter
      Datum                 Unterschrift Auftraggeber
      `),
    ).toEqual({ approved_by: 'Petra Winter', approval_date: '2025-06-10' })
  })

  test('stands in a sentence', () => {
    expect(approval('      Anerkannt: Petra Winter, 10.06.2025')).toEqual({
      approved_by: 'Petra Winter',
      approval_date: '2025-06-10',
    })
  })

  test('is not the worker who signs as well, nor the day beside that name', () => {
    expect(
      approval(`
      Mitarbeiter                          Freigegeben für den Kunden
      Karla Sommer       06.06.2025        Petra Winter        10.06.2025
      `),
    ).toEqual({ approved_by: 'Petra Winter', approval_date: '2025-06-10' })
  })
})
