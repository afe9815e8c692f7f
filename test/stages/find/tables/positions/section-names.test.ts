import { expect, test } from 'vitest'
import { isBareTotal, isSection } from '../../../../../engine/stages/find/tables/positions/section-names.ts'

test.each(['Total (II)', 'TOTAL I+V', 'Summe A'])('a sum that does not say of what: %s', (label) => {
  expect(isBareTotal(label)).toBe(true)
})

test('letters and Roman numbers without end are read at once', () => {
  const letters = 'v '.repeat(50)
  expect(isBareTotal(`Total ${letters}Rest`)).toBe(false)
  expect(isSection(`Actif ${letters}Rest`, 'total_assets')).toBe(false)
})
