import { describe, expect, test } from 'vitest'
import { findPeriod } from '../../../engine/stages/find/find-period.ts'
import { layOut } from '../../../engine/stages/find/layout.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const find = (picture: string): readonly unknown[] => {
  const { service_period_start: starts, service_period_end: ends } = findPeriod(
    layOut([makePage(picture)]),
    'day-first',
  )
  return [starts[0]?.value ?? null, ends[0]?.value ?? null]
}

describe('a period of service is read from', () => {
  test.each([
    ['two dates behind the label', 'Leistungszeitraum: 01.04.2026 - 30.04.2026'],
    ['two dates joined by a word', 'Leistungszeitraum: 01.04.2026 bis 30.04.2026'],
    ['two dates right of the label', 'Abrechnungszeitraum:     01.04.2026 – 30.04.2026'],
    ['two dates below the label', 'Billing period\n1 April 2026 - 30 April 2026'],
    ['the name of a month', 'Leistungszeitraum: April 2026'],
    ['the name of a month right of the label', 'Service period     April 2026'],
    ['two days without a label, less surely', 'Gearbeitet habe ich vom 01.04. bis 30.04.2026'],
    ['the name of a month behind a label of days', 'Leistungsdatum    April 2026'],
    ['the name of a month behind a label of months', 'Monat    April 2026'],
    ['the name of a month of service', 'Leipzig, 12.05.2026 | Leistung: April 2026'],
    ['two dates that a hyphen joins', 'Zeitraum 01.04.2026-30.04.2026'],
    ['a month that a word announces', 'Ihre Rechnung für April 2026'],
    ['a month that a Spanish word announces', 'Servicios del mes de abril 2026'],
    ['a French month', 'Période de facturation : avril 2026'],
  ])('%s', (_, picture) => {
    expect(find(picture)).toEqual(['2026-04-01', '2026-04-30'])
  })
})

test('a month by name ends with its last day', () => {
  expect(find('Leistungszeitraum: Februar 2024')).toEqual(['2024-02-01', '2024-02-29'])
})

test('how many months something lasts is no label of a period', () => {
  const find = (picture: string) => findPeriod(layOut([makePage(picture)]), 'day-first').service_period_start
  expect(find('Contract term: 12 month 01.05.2026 - 30.04.2027')).toMatchObject([{ reason: 'period in the text' }])
  expect(find('Month 01.05.2026 - 31.05.2026')[0]).toMatchObject({ reason: "label 'Month'" })
})

describe('no period is read', () => {
  test.each([
    ['from the days of an offer', 'Gültig vom 01.04.2026 bis 30.04.2026'],
    ['from a month that nothing announces', 'Hauptversammlung April 2026'],
    ['from a single date', 'Leistungszeitraum: 01.04.2026'],
    ['from dates that run backwards', 'Leistungszeitraum: 30.04.2026 - 01.04.2026'],
    ['from a label alone', 'Leistungszeitraum: siehe Anlage'],
  ])('%s', (_, picture) => {
    expect(find(picture)).toEqual([null, null])
  })
})
