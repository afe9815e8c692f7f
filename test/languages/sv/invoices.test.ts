import { expect, test } from 'vitest'
import { makePage } from '../../fixtures/builders/page.ts'
import { readFields } from '../../stages/find/read-fields.ts'

test('an invoice of goods', () => {
  const fields = readFields(
    makePage(
      `
      Nordan Snickeri AB

                                                     Faktura

      Nordan Snickeri AB · Hantverksgatan 14 · 582 24 Linköping

      Bergmans Bygghandel AB                         Fakturanummer:      20314
      Anna Lindqvist                                 Fakturadatum:       2026-03-14
      Storgatan 21                                   Förfallodatum:      2026-04-13
      602 24 Norrköping                              Kundnummer:         1187
                                                     Ert ordernummer:    IK-5521
                                                     Er referens:        Anna Lindqvist

      Art.nr    Benämning                 Antal   Enhet     À-pris        Belopp
      1001      Köksluckor ek                12      st     845,00     10 140,00
      1002      Montering                     6     tim     620,00      3 720,00
      1003      Frakt                         1      st     450,00        450,00

                                          Summa exkl. moms             14 310,00
                                          Moms 25 %                     3 577,50
                                          Öresavrundning                    0,50
                                          Att betala SEK               17 888,00

      OCR-nummer: 203141187
      Betalningsvillkor: 30 dagar netto. Efter förfallodagen debiteras dröjsmålsränta med 8 %.
      `,
      {
        large: ['Faktura'],
        footer: `
      Nordan Snickeri AB      Telefon 013-12 34 56          Org.nr 556712-3459
      Hantverksgatan 14       E-post info@nordan.example    Momsreg.nr SE556712345901
      582 24 Linköping        Bankgiro 5123-4567            Godkänd för F-skatt
      `,
      },
    ),
  )
  expect(fields).toMatchObject({
    type: 'invoice',
    language: 'sv',
    document_number: '20314',
    issue_date: '2026-03-14',
    currency: 'SEK',
    sender_name: 'Nordan Snickeri AB',
    sender_address: 'Hantverksgatan 14, 582 24 Linköping',
    sender_vat_id: 'SE556712345901',
    sender_register_number: '556712-3459',
    recipient_name: 'Bergmans Bygghandel AB',
    recipient_address: 'Storgatan 21, 602 24 Norrköping',
    customer_number: '1187',
    payment_due_date: '2026-04-13',
    order_number: 'IK-5521',
    net_amount: '14310.00',
    total_tax_amount: '3577.50',
    gross_amount: '17888.00',
    rounding_amount: '0.50',
    amount_due: '17888.00',
    payment_reference: '203141187',
    payment_means: 'transfer',
    payment_terms: '30 dagar netto',
    line_items: [
      { name: 'Köksluckor ek', quantity: '12', unit: 'st', unit_price: '845.00', net_amount: '10140.00' },
      { name: 'Montering', quantity: '6', unit: 'tim', unit_price: '620.00', net_amount: '3720.00' },
      { name: 'Frakt', quantity: '1', unit: 'st', unit_price: '450.00', net_amount: '450.00' },
    ],
  })
})

