import { describe, expect, test } from 'vitest'
import { detectLanguage } from '../../engine/languages/detect-language.ts'

test.each([
  ['de', 'Vielen Dank für Ihren Auftrag. Wir berechnen Ihnen die Lieferung wie folgt und bitten um Zahlung.'],
  ['en', 'Thank you for your order. Please pay the amount due by the date stated on this invoice.'],
  ['fr', 'Nous vous remercions de votre commande. Le montant de la facture est à régler avec la référence.'],
  ['it', 'Grazie per il vostro ordine. La fattura è da pagare entro la data di scadenza con il bonifico.'],
  ['es', 'Gracias por el pedido. El importe de la factura es pagadero el día de la fecha del vencimiento.'],
  ['nl', 'Hartelijk dank voor uw bestelling. Het bedrag van de factuur kunt u met de bijlage betalen.'],
  ['sv', 'Tack för er beställning. Beloppet på fakturan ska betalas inom 30 dagar till vårt bankgiro.'],
])('%s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

describe('papers of a few words', () => {
  test.each([
    ['de', 'Di 02.06.  08:00  16:30  0:30  8,0\nMi 03.06.  08:00  16:30  0:30  8,0'],
    ['en', 'Employee 2201\n03/02  7:58 AM  4:32 PM  8.05\n03/03  8:00 AM  4:30 PM  8.00'],
    ['de', 'Zählerstand 4410\nSchlüsselübergabe 31.03.2026'],
    ['en', 'Boarding 09:40  Gate B12  Seat 14C'],
    ['it', 'Prestazione professionale  1.000,00\nRitenuta  -200,00'],
    ['nl', 'Te betalen  217,80\n21% btw  37,80'],
  ])('%s: %s', (language, text) => {
    expect(detectLanguage(text)).toBe(language)
  })

  test('a word that is repeated in every row says no more than in a few', () => {
    const rows = 'Hotel Total\n'.repeat(30)
    expect(detectLanguage(`${rows}Rechnung über die Miete für den Monat Mai und die Nebenkosten`)).toBe('de')
  })
})

test.each(['', '4711  12,00  8,50', 'Lorem ipsum dolor sit amet'])('"%s" has too few words to tell', (text) => {
  expect(detectLanguage(text)).toBeNull()
})

test.each([
  'Tak for din ordre. Fakturaen på beløbet skal betales inden 30 dage til vores konto. Moms og køb af varer, også levering.',
  'Takk for bestillingen. Beløpet på fakturaen må betales innen 30 dager. Kjøp av varer, også frakt, når det passer.',
])('a language close to Swedish is none: %s', (text) => {
  expect(detectLanguage(text)).not.toBe('sv')
})

test('a name from elsewhere makes no paper strange', () => {
  expect(detectLanguage('Tack för er beställning från Sørensen. Beloppet ska betalas inom 30 dagar.')).toBe('sv')
})
