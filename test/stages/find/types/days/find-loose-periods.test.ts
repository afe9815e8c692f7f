import { expect, test } from 'vitest'
import { scalarOf } from '../../../../../engine/domain/field.ts'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findLoosePeriods } from '../../../../../engine/stages/find/types/days/find-loose-periods.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

function read(picture: string, type = 'bank-statement'): readonly string[] {
  const { period_start: starts = [], period_end: ends = [] } = findLoosePeriods(
    layOut([makePage(picture)]),
    type,
    'day-first',
  )
  return starts.map((start, index) => `${scalarOf(start)} ${scalarOf(ends[index]!)}`)
}

test.each([
  ['Kontoauszug vom 01.05.2026 bis 31.05.2026', '2026-05-01 2026-05-31'],
  ['Kontoauszug 01.05.2026 - 31.05.2026', '2026-05-01 2026-05-31'],
  ['Kontoauszug Mai 2026', '2026-05-01 2026-05-31'],
  ['Umsätze 05/2026', '2026-05-01 2026-05-31'],
  ['Gehaltsabrechnung für 5/2026', '2026-05-01 2026-05-31'],
])('%j names its period', (text, period) => {
  expect(read(text)).toEqual([period])
})

test.each(['Kontoauszug 5/2026', 'Kontoauszug Nr. 5 / 2026', 'Statement no. 5/2026', 'Auszug-Nummer: 05/2026'])(
  '%j names its number',
  (text) => expect(read(text)).toEqual([]),
)

test('papers that are of no period have none', () => {
  expect(read('Umsätze 05/2026', 'letter')).toEqual([])
})
