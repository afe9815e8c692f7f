import { expect, test } from 'vitest'
import { findLooseDates } from '../../../engine/stages/find/find-dates.ts'
import { layOut } from '../../../engine/stages/find/layout.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const find = (picture: string) => findLooseDates(layOut([makePage(picture)]), 'day-first')
const best = (picture: string) => find(picture).toSorted((a, b) => b.confidence - a.confidence)[0]

test.each([
  ['a place', 'Leipzig, den 4. Mai 2026', 'date behind a place'],
  ['a place without a comma', 'Bad Sülze 04.05.2026', 'date behind a place'],
  ['nothing', '04.05.2026', 'date without a label'],
])('a date behind %s', (_, picture, reason) => {
  expect(best(picture)).toMatchObject({ value: '2026-05-04', reason })
})

test.each(['04.05.2026 14:33', '04/05/2026 14.32.05', '04.05.2026 12:30-13:00'])(
  'the time of a till receipt strengthens its date: %s',
  (picture) => {
    expect(best(picture)).toMatchObject({ value: '2026-05-04', reason: 'date with a time' })
  },
)

test('a day behind it is no time', () => {
  for (const days of ['15.02.2026 15.05.2026', '15.02.26 15.05.26'])
    expect(find(days).map(({ reason }) => reason)).toEqual(['date without a label', 'date without a label'])
})

test('a date behind a place stands above an earlier bare one', () => {
  expect(best('01.01.2026\n\nLeipzig, den 4. Mai 2026')?.value).toBe('2026-05-04')
})

test('of bare dates the first one is most likely', () => {
  expect(find('04.05.2026\n05.05.2026').map((date) => date.value)).toEqual(['2026-05-04', '2026-05-05'])
  expect(best('04.05.2026\n05.05.2026')?.value).toBe('2026-05-04')
})

test('a date with two readings gives both', () => {
  expect(find('03/04/2026').map((date) => date.value)).toEqual(['2026-04-03', '2026-03-04'])
})

test('later pages are not asked', () => {
  const pages = [makePage('Guten Tag'), makePage('04.05.2026', { number: 2 })]
  expect(findLooseDates(layOut(pages), 'day-first')).toEqual([])
})

test('there is none without pages', () => {
  expect(findLooseDates(layOut([]), 'day-first')).toEqual([])
})
