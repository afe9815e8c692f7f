import { expect, test } from 'vitest'
import { findCandidates } from '../../../../../engine/stages/find/find-candidates.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'

const find = (picture: string, key: string): readonly unknown[] =>
  (
    findCandidates([makePage(picture)], 'bank-statement', { locale: null, codes: [], additionalText: null }).scalars[
      key
    ] ?? []
  )
    .toSorted((a, b) => b.confidence - a.confidence)
    .map(({ value }) => value)

const STATEMENT = `
  Regionalbank Seetal
  Kontoauszug


  Urs Muster
  Oberer Graben 87
  8999 Seewil

  Periode 01.07.2026 - 31.07.2026
  Datum         Informationen                 Belastungen     Gutschriften     Saldo
  01.07.2026    Anfangssaldo                                                   507.95
  02.07.2026    Informatik Beispiel AG              10.00                      497.95
                Rechnung 12
  31.07.2026    Schlusssaldo                                                   497.95
`

test('who is written to by a bank holds the account and is no sender', () => {
  expect(find(STATEMENT, 'recipient_name')[0]).toBe('Urs Muster')
  expect(find(STATEMENT, 'account_holder')[0]).toBe('Urs Muster')
  expect(find(STATEMENT, 'sender_name')).not.toContain('Urs Muster')
})

test('headings and parties of bookings are no parties of the statement', () => {
  const names = ['sender_name', 'recipient_name', 'account_holder'].flatMap((key) => find(STATEMENT, key))
  expect(names).not.toContain('Informationen')
  expect(names).not.toContain('Informatik Beispiel AG')
})
