import { expect, test } from 'vitest'
import { findCurrency } from '../../../engine/stages/find/context/find-currency.ts'
import { findDiscounts } from '../../../engine/stages/find/context/find-discounts.ts'
import { fold } from '../../../engine/stages/find/fold-text.ts'
import { layOut } from '../../../engine/stages/find/layout.ts'
import { isContact, isStreet } from '../../../engine/stages/find/parties/recognize-line.ts'
import { readCode } from '../../../engine/stages/find/values/read-code.ts'
import { makePage } from '../../fixtures/builders/page.ts'
import { readFields } from './read-fields.ts'

const currency = (line: string) =>
  findCurrency(layOut([makePage(line)])).toSorted((a, b) => b.confidence - a.confidence)[0]?.value

test('an address belongs to the name that it stands under', () => {
  const fields = readFields(
    makePage(`
    Feinkost Aurich e.K. · Hafenstraße 9 · 26603 Aurich

    Hotel Seestern GmbH
    Strandallee 1
    26548 Norderney

    Rechnung Nr. 4711 vom 04.05.2026
  `),
  )
  expect(fields).toMatchObject({
    sender_address: 'Hafenstraße 9, 26603 Aurich',
    recipient_address: 'Strandallee 1, 26548 Norderney',
  })
})

test('a cash discount and the full term may share a line', () => {
  const fields = readFields(
    makePage(`
    Rechnung Nr. 4711        Rechnungsdatum: 04.05.2026

    Gesamtbetrag                                 119,00 €
    Bei Zahlung innerhalb von 8 Tagen 2 % Skonto, innerhalb von 30 Tagen ohne Abzug.
  `),
  )
  expect(fields['payment_due_date']).toBe('2026-06-03')
  const page = layOut([makePage('14 Tage 2 % Skonto, 30 Tage netto')])
  expect(findDiscounts(page, 'day-first', null)[0]!.value).toEqual([
    { days: '14', percent: '2', due_date: null, base_amount: null },
  ])
})

test('prose names no sender', () => {
  const fields = readFields(
    makePage(`
    Wir freuen uns, dass Sie unsere neue Werkstatt besucht haben, und hoffen auf ein Wiedersehen.
  `),
  )
  expect(fields['sender_name']).toBeNull()
})

test.each([
  ['Preis US$ 119.00', 'USD'],
  ['Razem 119,00 zł', 'PLN'],
  ['Celkem 119,00 Kč', 'CZK'],
  ['12 King St, Toronto, Canada  Total $119.00', 'CAD'],
])('the currency of "%s" is %s', (line, expected) => expect(currency(line)).toBe(expected))

test('an amount behind a label of numbers is no number', () => expect(readCode('1.234,56 EUR')).toBeNull())

test('a hotel is no telephone', () => expect(isContact('Hôtel du Lac')).toBe(false))

test('Dutch streets are streets', () => expect(isStreet('Dorpsstraat 8')).toBe(true))

test('the numero sign reads as a number label', () => expect(fold('Facture № 7')).toBe('facture nr 7'))

test('what is deducted is positive', () => {
  const fields = readFields(
    makePage(`
    Schlussrechnung Nr. 12            Datum 01.03.2026

    Nettobetrag                     1.000,00 €
    19 % USt.                         190,00 €
    Gesamtbetrag                    1.190,00 €
    abzgl. Abschlagszahlung          -500,00 €
    Zahlbetrag                        690,00 €
  `),
  )
  expect(fields).toMatchObject({ gross_amount: '1190.00', prepaid_amount: '500.00', amount_due: '690.00' })
})
