import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findPaymentReferences } from '../../../../engine/stages/find/payment/find-payment-references.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) =>
  findPaymentReferences(layOut([makePage(picture)])).toSorted((a, b) => b.confidence - a.confidence)
const best = (picture: string) => find(picture)[0]?.value ?? null

describe('a reference is read behind the words that ask for it', () => {
  test.each([
    ['Bitte überweisen Sie mit dem Verwendungszweck 441820-R2025-118204 auf unser Konto.', '441820-R2025-118204'],
    ['Wir bitten um Zahlung unter Angabe der Kundennummer 1008 44 217 bis Ende Mai.', '1008 44 217'],
    ['Zahlbar sofort, unter Angabe des Aktenzeichens 447/24 SW. Danke!', '447/24 SW'],
    ['Überweisung auf DE02 1203 0000 0000 2020 51, Zweck: Z-1188', 'Z-1188'],
    ['Bitte zahlen Sie mit dem Vermerk „Apto. 3-C“ auf das Gemeinschaftskonto.', 'Apto. 3-C'],
    ['Zahlen Sie bis 12.03.2026 und geben Sie die Nummer 77.118.204-6 an.', '77.118.204-6'],
    ['Please pay to sort code 20-30-40, account 44180022, quoting 5011 4482.', '5011 4482'],
    ['Pay by bank transfer (sort code 20-30-40) with reference HOP-2 by Friday.', 'HOP-2'],
    ['Send your check to our office and include the reference number KLR-4418-70223.', 'KLR-4418-70223'],
    ['Pay by BACS and quote HOP-441.', 'HOP-441'],
    ['Communication structurée : 4411/26', '4411/26'],
    ['Please quote your account number 604418207 with every payment.', '604418207'],
    ['par virement au compte FR76 3000 4447 1800, en rappelant la référence client 411LAROC.', '411LAROC'],
    ['Merci de rappeler le numéro de facture F-2026-118 lors du virement.', 'F-2026-118'],
    ['Libellé du virement : 0118-047', '0118-047'],
    ['Bonifico sul conto IT60 X054 2811 1010 0000 0123 456, causale: fattura 118/2026', '118/2026'],
    ['entro il 3 aprile con bonifico, causale “Bonomelli Giulia, corso B2”.', 'Bonomelli Giulia, corso B2'],
    ['Si prega di indicare il codice cliente 70188452 nel bonifico.', '70188452'],
    ['transferencia a nuestra cuenta indicando como concepto su número de cliente 70188452.', '70188452'],
    ['Ingrese el importe y haga constar en el concepto C-12/25.', 'C-12/25'],
    ['por transferência para o IBAN PT50 0002 0123 1234, indicando a referência 2026/0118.', '2026/0118'],
    ['Transferência com a referência FT 2026/441 até 12 de março.', 'FT 2026/441'],
    ['over te maken op NL91 ABNA 0417 1643 00 t.n.v. Jansen o.v.v. 25-01986 U kunt ook pinnen.', '25-01986'],
    ['op rekening NL91 ABNA 0417 1643 00 onder vermelding van factuurnummer 2026-0118.', '2026-0118'],
    ['Vermeld bij betaling uw klantnummer 882044.', '882044'],
    ['met betalingskenmerk 8118 2040 1182 0401.', '8118 2040 1182 0401'],
  ])('%s', (sentence, reference) => {
    expect(best(sentence)).toBe(reference)
  })

  test('over the end of a line', () => {
    expect(best('Zahlen Sie auf unser Konto DE02 1203 0000 0000 2020 51, Verwendungszweck\n25.447182.3. Danke!')).toBe(
      '25.447182.3',
    )
  })

  test('its words are where it stands', () => {
    expect(find('Bitte zahlen Sie mit dem Verwendungszweck 3044182 / 410077. Danke!')[0]).toMatchObject({
      text: '3044182 / 410077.',
      page: 1,
    })
  })
})

describe('some references say by their form what they are', () => {
  test.each([
    ['Mededeling  +++090/9337/55493+++', '+++090/9337/55493+++'],
    ['***090/9337/55493***', '***090/9337/55493***'],
    ['Referenz RF18 5390 0754 7034', 'RF18 5390 0754 7034'],
    ['21 00000 00003 13947 14300 09017', '21 00000 00003 13947 14300 09017'],
  ])('%s', (text, reference) => {
    expect(best(text)).toBe(reference)
  })
})

test('a number that is to be quoted is one to quote in a payment', () => {
  expect(best('Aktenzeichen: FW-2026-771180 (bitte stets angeben)')).toBe('FW-2026-771180')
  expect(best('Kassenzeichen 31.004418.2\n(bei Zahlung bitte angeben)')).toBe('31.004418.2')
})

describe('a slip names who collects and the reference', () => {
  test('in a column', () => {
    expect(best('Entidade        21 804\nReferência      418 772 093\nMontante        26,07')).toBe('418 772 093')
  })
  test('in a row', () => {
    expect(best('EMISORA      REFERENCIA      IDENTIFICACIÓN\n241170-5     000447118820    1002254710')).toBe(
      '000447118820',
    )
  })
  test('in a line', () => {
    expect(best('Multibanco – Entidade 21447 · Referência 118 447 882 · Montante 32,10')).toBe('118 447 882')
  })
})

test.each([
  'Unsere Referenz: 4711/26',
  'Your ref: 4711-26',
  'Vos références : 4711-26',
  'Reference 4711-26',
  'Bitte überweisen Sie auf unser Konto unter Angabe der Rechnungsnummer.',
  'Verwendungszweck: 12.03.2026',
  'Please quote the invoice number. 30 days net.',
  'Motif : 119,00 EUR',
  'Quote number 4711',
  'As per our quote Q-10233 of 3 March',
  'Frais de communication 06 12 34 56 78',
])('no reference of a payment: %s', (text) => {
  expect(best(text)).toBeNull()
})
