import { expect, test } from 'vitest'
import { makePage } from '../../../fixtures/builders/page.ts'
import { readFields } from '../read-fields.ts'

test('a timesheet has who worked for whom, its hours and who approved them', () => {
  const fields = readFields(
    makePage(`
    Stundennachweis                                KW 20/2026
    Mitarbeiter:   Jonas Feld
    Auftraggeber:  Holzbau Lindner GmbH
    Projekt:       Neubau Halle 2

    Datum        Beginn   Ende    Pause   Stunden
    11.05.2026   07:00    15:30   0:30      8,00
    12.05.2026   07:00    16:15   0:30      8,75
    13.05.2026   07:00    15:30   0:30      8,00
    Summe                                  24,75

    30.05.2026 Jonas Feld              31.05.2026 Petra Sommer
    Datum, Mitarbeiter                 Datum, Vorgesetzter
  `),
  )
  expect(fields).toMatchObject({
    type: 'timesheet',
    employee_name: 'Jonas Feld',
    client_name: 'Holzbau Lindner GmbH',
    project: 'Neubau Halle 2',
    period_start: '2026-05-11',
    period_end: '2026-05-17',
    total_hours: '24.75',
    approved_by: 'Petra Sommer',
    approval_date: '2026-05-31',
  })
})

test('a credit note for services says that the recipient wrote it', () => {
  const fields = readFields(
    makePage(
      `
    Gutschrift

    Gutschrift-Nr.: GS-4        Datum: 20.05.2026
    Wir rechnen Ihre Leistungen wie folgt ab:
    Provision April                         500,00 EUR
    zzgl. 19 % MwSt.                         95,00 EUR
    Gutschriftsbetrag                       595,00 EUR
  `,
      { large: ['Gutschrift'] },
    ),
  )
  expect(fields).toMatchObject({ type: 'credit-note', document_number: 'GS-4', self_billed: 'true' })
})

test('a correction names its invoice and why', () => {
  const fields = readFields(
    makePage(
      `
    Credit Note

    Credit note no: CN-4        Date: 20/05/2026
    Invoice no: INV-17          Invoice date: 04/05/2026
    Reason for credit: Returned goods

    Subtotal                    £500.00
    VAT 20 %                    £100.00
    Total                       £600.00
  `,
      { large: ['Credit Note'] },
    ),
  )
  expect(fields).toMatchObject({
    type: 'credit-note',
    document_number: 'CN-4',
    original_document_number: 'INV-17',
    original_document_date: '2026-05-04',
    credit_reason: 'Returned goods',
    // Nothing says otherwise.
    self_billed: 'false',
  })
})

test('another paper has its title without its number', () => {
  const fields = readFields(
    makePage('Heron Mill Ltd\n\nDelivery Note No. 88\n\nDate: 20 May 2026\n\nShip to: Larch Yard plc\n2 x oak panel', {
      large: ['Delivery Note No. 88'],
    }),
  )
  expect(fields).toMatchObject({ type: 'other', title: 'Delivery Note' })
})

test('an invoice may say that the day of supply is the day of issue', () => {
  const fields = readFields(
    makePage(`
    Rechnung Nr. 4711 vom 04.05.2026
    Gläubiger-ID: DE98ZZZ09999999999   Mandatsreferenz: M-2026-4
    Gesamtbetrag   119,00 €
    zzgl. MwSt. 19 %   19,00 €
    Das Leistungsdatum entspricht dem Rechnungsdatum.
  `),
  )
  expect(fields).toMatchObject({
    service_date: '2026-05-04',
    creditor_id: 'DE98ZZZ09999999999',
    mandate_reference: 'M-2026-4',
  })
})