test('an invoice of hours, taxed with the customer', () => {
  const fields = readFields(
    makePage(
      `
      Byggarna i Skaraborg AB                                            FAKTURA

      Fakturadatum: 2026-02-27                     Fakturanummer: 1044
      Förfallodatum: 2026-03-29                    Er order: 77-812

      Köpare:                                      Leveransadress:
      Norrgårdens Entreprenad AB                   Kv. Linden
      Fabriksgatan 12                              Lindvägen 3
      541 50 Skövde                                541 62 Skövde
      Momsreg.nr: SE769612345901

      Antal   Enhet   Benämning                     Á-pris        Belopp
      14      tim     Rivning av innervägg          480,00      6 720,00
      1       st      Container                   3 200,00      3 200,00

                                  Summa                         9 920,00
                                  Moms 0 %                          0,00
                                  Att betala                    9 920,00 SEK

      Omvänd betalningsskyldighet för byggtjänster gäller.
      Betalningsvillkor 30 dagar netto.
      `,
      {
        large: ['FAKTURA'],
        footer: `
      Byggarna i Skaraborg AB   Verkstadsvägen 2   541 34 Skövde   Bankgiro 312-8841
      Org.nr 556712-3459   Momsreg.nr SE556712345901   Godkänd för F-skatt
      `,
      },
    ),
  )
  expect(fields).toMatchObject({
    type: 'invoice',
    language: 'sv',
    document_number: '1044',
    issue_date: '2026-02-27',
    currency: 'SEK',
    sender_name: 'Byggarna i Skaraborg AB',
    sender_vat_id: 'SE556712345901',
    sender_register_number: '556712-3459',
    recipient_name: 'Norrgårdens Entreprenad AB',
    recipient_address: 'Fabriksgatan 12, 541 50 Skövde',
    recipient_vat_id: 'SE769612345901',
    payment_due_date: '2026-03-29',
    order_number: '77-812',
    net_amount: '9920.00',
    total_tax_amount: '0.00',
    gross_amount: '9920.00',
    amount_due: '9920.00',
    payment_means: 'transfer',
    payment_terms: '30 dagar netto',
  })
})

test('a bill that is collected', () => {
  const fields = readFields(
    makePage(
      `
      Fjordtel Sverige AB
      Box 1100
      164 22 Kista

                                                Lina Åkesson
                                                Kyrkogatan 5 B
                                                222 22 Lund

      Faktura för mobilabonnemang

      Fakturanummer      88120044712          Fakturaperiod      2026-05-01 – 2026-05-31
      Fakturadatum       2026-05-28           Kundnummer         4471882
      Betalas senast     2026-06-28           OCR-nummer         8812004471203

      Månadsavgift Mobil 20 GB              299,00
      Samtal utanför abonnemang              14,40
      Fakturaavgift                          39,00

      Belopp exkl. moms      281,92
      Moms (25 %)             70,48
      Att betala             352,40 kr

      Beloppet dras från ditt konto via autogiro den 28 juni.
      `,
      { large: ['Faktura för mobilabonnemang'] },
    ),
  )
  expect(fields).toMatchObject({
    type: 'invoice',
    language: 'sv',
    document_number: '88120044712',
    issue_date: '2026-05-28',
    currency: 'SEK',
    sender_name: 'Fjordtel Sverige AB',
    sender_address: 'Box 1100, 164 22 Kista',
    recipient_name: 'Lina Åkesson',
    recipient_address: 'Kyrkogatan 5 B, 222 22 Lund',
    customer_number: '4471882',
    payment_due_date: '2026-06-28',
    service_period_start: '2026-05-01',
    service_period_end: '2026-05-31',
    net_amount: '281.92',
    total_tax_amount: '70.48',
    gross_amount: '352.40',
    amount_due: '352.40',
    payment_reference: '8812004471203',
    payment_means: 'direct_debit',
  })
})

test('a till receipt', () => {
  const fields = readFields(
    makePage(
      `
          Kaffestugan Ida AB
          Torggatan 2
          791 72 Falun
          Org.nr 556481-2070

          KVITTO

      Kvittonr: 10482   2026-05-09 13:42

      Kaffe                      38,00
      Räksmörgås                145,00
      Läsk                       32,00

      Totalt SEK                215,00
      Varav moms 12 %            23,04

      Betalt med kort           215,00
      Tack för besöket, välkommen åter!
      `,
    ),
  )
  expect(fields).toMatchObject({
    type: 'invoice',
    language: 'sv',
    document_number: '10482',
    issue_date: '2026-05-09',
    currency: 'SEK',
    sender_name: 'Kaffestugan Ida AB',
    sender_address: 'Torggatan 2, 791 72 Falun',
    sender_register_number: '556481-2070',
    net_amount: '191.96',
    total_tax_amount: '23.04',
    gross_amount: '215.00',
    payment_means: 'card',
  })
})
