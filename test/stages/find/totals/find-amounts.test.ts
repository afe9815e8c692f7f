import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findAmounts } from '../../../../engine/stages/find/totals/find-amounts.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => findAmounts(layOut([makePage(picture)]))
const roles = (picture: string): Record<string, unknown> =>
  Object.fromEntries(find(picture).amounts.map(({ role, candidate }) => [role, candidate.value]))

describe('a sum is named by the label left of it', () => {
  test.each([
    ['Nettobetrag', 'net_amount'],
    ['Summe netto', 'net_amount'],
    ['Zwischensumme', 'net_amount'],
    ['Subtotal', 'net_amount'],
    ['Total excl. VAT', 'net_amount'],
    ['Total HT', 'net_amount'],
    ['Imponibile', 'net_amount'],
    ['Base imponible', 'net_amount'],
    ['Totaal excl. btw', 'net_amount'],
    ['zzgl. MwSt.', 'total_tax_amount'],
    ['Umsatzsteuer', 'total_tax_amount'],
    ['VAT', 'total_tax_amount'],
    ['TVA', 'total_tax_amount'],
    ['IVA', 'total_tax_amount'],
    ['Gesamtbetrag', 'gross_amount'],
    ['Rechnungsbetrag', 'gross_amount'],
    ['Bruttobetrag', 'gross_amount'],
    ['Summe', 'gross_amount'],
    ['Grand total', 'gross_amount'],
    ['Total TTC', 'gross_amount'],
    ['Totale fattura', 'gross_amount'],
    ['Totaal incl. btw', 'gross_amount'],
    ['Zahlbetrag', 'amount_due'],
    ['Offener Betrag', 'amount_due'],
    ['Amount due', 'amount_due'],
    ['Net à payer', 'amount_due'],
    ['Te betalen', 'amount_due'],
    ['Abzgl. Anzahlung', 'prepaid_amount'],
    ['Amount paid', 'prepaid_amount'],
    ['Acompte versé', 'prepaid_amount'],
    ['Rabatt', 'allowance_amount'],
    ['Discount', 'allowance_amount'],
    ['Remise', 'allowance_amount'],
    ['Versandkosten', 'charge_amount'],
    ['Shipping', 'charge_amount'],
    ['Frais de port', 'charge_amount'],
    ['Rundungsdifferenz', 'rounding_amount'],
    ['Round off', 'rounding_amount'],
  ])('%s', (label, role) => {
    expect(roles(`${label.padEnd(40)} 80,50`)).toEqual({ [role]: '80.50' })
  })
})

test('a label stands also above its amount, in a row of sums', () => {
  const picture = `
    Nettobetrag        MwSt.         Gesamtbetrag
    100,00             19,00         119,00
  `
  expect(roles(picture)).toEqual({ net_amount: '100.00', total_tax_amount: '19.00', gross_amount: '119.00' })
})

test('the nearest label names the amount', () => {
  expect(roles('Gesamt netto 100,00   MwSt. 19,00   Rechnungsbetrag 119,00')).toEqual({
    net_amount: '100.00',
    total_tax_amount: '19.00',
    gross_amount: '119.00',
  })
})

test('cents, place and reason of a sum are known', () => {
  const [sum] = find('Rechnungsbetrag:      1.190,00 EUR').amounts
  expect(sum).toMatchObject({ role: 'gross_amount', cents: 119_000 })
  expect(sum!.candidate).toMatchObject({
    value: '1190.00',
    text: '1.190,00 EUR',
    page: 1,
    reason: "label 'Rechnungsbetrag:' left of it",
  })
})

test('what is given at the till is no sum of the document', () => {
  const found = find('Summe     12,40\nGegeben   20,00\nRückgeld   7,60')
  expect(found.tendered).toEqual([2000, 760])
  expect(found.amounts.map(({ cents }) => cents)).toEqual([1240])
})

