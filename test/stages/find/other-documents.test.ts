import { expect, test } from 'vitest'
import { makePage } from '../../fixtures/builders/page.ts'
import { readFields } from './read-fields.ts'

test('a supply for which the recipient owes the tax', () => {
  const picture = `
    Seller:                               Buyer:
    Van Dalen B.V.                        Holzbau Lindner GmbH
    Dorpsstraat 8                         Sägeweg 4
    3511 AB Utrecht                       04103 Leipzig
    VAT: NL004495445B01                   Customer VAT: DE136695976

    Invoice NL-2026-55                    Invoice date: 2026-05-04

    Consulting, April 2026                                1,200.00 EUR

    Subtotal                                              1,200.00 EUR
    VAT 0%                                                    0.00 EUR
    Total                                                 1,200.00 EUR

    Reverse charge: VAT to be accounted for by the recipient.
  `
  expect(readFields(makePage(picture))).toMatchObject({
    document_number: 'NL-2026-55',
    issue_date: '2026-05-04',
    sender_name: 'Van Dalen B.V.',
    sender_vat_id: 'NL004495445B01',
    recipient_name: 'Holzbau Lindner GmbH',
    recipient_vat_id: 'DE136695976',
    net_amount: '1200.00',
    total_tax_amount: '0.00',
    gross_amount: '1200.00',
    tax_breakdowns: [{ tax_rate: '0', tax_collection_mechanism: 'reverse_charge' }],
  })
})

test('a till receipt', () => {
  const picture = `
               Bäckerei Krume
                 Markt 7
               99084 Erfurt

    Bauernbrot              4,20
    2 x Brezel              1,80

    SUMME              EUR  6,00
    Bar                EUR 10,00
    Rückgeld           EUR  4,00

    MwSt. 7 %    Netto 5,61   Steuer 0,39

    04.05.2026 08:14      Bon-Nr. 5531
    Vielen Dank für Ihren Einkauf!
  `
  expect(readFields(makePage(picture))).toMatchObject({
    type: 'invoice',
    document_number: '5531',
    issue_date: '2026-05-04',
    sender_name: 'Bäckerei Krume',
    recipient_name: null,
    payment_due_date: null,
    payment_means: 'cash',
    currency: 'EUR',
    net_amount: '5.61',
    total_tax_amount: '0.39',
    gross_amount: '6.00',
    tax_breakdowns: [{ tax_rate: '7', taxable_amount: '5.61', tax_amount: '0.39' }],
  })
})

test('a credit note that names its invoice', () => {
  const picture = `
    Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

    Petra Sommer
    Am Anger 12
    99084 Erfurt




    Gutschrift

    Gutschrift-Nr.: GS-2026-4            Datum: 20.05.2026
    Zu Rechnung Nr. RE-2026-17           Rechnung vom 04.05.2026

    Rückgabe Türblatt Eiche                                 320,00

    Nettobetrag                                             320,00
    zzgl. 19 % MwSt.                                         60,80
    Gutschriftsbetrag                                       380,80 EUR
  `
  expect(readFields(makePage(picture, { large: ['Gutschrift'] }))).toMatchObject({
    type: 'credit-note',
    document_number: 'GS-2026-4',
    issue_date: '2026-05-20',
    original_document_number: 'RE-2026-17',
    original_document_date: '2026-05-04',
    sender_name: 'Holzbau Lindner GmbH',
    recipient_name: 'Petra Sommer',
    net_amount: '320.00',
    total_tax_amount: '60.80',
    gross_amount: '380.80',
  })
})

test('a French invoice', () => {
  const picture = `
    Atelier Bellune SARL                        Facture n° F-2026-031
    3 rue des Lilas                             Date de facturation : 04/05/2026
    69002 Lyon                                  Échéance : 03/06/2026
    N° TVA : FR40303265045

    Client :
    Pension du Lac SAS
    8 avenue du Port
    74000 Annecy

    Désignation                     Quantité      Prix unitaire       Montant
    Rideaux sur mesure                     4             150,00        600,00

    Total HT                                                           600,00 €
    TVA 20 %                                                           120,00 €
    Total TTC                                                          720,00 €

    Paiement par virement : FR14 2004 1010 0505 0001 3M02 606
  `
  expect(readFields(makePage(picture))).toMatchObject({
    type: 'invoice',
    language: 'fr',
    document_number: 'F-2026-031',
    issue_date: '2026-05-04',
    payment_due_date: '2026-06-03',
    sender_name: 'Atelier Bellune SARL',
    sender_vat_id: 'FR40303265045',
    recipient_name: 'Pension du Lac SAS',
    net_amount: '600.00',
    total_tax_amount: '120.00',
    gross_amount: '720.00',
    payment_means: 'transfer',
    iban: 'FR1420041010050500013M02606',
  })
})

test('an Italian invoice', () => {
  const picture = `
    Officine Bruni S.r.l.
    Via Roma 5
    20121 Milano
    P. IVA IT00743110157

    Fattura n. 88/2026                          Data fattura: 04/05/2026

    Cliente:
    Pasticceria Dolce S.p.A.
    Corso Verdi 12
    10121 Torino

    Descrizione                     Quantità        Prezzo        Importo
    Riparazione forno                      1        250,00         250,00

    Imponibile                                                     250,00 €
    IVA 22 %                                                        55,00 €
    Totale fattura                                                 305,00 €

    Pagamento entro 30 giorni con bonifico
  `
  expect(readFields(makePage(picture))).toMatchObject({
    type: 'invoice',
    language: 'it',
    document_number: '88/2026',
    issue_date: '2026-05-04',
    payment_due_date: '2026-06-03',
    sender_name: 'Officine Bruni S.r.l.',
    recipient_name: 'Pasticceria Dolce S.p.A.',
    net_amount: '250.00',
    total_tax_amount: '55.00',
    gross_amount: '305.00',
    payment_means: 'transfer',
    tax_breakdowns: [{ tax_rate: '22', taxable_amount: '250.00', tax_amount: '55.00' }],
  })
})

test('sums on the second page belong to the invoice of the first', () => {
  const first = makePage(`
    Holzbau Lindner GmbH
    Rechnungsnummer: RE-2026-18         Rechnungsdatum: 05.05.2026

    1      Türblatt Eiche                  2         320,00      640,00
    Übertrag                                                     640,00
  `)
  const second = makePage(
    `
    Übertrag                                                     640,00
    2      Montage                         4          65,00      260,00
    Nettobetrag                                                  900,00
    zzgl. 19 % MwSt.                                             171,00
    Rechnungsbetrag                                            1.071,00 EUR
  `,
    { number: 2 },
  )
  expect(readFields(first, second)).toMatchObject({
    document_number: 'RE-2026-18',
    issue_date: '2026-05-05',
    net_amount: '900.00',
    total_tax_amount: '171.00',
    gross_amount: '1071.00',
  })
})

test('a page of prose gives its title, and no figures and no numbers', () => {
  const page = makePage(`
    Tax invoices in the Middle Ages

    In the year of the great flood the merchants of the town kept an invoice
    for each barrel, and the total of their work was the pride of the street.
    The amount of salt was not written down, nor was the tax of the abbey.
  `)
  const filled = Object.entries(readFields(page)).filter(
    ([key, value]) => value !== null && !key.endsWith('_name') && !['type', 'language'].includes(key),
  )
  expect(filled).toEqual([['title', 'Tax invoices in the Middle Ages']])
})
