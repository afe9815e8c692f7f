import { expect, test } from 'vitest'
import type { Candidate } from '../../../../../engine/domain/field.ts'
import {
  deriveObjectionDeadline,
  deriveStatedDeadline,
} from '../../../../../engine/stages/find/types/days/derive-objection-deadline.ts'
import { isWorkday } from '../../../../../engine/stages/find/types/days/german-workdays.ts'

const issued = (value: string): Candidate => ({
  value,
  text: value,
  page: 1,
  box: null,
  confidence: 0.9,
  source: 'text',
  reason: '',
})

test.each([
  ['a month from the fourth day', '2026-03-05', '2026-04-09'],
  ['a fourth day on a Saturday moves to Monday first', '2026-06-09', '2026-07-15'],
  ['a last day on a Sunday moves to Monday', '2026-05-14', '2026-06-18'],
  ['a last day on the first of May moves past the weekend', '2026-03-28', '2026-05-04'],
  ['Easter moves both days', '2026-03-30', '2026-05-07'],
  ['a short month ends sooner', '2026-01-26', '2026-03-02'],
  ['posted on the first day of the slower post', '2025-01-02', '2025-02-06'],
  ['before 2025 a month from the third day', '2024-09-03', '2024-10-07'],
  ['a third day on a Saturday moves to Monday', '2024-12-11', '2025-01-16'],
  ['posted on the last day of the faster post', '2024-12-31', '2025-02-03'],
])('%s', (_, date, deadline) => {
  expect(deriveObjectionDeadline([issued(date)])).toMatchObject([{ value: deadline, source: 'derived' }])
})

test('without a date of the notice there is none', () => {
  expect(deriveObjectionDeadline([])).toEqual([])
})

test.each(['2026-04-03', '2026-04-06', '2026-05-14', '2026-05-25', '2025-04-18', '2024-10-03', '2026-12-25'])(
  '%s is a holiday in all of Germany',
  (date) => expect(isWorkday(date)).toBe(false),
)

test('a holiday of some states is a workday', () => {
  expect(isWorkday('2026-11-18')).toBe(true)
})

test.each([
  ['If you disagree, write to us within 30 days of the date of this notice.', '2025-06-15', '2025-07-15'],
  ['U kunt binnen zes weken na de dagtekening bezwaar maken.', '2025-02-28', '2025-04-11'],
  ['Vous pouvez contester dans un délai de 60 jours suivant la date du présent avis.', '2025-02-01', '2025-04-02'],
])('a stated term runs from the day of the paper: %s', (text, date, deadline) => {
  expect(deriveStatedDeadline(text, [issued(date)])).toMatchObject([{ value: deadline, source: 'derived' }])
})

test('a term to pay is none to object', () => {
  expect(deriveStatedDeadline('Please pay within 30 days of the date of this notice.', [issued('2025-06-15')])).toEqual(
    [],
  )
})

test('each day that may be that of the notice has its own last day', () => {
  const days = deriveObjectionDeadline([issued('2025-06-10'), issued('2025-05-22'), issued('2025-06-10')])
  expect(days.map(({ value }) => value)).toEqual(['2025-07-16', '2025-06-26'])
})
