import { expect, test } from 'vitest'
import { detectLanguage } from '../../../../engine/stages/find/context/detect-language.ts'

test.each([
  ['de', 'Vielen Dank für Ihren Auftrag. Wir berechnen Ihnen die Lieferung wie folgt und bitten um Zahlung.'],
  ['en', 'Thank you for your order. Please pay the amount due by the date stated on this invoice.'],
  ['fr', 'Nous vous remercions de votre commande. Le montant de la facture est à régler avec la référence.'],
  ['it', 'Grazie per il vostro ordine. La fattura è da pagare entro la data di scadenza con il bonifico.'],
  ['es', 'Gracias por el pedido. El importe de la factura es pagadero el día de la fecha del vencimiento.'],
  ['nl', 'Hartelijk dank voor uw bestelling. Het bedrag van de factuur kunt u met de bijlage betalen.'],
])('%s: %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language)
})

test.each(['', '4711  12,00  8,50', 'Lorem ipsum dolor sit amet'])('"%s" has too few words to tell', (text) => {
  expect(detectLanguage(text)).toBeNull()
})
