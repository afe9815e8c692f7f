import { expect, test } from 'vitest'
import { findCandidates } from '../../../../engine/stages/find/find-candidates.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const PAPER = `
  Nordlicht Verlag GmbH & Co. KG
  Hafenstraße 9
  26603 Aurich

  Rechnung 4711

  Gesamtbetrag   12,00 EUR
`
const findSenders = (type: 'invoice' | 'letter') =>
  findCandidates([makePage(PAPER)], type, { locale: null, codes: [], additionalText: null }).scalars['sender_name'] ??
  []

test('a firm is considered without its legal form, far behind its full name', () => {
  const confidence = (value: string): number =>
    Math.max(0, ...findSenders('invoice').map((name) => (name.value === value ? name.confidence : 0)))
  expect(confidence('Nordlicht Verlag')).toBeGreaterThan(0)
  expect(confidence('Nordlicht Verlag')).toBeLessThan(0.3 * confidence('Nordlicht Verlag GmbH & Co. KG'))
})

test('so are not the authors of other papers', () => {
  expect(findSenders('letter').map(({ value }) => value)).not.toContain('Nordlicht Verlag')
})
