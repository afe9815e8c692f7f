import { expect, test } from 'vitest'
import { makePage } from '../../fixtures/builders/page.ts'
import { readFields } from '../../stages/find/read-fields.ts'

test('a credit note', () => {
  const fields = readFields(
    makePage(
      `
      Kreditfaktura

      Säljare                                        Köpare
      Fjällbo Järn & Verktyg AB                      Ekens Fastigheter HB
      Industrivägen 8                                Parkvägen 3
      831 48 Östersund                               852 31 Sundsvall
      Org.nr 559034-8214
      Moms.reg.nr SE559034821401

      Kreditfakturanummer     K-4410        Avser faktura    88213
      Datum                   2 februari 2026

      Benämning                        Antal      Pris      Summa
      Slagborrmaskin, retur                2    1 290,00   2 580,00

                          Summa exkl. moms                 2 580,00
                          Moms 25 %                          645,00
                          Er tillgodo                      3 225,00 kr
      `,
      { large: ['Kreditfaktura'] },
    ),
  )
  expect(fields).toMatchObject({
    type: 'credit-note',
    language: 'sv',
    document_number: 'K-4410',
    issue_date: '2026-02-02',
    currency: 'SEK',
    sender_name: 'Fjällbo Järn & Verktyg AB',
    sender_address: 'Industrivägen 8, 831 48 Östersund',
    sender_vat_id: 'SE559034821401',
    sender_register_number: '559034-8214',
    recipient_name: 'Ekens Fastigheter HB',
    recipient_address: 'Parkvägen 3, 852 31 Sundsvall',
    net_amount: '2580.00',
    total_tax_amount: '645.00',
    gross_amount: '3225.00',
    amount_due: '3225.00',
    original_document_number: '88213',
  })
})

test('a reminder', () => {
  const fields = readFields(
    makePage(
      `
      Mälarens Vatten och Avlopp AB
      Box 240, 721 07 Västerås

                                                     Påminnelse

                                                     Johan Sandström
                                                     Björkvägen 17
                                                     723 37 Västerås

      Påminnelsedatum: 2026-06-02          Kundnummer: 77120

      Vi har ännu inte mottagit betalning för nedanstående faktura. Vi ber er betala
      senast den 12 juni 2026. Om betalning redan skett ber vi er bortse från detta brev.

      Fakturanummer     Fakturadatum     Förfallodatum     Restbelopp
      310022            2026-04-15       2026-05-15          1 482,00

      Kapitalbelopp                                        1 482,00
      Påminnelseavgift                                        60,00
      Dröjsmålsränta                                           8,12
      Att betala                                           1 550,12 kr

      OCR: 3100227712
      `,
      {
        large: ['Påminnelse'],
        footer: `
      Mälarens Vatten och Avlopp AB     Bankgiro 5876-1122     Org.nr 556481-2070
      `,
      },
    ),
  )
  expect(fields).toMatchObject({
    type: 'reminder',
    language: 'sv',
    issue_date: '2026-06-02',
    currency: 'SEK',
    sender_name: 'Mälarens Vatten och Avlopp AB',
    sender_address: 'Box 240, 721 07 Västerås',
    sender_register_number: '556481-2070',
    recipient_name: 'Johan Sandström',
    recipient_address: 'Björkvägen 17, 723 37 Västerås',
    customer_number: '77120',
    reminder_level: '1',
    payment_due_date: '2026-06-12',
    principal_amount: '1482.00',
    reminder_fee: '60.00',
    interest_amount: '8.12',
    amount_due: '1550.12',
    payment_reference: '3100227712',
    claims: [
      { document_number: '310022', issue_date: '2026-04-15', payment_due_date: '2026-05-15', open_amount: '1482.00' },
    ],
  })
})

test('a letter', () => {
  const fields = readFields(
    makePage(
      `
      Vättersjö kommun
      Rådhusgatan 1
      561 21 Vättersjö

                                                     Maria Holmgren
                                                     Ängsvägen 4
                                                     561 32 Vättersjö

      Datum: 18 maj 2026
      Vår beteckning: KS 2026/114
      Handläggare: Per Nyström

      Ärende: Svar på er skrivelse om gatubelysningen

      Hej Maria,

      Tack för ert brev om belysningen på Ängsvägen. Vi har kontrollerat stolparna och kommer
      att byta lamporna under juni månad. Hör gärna av er om ni har fler frågor om arbetet.

      Med vänliga hälsningar
      Per Nyström
      `,
    ),
  )
  expect(fields).toMatchObject({
    type: 'letter',
    language: 'sv',
    issue_date: '2026-05-18',
    sender_name: 'Vättersjö kommun',
    sender_address: 'Rådhusgatan 1, 561 21 Vättersjö',
    recipient_name: 'Maria Holmgren',
    recipient_address: 'Ängsvägen 4, 561 32 Vättersjö',
    subject: 'Svar på er skrivelse om gatubelysningen',
    our_reference: 'KS 2026/114',
    contact_person: 'Per Nyström',
  })
})

test('a confirmed order', () => {
  const fields = readFields(
    makePage(
      `
      Sydlack Industri AB
      Verkstadsgatan 5, 211 24 Malmö

      Orderbekräftelse

      Ordernummer:   90332                  Kund:
      Orderdatum:    2026-01-20             Brobyggarna i Skåne AB
                                            Hamngatan 9
                                            252 21 Helsingborg

      Benämning              Antal    Enhet     À-pris      Belopp
      Rostskyddsfärg            40      burk     189,00    7 560,00

                                   Summa exkl. moms        7 560,00
                                   Moms 25 %               1 890,00
                                   Totalt inkl. moms       9 450,00 SEK

      Tack för er beställning! Beräknat leveransdatum 2026-02-03.
      `,
      { large: ['Orderbekräftelse'] },
    ),
  )
  expect(fields).toMatchObject({
    type: 'other',
    language: 'sv',
    document_number: '90332',
    issue_date: '2026-01-20',
    currency: 'SEK',
    sender_name: 'Sydlack Industri AB',
    sender_address: 'Verkstadsgatan 5, 211 24 Malmö',
    recipient_name: 'Brobyggarna i Skåne AB',
    recipient_address: 'Hamngatan 9, 252 21 Helsingborg',
    net_amount: '7560.00',
    total_tax_amount: '1890.00',
    gross_amount: '9450.00',
  })
})
