import { expect, test } from 'vitest'
import { statesTotals } from '../../../engine/stages/classify/states-totals.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const states = (picture: string) => statesTotals('other', [makePage(picture)])

test.each([
  'Angebot Nr. 77\nPos Bezeichnung   Menge   Preis\n1   Regal   2   120,00\nGesamt   240,00',
  'PURCHASE ORDER 4711\nDelivery date 04.05.2026\nItem  Qty  Price\nTotal  240.00',
  'Buchungsbestätigung\nAnreise 04.05.2026   Abreise 06.05.2026   Doppelzimmer\nGesamtpreis   248,00',
  'Lieferschein / Rechnung 4711\nRechnungsnummer 4711   Rechnungsdatum 04.05.2026\nMwSt 19 %   45,60\nGesamtbetrag   285,60',
  'Nothing is said of itself\n12.50',
  'Media Order\nAdvertiser: Nordhafen\n3 Spots  850.00\nAgency Commission  127.50',
])('an order, a quotation, a booking, what is an invoice as well and what is not told state totals: %#', (picture) => {
  expect(states(picture)).toBe(true)
})

test.each([
  'Wertpapierabrechnung Kauf\nISIN DE0007164600   Stück 20\nKurswert   2.684,05 EUR\nHandelstag 04.05.2026',
  'Lieferschein Nr. 4711\nWare vollständig erhalten am 04.05.2026\nNachnahme   86,00',
  'Versicherungsschein\nVersicherungsnehmer: Anna Weber\nVersicherungssumme   100.508,75',
])('amounts of another paper are no totals of its own: %#', (picture) => {
  expect(states(picture)).toBe(false)
})

test('an invoice has totals, whatever it is like', () => {
  expect(statesTotals('invoice', [makePage('Lieferschein Nr. 4711\nWare vollständig erhalten am 04.05.2026')])).toBe(
    true,
  )
})
