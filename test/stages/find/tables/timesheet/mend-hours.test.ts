import { expect, it, test } from 'vitest'
import { mendHours } from '../../../../../engine/stages/find/tables/timesheet/mend-hours.ts'
import { readRows, tellRows } from '../read-rows.ts'

const OTHERS = [{ hours: '3.75' }, { hours: '2.5' }]

test.each([
  ['two decimals that start and end prove', '525', 315, [], '5.25'],
  ['one decimal that start and end prove', '75', 450, [], '7.5'],
  ['a day longer than any, others with decimals', '333', Number.NaN, OTHERS, '3.33'],
  ['a day longer than any, others without', '333', Number.NaN, [], '333'],
  ['what may be read in two ways', '125', Number.NaN, OTHERS, '125'],
  ['ten hours', '10', 600, OTHERS, '10'],
  ['what nothing proves', '12', Number.NaN, OTHERS, '12'],
] as const)('%s', (_, hours, present, others, wanted) => {
  expect(mendHours({ hours }, others, present).hours).toBe(wanted)
})

it('recognized days are read with the marks that their hours lost', () => {
  const days = readRows(
    'timesheet',
    'entries',
    [
      `
      Datum         Beginn    Ende     Stunden    Tätigkeit
      02.03.2026    08:00     13:15       525     Montage
      03.03.2026    08:00     12:30      4,50     Montage
      04.03.2026    08:00     11:45      3,75     Abnahme
      Summe                             13,50
      `,
    ],
    { origin: 'ocr' },
  )
  expect(tellRows(days, 'date', 'hours')).toEqual(['2026-03-02 | 5.25', '2026-03-03 | 4.5', '2026-03-04 | 3.75'])
})
