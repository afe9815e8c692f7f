import { expect, test } from 'vitest'
import { makePage } from '../../fixtures/builders/page.ts'
import { readFields } from './read-fields.ts'

/** The foot of an invoice, as it is printed, with the sums that belong to it. */
const TOTALS: readonly (readonly [name: string, picture: string, sums: Readonly<Record<string, unknown>>])[] = [
  [
    'tax contained in the total',
    `
    Rechnung Nr. 7
    Gesamtbetrag                                119,00 EUR
    darin enthalten 19 % MwSt.                   19,00 EUR
    `,
    { net_amount: '100.00', total_tax_amount: '19.00', gross_amount: '119.00' },
  ],
  [
    'net and gross alone',
    `
    Rechnung Nr. 7
    Nettobetrag                                 100,00 EUR
    Gesamtbetrag                                119,00 EUR
    `,
    { net_amount: '100.00', total_tax_amount: '19.00', gross_amount: '119.00' },
  ],
  [
    'gross alone',
    `
    Rechnung Nr. 7
    Gesamtbetrag                                119,00 EUR
    `,
    { net_amount: null, total_tax_amount: null, gross_amount: '119.00', tax_breakdowns: null },
  ],
  [
    'labels that say whether the tax is in their sum',
    `
    Rechnung Nr. 7
    Rechnungssumme Netto (exkl. USt.)           193,83 EUR
    zzgl. Umsatzsteuer 7 % von 129,37             9,06 EUR
    Summe Umsatzsteuer                           21,31 EUR
    Rechnungssumme Brutto (inkl. USt.)          215,14 EUR
    Bereits bezahlt                              50,00 EUR
    Offener Betrag                              165,14 EUR
    `,
    { net_amount: '193.83', total_tax_amount: '21.31', gross_amount: '215.14' },
  ],
  [
    'an allowance before tax',
    `
    Rechnung Nr. 7
    Zwischensumme                               200,00 EUR
    Rabatt 10 %                                  20,00 EUR
    Nettobetrag                                 180,00 EUR
    zzgl. 19 % MwSt.                             34,20 EUR
    Gesamtbetrag                                214,20 EUR
    `,
    { allowance_amount: '20.00', net_amount: '180.00', total_tax_amount: '34.20', gross_amount: '214.20' },
  ],
  [
    'a charge for carriage',
    `
    Rechnung Nr. 7
    Warenwert                                   200,00 EUR
    Versandkosten                                10,00 EUR
    Nettobetrag                                 210,00 EUR
    zzgl. 19 % MwSt.                             39,90 EUR
    Gesamtbetrag                                249,90 EUR
    `,
    { charge_amount: '10.00', net_amount: '210.00', gross_amount: '249.90' },
  ],
  [
    'a final invoice after a part payment',
    `
    Schlussrechnung Nr. 7
    Nettobetrag                               1.000,00 EUR
    MwSt. 19 %                                  190,00 EUR
    Rechnungsbetrag                           1.190,00 EUR
    abzgl. Anzahlung                            500,00 EUR
    Restbetrag                                  690,00 EUR
    `,
    { net_amount: '1000.00', gross_amount: '1190.00', prepaid_amount: '500.00', amount_due: '690.00' },
  ],
  [
    'a cash discount, which lessens nothing yet',
    `
    Rechnung Nr. 7
    Nettobetrag                                 100,00 EUR
    MwSt. 19 %                                   19,00 EUR
    Gesamt                                      119,00 EUR
    2 % Skonto                                    2,38 EUR
    `,
    { net_amount: '100.00', gross_amount: '119.00', allowance_amount: null },
  ],
  [
    'a rate with decimals',
    `
    Invoice #: 7
    Subtotal                                       $100.00
    Sales tax (8.25%)                                $8.25
    Total                                          $108.25
    `,
    {
      net_amount: '100.00',
      total_tax_amount: '8.25',
      gross_amount: '108.25',
      currency: 'USD',
      tax_breakdowns: [{ tax_rate: '8.25', taxable_amount: '100.00', tax_amount: '8.25' }],
    },
  ],
  [
    'Dutch sums',
    `
    Factuurnummer: 7
    Totaal excl. btw                              € 100,00
    Btw 21%                                        € 21,00
    Totaal incl. btw                              € 121,00
    `,
    { net_amount: '100.00', total_tax_amount: '21.00', gross_amount: '121.00', currency: 'EUR' },
  ],
  [
    'Spanish sums',
    `
    Número de factura: 7
    Base imponible                                100,00 €
    IVA 21 %                                       21,00 €
    Total factura                                 121,00 €
    `,
    { net_amount: '100.00', total_tax_amount: '21.00', gross_amount: '121.00', currency: 'EUR' },
  ],
]

test.each(TOTALS)('%s', (_, picture, sums) => {
  expect(readFields(makePage(picture))).toMatchObject(sums)
})
