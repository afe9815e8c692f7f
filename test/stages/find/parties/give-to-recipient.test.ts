import { describe, expect, test } from 'vitest'
import { findCandidates } from '../../../../engine/stages/find/find-candidates.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

function find(picture: string): Record<string, readonly unknown[]> {
  const { scalars } = findCandidates([makePage(picture)], 'invoice', { locale: null, codes: [], additionalText: null })
  return Object.fromEntries(Object.entries(scalars).map(([key, found]) => [key, found.map(({ value }) => value)]))
}

describe('what stands in the recipient’s block is never the sender’s', () => {
  const found = find(`
    Druckhaus Lindner GmbH
    Hafenstr. 9
    24103 Kiel
    Tel. 0431 555010
    post@lindner.example
    USt-IdNr. DE999999999

    Rechnung an:
    Nordlicht Verlag GmbH
    Am Anger 12
    99084 Erfurt
    Tel. 0361 555020
    einkauf@nordlicht.example
    USt-IdNr. DE136695976

    Rechnung 4711 vom 03.03.2026
    Gesamtbetrag 119,00 EUR
  `)

  test('neither mail address nor telephone', () => {
    expect(new Set(found['sender_email'])).toEqual(new Set(['post@lindner.example']))
    expect(new Set(found['sender_phone'])).toEqual(new Set(['0431 555010']))
  })

  test('and a VAT id is given as the recipient’s', () => {
    expect(found['sender_vat_id']).toEqual(['DE999999999'])
    expect(found['recipient_vat_id']).toEqual(['DE136695976'])
  })
})

test('side by side each has its own, also where the recipient could be the sender by its place alone', () => {
  const found = find(`
    from                       to                        date  28 Feb 2025
    Quay Data Advisory Ltd     Hanse Logistik GmbH       terms 30 days
    12 Merchants Quay          Speicherdamm 31           due   30 Mar 2025
    Galway                     24103 Kiel
    H91 X5K2                   Germany
    Ireland                    VAT DE136695976
    VAT IE6388047V

    Services rendered
    Total due EUR 6,292.40
  `)
  expect(found['sender_vat_id']).toEqual(['IE6388047V'])
  expect(found['recipient_vat_id']).toEqual(['DE136695976'])
})

test('the only address of a till roll is the shop’s', () => {
  const found = find(`
    Kedai Warna Sdn Bhd
    12 Jalan Bunga
    47400 Petaling Jaya
    Tel. 03 5555 0100
    kedai@warna.example

    Total RM 19.00
  `)
  expect(found['sender_phone']).toContain('03 5555 0100')
  expect(found['sender_email']).toContain('kedai@warna.example')
})

describe('a label says whose it is', () => {
  test.each([
    ['Ihre USt-IdNr.: DE136695976'],
    ['USt-IdNr. des Kunden: DE136695976'],
    ['Customer VAT no.: DE136695976'],
    ['Your VAT number: DE136695976'],
    ['N° TVA client : DE136695976'],
  ])('%s', (line) => {
    const found = find(`Druckhaus Lindner GmbH\n\nRechnung 4711\n${line}`)
    expect(found['sender_vat_id'] ?? []).toEqual([])
    expect(found['recipient_vat_id']).toEqual(['DE136695976'])
  })

  test.each([
    ['sender_email', 'Ihre E-Mail: einkauf@nordlicht.example'],
    ['sender_phone', 'Your phone: +44 1632 960123'],
    ['sender_tax_number', 'Ihre Steuernummer: 151/815/08156'],
  ])('%s is not that of "%s"', (key, line) => {
    expect(find(`Druckhaus Lindner GmbH\n\nRechnung 4711\n${line}`)[key] ?? []).toEqual([])
  })

  test.each(['Kundenservice Tel. 0431 555010', 'Kundennummer 4711 Tel. 0431 555010'])('%s: the firm’s own', (line) => {
    expect(find(`Druckhaus Lindner GmbH\n\nRechnung 4711\n${line}`)['sender_phone']).toContain('0431 555010')
  })
})

describe('an account', () => {
  const [PAYEE, CUSTOMER] = ['DE02 1203 0000 0000 2020 51', 'DE34 9999 0001 0001 2345 67']

  test('that is the customer’s stands back behind that of the payee', () => {
    const found = find(`Druckhaus Lindner GmbH\nRechnung 4711\nIhre IBAN: ${CUSTOMER}\nUnsere IBAN: ${PAYEE}`)
    expect(new Set(found['iban'])).toEqual(new Set([PAYEE.replaceAll(' ', '')]))
  })

  test('that is the only one is given', () => {
    const found = find(`Druckhaus Lindner GmbH\nRechnung 4711\nWir buchen ab. Ihre IBAN: ${CUSTOMER}`)
    expect(new Set(found['iban'])).toEqual(new Set([CUSTOMER.replaceAll(' ', '')]))
  })
})
