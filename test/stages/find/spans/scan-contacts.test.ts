import { expect, test } from 'vitest'
import type { SpanKind } from '../../../../engine/domain/spans.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { listSpans } from '../../../../engine/stages/find/spans/list-spans.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const valuesOf = (picture: string, kind: SpanKind): readonly string[] =>
  listSpans(layOut([makePage(picture)]), 'day-first').spans.flatMap((span) => (span.kind === kind ? [span.value] : []))

test('a telephone number begins behind the ZIP code', () => {
  expect(valuesOf('Pittsburgh, PA 15206 412-555-0150', 'phone')).toEqual(['412-555-0150'])
  expect(valuesOf('2 Penn Circle West, Suite 300, Pittsburgh, PA 15206 412-555-0150', 'address')).toContain(
    '2 Penn Circle West, Suite 300, Pittsburgh, PA 15206',
  )
  expect(valuesOf('Tel 04101 412 555 0150', 'phone')).toEqual(['04101 412 555 0150'])
})

test('a telephone number ends where a bracket opens behind it', () => {
  expect(valuesOf('Call 0345 555 0190 (8–8 weekdays)', 'phone')).toEqual(['0345 555 0190'])
  expect(valuesOf('Tel. (0228) 555 12-0', 'phone')).toEqual(['(0228) 555 12-0'])
})

test('a Canadian business number is proposed whole', () => {
  expect(valuesOf('GST# 81744 0211 RT0001', 'tax_id')).toContain('81744 0211 RT0001')
})

test('a dot between blanks parts a telephone number from a postal code, an id or another number', () => {
  expect(valuesOf('318 Gully Rd, Mudgee NSW 2850 · 02 5550 4417 · stay@w.example', 'phone')).toEqual(['02 5550 4417'])
  expect(valuesOf('colegiada COAG 4471 · 986 555 118', 'phone')).toEqual(['986 555 118'])
  expect(valuesOf('514-555-0143 · 1-800-555-0143', 'phone')).toEqual(['514-555-0143', '1-800-555-0143'])
  expect(valuesOf('01067 · 0351 555 12 34', 'phone')).toEqual(['0351 555 12 34'])
})

test('but not an area code from its number', () => {
  expect(valuesOf('Telefon 089 · 12 34 56', 'phone')).toEqual(['089 · 12 34 56'])
})

test.each(['100388172200003', 'M2-0936205-8', 'W10-2208-32100044', 'T2010017687230'])(
  'tax ids of the Gulf, Singapore, Malaysia and Japan: %s',
  (id) => {
    expect(valuesOf(`Tax number ${id}`, 'tax_id')).toContain(id)
  },
)

test('periods are no telephone numbers', () => {
  expect(valuesOf('Zeitraum 19.01.2026 – 12.02.2026', 'phone')).toEqual([])
  expect(valuesOf('Steuerjahr 2025 – 02', 'phone')).toEqual([])
  expect(valuesOf('Tel. 030 2025-02', 'phone')).toContain('030 2025-02')
})

test.each(['201855182K', '51884207-J', 'DIP110204K18', '55.118.204/0001-13'])('%s is a tax id of its country', (id) => {
  expect(valuesOf(`Reg. No. ${id}`, 'tax_id')).toContain(id)
})