describe('an amount of another kind is no sum:', () => {
  test.each([
    ['Einzelpreis', 'Einzelpreis       12,00'],
    ['capital of the company', 'au capital de     10.000,00 EUR'],
    ['a carried sum', 'Übertrag         240,00'],
    ['a cash discount', 'Skonto             2,40'],
    ['a rate', 'MwSt.             19 %'],
    ['a number without cents or currency behind a weak label', 'Summe             12'],
  ])('%s', (_, picture) => {
    expect(find(picture).amounts).toEqual([])
  })
})

test('every amount with cents is on the list of printed ones, whether labelled or not', () => {
  const { printed } = find('Schrauben   12,00\nMuttern      8,50\nStück        40')
  expect(printed.map(({ cents }) => cents)).toEqual([1200, 850])
})

test('a word inside running text of another column names no sum', () => {
  const picture = 'Wir haben den Preis inklusive gesetzlicher Steuer für Sie berechnet      44,00'
  expect(find(picture).amounts.filter(({ candidate }) => candidate.confidence > 0.6)).toEqual([])
})

test('a page of prose has no amounts', () => {
  const picture = `
    Am 4. Mai haben wir mit 12 Freunden die Summe unserer Erfahrungen
    besprochen; im Jahr 2026 folgt die Fortsetzung.
  `
  expect(find(picture)).toEqual({ amounts: [], printed: [], tendered: [] })
})

test('change is told when the recognizer loses the dots of its ü', () => {
  expect(findAmounts(layOut([makePage('ROCKGELD   EUR   0,70', { origin: 'ocr' })])).tendered).toEqual([70])
})

describe('on a recognized page', () => {
  const recognize = (picture: string): Record<string, unknown> =>
    Object.fromEntries(
      findAmounts(layOut([makePage(picture, { origin: 'ocr' })])).amounts.map(({ role, candidate }) => [
        role,
        candidate.value,
      ]),
    )

  test.each([
    ['Total   RMS. 00', '5.00'],
    ['Total   RM1OS.90', '105.90'],
    ['Total   30.,30', '30.30'],
    ['Total   60.0O', '60.00'],
    ['Total   RM 64 15', '64.15'],
    ['Total   14,15~', '-14.15'],
  ])('"%s" is read as %s', (line, amount) => {
    expect(recognize(line)).toMatchObject({ gross_amount: amount })
  })
})

test('what was handed over has cents: the number of a card has none', () => {
  const { tendered } = find('Tender\nMaster 5148   App: 83550   41.50\nChange   0.00')
  expect(tendered).toContain(4150)
  expect(tendered).not.toContain(8_355_000)
})

test('beside a quantity and a price carriage is an item of the list, no charge on the whole', () => {
  const sure = (picture: string): number =>
    Math.max(
      ...find(picture).amounts.flatMap(({ role, cents, candidate }) =>
        role === 'charge_amount' && cents === 990 ? [candidate.confidence] : [],
      ),
    )
  expect(sure('Versandkosten    9,90')).toBeGreaterThan(0.8)
  expect(sure('Versandkosten    1    9,90    9,90')).toBeLessThan(0.5)
})

test('nothing taken off or added is no amount', () => {
  expect(find('Rabatt    0,00\nVersand    0,00').amounts).toEqual([])
})

test.each([
  ['Stammkundenrabatt', 'allowance_amount'],
  ['Klantenkorting', 'allowance_amount'],
  ['Descuento comercial', 'allowance_amount'],
  ['Spese trasporto', 'charge_amount'],
  ['Frais de livraison', 'charge_amount'],
  ['Portes de envio', 'charge_amount'],
])('%s names what is taken off or added', (label, role) => {
  expect(roles(`${label}    12,00`)).toMatchObject({ [role]: '12.00' })
})

test.each(['USB-C Port', 'Port of loading'])('%s is no carriage', (label) => {
  expect(roles(`${label}    12,00`)).not.toHaveProperty('charge_amount')
})
