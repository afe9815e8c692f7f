import { expect, test } from 'vitest'
import { readPartyLabel } from '../../../../engine/stages/find/parties/party-labels.ts'

test.each([
  ['Verkäufer:', 'sender'],
  ['Rechnungsaussteller', 'sender'],
  ['Vendor', 'sender'],
  ['Fournisseur :', 'sender'],
  ['Rechnungsempfänger:', 'recipient'],
  ['Kunde', 'recipient'],
  ['Bill to', 'recipient'],
  ['SOLD TO:', 'recipient'],
  ['Customer details', 'recipient'],
  ['Destinatario', 'recipient'],
  ['An:', 'recipient'],
  ['Lieferadresse:', 'other'],
  ['Ship to', 'other'],
  ['Ansprechpartner:', 'other'],
])('"%s" announces the %s', (text, role) => {
  expect(readPartyLabel(text)?.role).toBe(role)
})

test.each(['An', 'to', 'Holzbau Lindner GmbH', 'Der Kunde zahlt sofort', 'Rechnung: 17', ''])(
  '"%s" announces nobody',
  (text) => {
    expect(readPartyLabel(text)).toBeNull()
  },
)

test('what stands behind the colon is told by its first character', () => {
  const text = 'Bill to: Harbour Cafe LLP'
  expect(text.slice(readPartyLabel(text)!.rest).trim()).toBe('Harbour Cafe LLP')
})

test('a heading of its own is stronger than a small word', () => {
  expect(readPartyLabel('Rechnungsempfänger:')!.strength).toBeGreaterThan(readPartyLabel('An:')!.strength)
})
