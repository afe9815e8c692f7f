import { expect, test } from 'vitest'
import { findCandidates } from '../../../engine/stages/find/find-candidates.ts'
import { rankByShipped } from '../../../engine/stages/choose/shipped-ranker.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const rank = (picture: string, locale: string | null) => {
  const table = findCandidates([makePage(picture)], 'invoice', { locale, codes: [], additionalText: null })
  return rankByShipped(table, 'invoice')
}

test('papers are ranked in a language that was taught, or in none that can be told', () => {
  expect(rank('Rechnung Nr. 4711 vom 04.05.2026', 'de').size).toBeGreaterThan(0)
  expect(rank('4711  04.05.2026', null).size).toBeGreaterThan(0)
})

test('a language that was never taught is left to the finders', () => {
  expect(rank('Arve nr 4711, 04.05.2026', 'et')).toEqual(new Map())
})
