import { describe, expect, test } from 'vitest'
import { makePage, type PageOptions } from '../../fixtures/builders/page.ts'
import { readFields } from './read-fields.ts'

describe('a German letter', () => {
  const PICTURE = `







      Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

      Frau
      Petra Sommer                                   Rechnungs-Nr.:     RE-2026-17
      Am Anger 12                                    Kunden-Nr.:        10042
      99084 Erfurt                                   Rechnungsdatum:    04.05.2026
                                                     Lieferdatum:       28.04.2026


      Rechnung

      Sehr geehrte Frau Sommer,
      für unsere Arbeiten berechnen wir Ihnen:

      Pos.   Bezeichnung                 Menge    Einzelpreis      Gesamt
      1      Türblatt Eiche                  2         320,00      640,00
      2      Montage                         4          65,00      260,00

             Nettobetrag                                           900,00
             zzgl. 19 % MwSt.                                      171,00
             Rechnungsbetrag                                     1.071,00 EUR

      Zahlbar innerhalb von 14 Tagen ohne Abzug.
  `
  const OPTIONS: PageOptions = {
    large: ['Rechnung'],
    footer: `
      Holzbau Lindner GmbH      Sparbank Leipzig                      Amtsgericht Leipzig HRB 12345
      Tel. 0341 123456          IBAN DE89 3704 0044 0532 0130 00      USt-IdNr. DE136695976
      buero@lindner.example     BIC COBADEFFXXX                       Steuernummer 231/123/45678
    `,
  }
  const EXPECTED = {
    type: 'invoice',
    language: 'de',
    document_number: 'RE-2026-17',
    issue_date: '2026-05-04',
    service_date: '2026-04-28',
    payment_due_date: '2026-05-18',
    customer_number: '10042',
    sender_name: 'Holzbau Lindner GmbH',
    sender_address: 'Sägeweg 4, 04103 Leipzig',
    sender_vat_id: 'DE136695976',
    sender_tax_number: '231/123/45678',
    sender_register_number: 'HRB 12345',
    sender_email: 'buero@lindner.example',
    sender_phone: '0341 123456',
    recipient_name: 'Petra Sommer',
    recipient_address: 'Am Anger 12, 99084 Erfurt',
    recipient_vat_id: null,
    currency: 'EUR',
    net_amount: '900.00',
    total_tax_amount: '171.00',
    gross_amount: '1071.00',
    // Nothing was paid before: the total is what is due (BT-115).
    amount_due: '1071.00',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    payment_means: 'transfer',
    tax_breakdowns: [{ tax_rate: '19', taxable_amount: '900.00', tax_amount: '171.00', taxability: 'taxable' }],
  }

  test('with a window, a table and a footer', () => {
    expect(readFields(makePage(PICTURE, OPTIONS))).toMatchObject(EXPECTED)
  })

  test('scanned crooked', () => {
    expect(readFields(makePage(PICTURE, { ...OPTIONS, origin: 'ocr', confidence: 0.93, tilt: 1.2 }))).toMatchObject(
      EXPECTED,
    )
  })
})

test('an English invoice that is paid in part', () => {
  const picture = `
    Northwind Tools Ltd
    4 Mill Lane, Leeds LS1 4AB
    VAT No: GB980780684

    INVOICE

    Bill to:
    Harbour Cafe LLP                      Invoice no:      NW-3391
    22 Quay Street                        Invoice date:    4 May 2026
    Bristol BS1 6XN                       Due date:        3 June 2026
                                          PO number:       HC-77

    Description                 Qty       Unit price     Amount
    Espresso grinder              1           400.00     400.00
    Filter papers                10             5.00      50.00

                                Subtotal                £450.00
                                VAT 20%                  £90.00
                                Total                   £540.00
                                Amount paid             £140.00
                                Amount due              £400.00

    Please state the invoice number as payment reference with your transfer.
  `
  expect(readFields(makePage(picture, { large: ['INVOICE', 'Northwind Tools Ltd'] }))).toMatchObject({
    type: 'invoice',
    language: 'en',
    document_number: 'NW-3391',
    issue_date: '2026-05-04',
    payment_due_date: '2026-06-03',
    order_number: 'HC-77',
    sender_name: 'Northwind Tools Ltd',
    sender_address: '4 Mill Lane, Leeds LS1 4AB',
    sender_vat_id: 'GB980780684',
    recipient_name: 'Harbour Cafe LLP',
    currency: 'GBP',
    net_amount: '450.00',
    total_tax_amount: '90.00',
    gross_amount: '540.00',
    prepaid_amount: '140.00',
    amount_due: '400.00',
    payment_reference: 'NW-3391',
    iban: null,
    tax_breakdowns: [{ tax_rate: '20', taxable_amount: '450.00', tax_amount: '90.00' }],
  })
})

test('two rates in a table with its column totals', () => {
  const picture = `
    Feinkost Aurich e.K. · Hafenstraße 9 · 26603 Aurich

    Hotel Seestern GmbH
    Strandallee 1
    26548 Norderney

                                                     Datum: 11.06.2026
    Rechnung Nr. 2026/118

    Artikel                 Menge      Preis      Gesamt
    Käse, gereift               4      25,00      100,00
    Wein, weiß                 10      20,00      200,00

    MwSt.-Satz        Netto         Steuer        Brutto
     7 %             100,00           7,00        107,00
    19 %             200,00          38,00        238,00
    Summe            300,00          45,00        345,00

    Zahlbar innerhalb von 30 Tagen netto.
  `
  expect(readFields(makePage(picture, { large: ['Rechnung Nr. 2026/118'] }))).toMatchObject({
    type: 'invoice',
    document_number: '2026/118',
    issue_date: '2026-06-11',
    payment_due_date: '2026-07-11',
    sender_name: 'Feinkost Aurich e.K.',
    recipient_name: 'Hotel Seestern GmbH',
    net_amount: '300.00',
    total_tax_amount: '45.00',
    gross_amount: '345.00',
    tax_breakdowns: [
      { tax_rate: '7', taxable_amount: '100.00', tax_amount: '7.00' },
      { tax_rate: '19', taxable_amount: '200.00', tax_amount: '38.00' },
    ],
  })
})

test('a small business that charges no tax', () => {
  const picture = `
    Ida Falk
    Turmgasse 3, 37073 Göttingen

    An:
    Theater am Wall e.V.
    Wallstraße 20
    37073 Göttingen



    Rechnung
    Rechnungsnummer: 26-09              Rechnungsdatum: 02.03.2026

    Entwurf eines Plakats                                  480,00 EUR
    Gesamtbetrag                                           480,00 EUR

    Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.
  `
  expect(readFields(makePage(picture, { large: ['Rechnung'] }))).toMatchObject({
    type: 'invoice',
    document_number: '26-09',
    issue_date: '2026-03-02',
    sender_name: 'Ida Falk',
    recipient_name: 'Theater am Wall e.V.',
    recipient_address: 'Wallstraße 20, 37073 Göttingen',
    net_amount: '480.00',
    total_tax_amount: '0.00',
    gross_amount: '480.00',
    tax_breakdowns: [{ tax_rate: '0', taxability: 'exempt' }],
  })
})
