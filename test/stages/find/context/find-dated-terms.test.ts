import { describe, expect, test } from 'vitest'
import { scalarOf, type Candidate } from '../../../../engine/domain/field.ts'
import { settleDueDates } from '../../../../engine/stages/find/context/find-dated-terms.ts'
import { findCandidates } from '../../../../engine/stages/find/find-candidates.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

/** What an invoice with these terms says of its due date, the likeliest first. */
function read(terms: string): readonly string[] {
  const page = makePage(`Rechnung 118      Datum: 02.03.2026\n\nGesamtbetrag      119,00 EUR\n\n${terms}`)
  const { scalars } = findCandidates([page], 'invoice', { locale: null, codes: [], additionalText: null })
  const found = (scalars['payment_due_date'] ?? []).toSorted((a, b) => b.confidence - a.confidence)
  return [...new Set(found.map(scalarOf))]
}

describe('the full sum is due on the day without a discount', () => {
  test.each([
    'Zahlbar bis 12.03.2026 mit 2 % Skonto oder bis 01.04.2026 ohne Abzug.',
    'Bei Zahlung bis zum 12.03.2026 gewähren wir 2 % Skonto (116,62 EUR),\nsonst bis 01.04.2026 netto.',
    'Zahlungsbedingungen: bis 12.03.2026 abzüglich 2 % Skonto, bis 01.04.2026 netto',
    'Zahlbar bis 12.03.2026 mit 2 %\nSkonto, danach bis 01.04.2026 ohne Abzug',
    'bis 12.03.2026 2,00 % Skonto = 2,38 EUR\nbis 01.04.2026 ohne jeden Abzug',
    'Zahlbar bis 01.04.2026 ohne Abzug, bis 12.03.2026 mit 2 % Skonto',
    'Zahlbar bis 01.04.2026\nSkonto 2 % bei Zahlung bis 12.03.2026',
    'Zahlbar bis spätestens 12.03.2026 mit Skonto\nFälligkeit: 01.04.2026',
    'Bis zum 06.03.2026 erhalten Sie 3 % Skonto Bis zum\n12.03.2026 erhalten Sie 2 % Skonto Bis zum 01.04.2026 ohne\nAbzug',
    'Payable by 12 March 2026 less 2 % discount, or by 1 April 2026 net',
    'Payable by 1 April 2026 net, 2 % discount if paid by 12 March 2026',
    'Payable by 12 March 2026 with\ndiscount of 2 %; by 1 April 2026 in full',
  ])('%j', (terms) => {
    expect(read(terms)).toEqual(['2026-04-01'])
  })
})

test('where only the day of the discount is named it may be the one, less likely', () => {
  const terms = 'Zahlbar bis 12.03.2026 mit 2 % Skonto'
  const page = makePage(terms)
  const { scalars } = findCandidates([page], 'invoice', { locale: null, codes: [], additionalText: null })
  expect(scalars['payment_due_date']).toMatchObject([{ value: '2026-03-12', confidence: 0.5 }])
})

test('without a discount all stays as it is', () => {
  expect(read('Zahlbar bis 12.03.2026 netto')).toEqual(['2026-03-12'])
  expect(read('Zahlbar bis 12.03.2026')).toEqual(['2026-03-12'])
})

test('a day of the same date in another place is not that of the discount', () => {
  const page = makePage('Fällig: 12.03.2026\n\nbis 12.03.2026 mit 2 % Skonto')
  const due: Candidate = {
    value: '2026-03-12',
    text: '12.03.2026',
    page: 1,
    box: [0.1, 0.03, 0.2, 0.04],
    confidence: 0.9,
    source: 'text',
    reason: "label 'Fällig' before it",
  }
  expect(settleDueDates([due], layOut([page]), 'day-first')).toEqual([due])
})
