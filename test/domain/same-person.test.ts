import { expect, test } from 'vitest'
import { isSamePerson } from '../../engine/domain/same-person.ts'

test.each([
  ['N. Requena', 'Noelia Requena Pastor', true],
  ['Bresciani Loredana', 'Loredana Bresciani', true],
  ['D. Kowalczyk', 'Kowalczyk, Dariusz', true],
  ['K. Ahrend', 'Silke Ahrend', false],
  ['Ahrend', 'Silke Ahrend', false],
  ['A. B.', 'Anna Berg', false],
])('%s and %s: %s', (one, other, isSame) => {
  expect(isSamePerson(one, other)).toBe(isSame)
  expect(isSamePerson(other, one)).toBe(isSame)
})
