import { describe, expect, test } from 'vitest'
import { findLabelled } from '../../../engine/stages/find/find-labelled.ts'
import { layOut } from '../../../engine/stages/find/layout.ts'
import { makePage, type PageOptions } from '../../fixtures/builders/page.ts'

const find = (picture: string, options?: PageOptions) => findLabelled(layOut([makePage(picture, options)]), 'day-first')
const best = (picture: string, key: string) =>
  find(picture)[key]?.toSorted((a, b) => b.confidence - a.confidence)[0]?.value ?? null

describe('a value stands', () => {
  test.each([
    ['behind its label', 'Rechnungsnummer: RE-2026-17'],
    ['behind its label without a colon', 'Rechnungsnummer RE-2026-17'],
    ['right of its label', 'Rechnungsnummer:        RE-2026-17'],
    ['right of its label and a colon of its own', 'Rechnungsnummer   :   RE-2026-17'],
    ['below its label', 'Rechnungsnummer     Seite\nRE-2026-17          1'],
    ['at the end of its column', 'Rechnungs-Nr.\n\nRE-2026-17'],
    ['behind the title', 'Rechnung Nr. RE-2026-17'],
  ])('%s', (_, picture) => {
    const [found] = find(picture)['document_number']!
    expect(found!.value).toBe('RE-2026-17')
    expect(found!.confidence).toBeGreaterThan(0.5)
  })

  test('each below its own label where a row of labels has a row of values', () => {
    const picture = `
      Rechnungs-Nr.     Kunden-Nr.     Rechnungsdatum
      RE-2026-17        10042          04.05.2026
    `
    expect(best(picture, 'document_number')).toBe('RE-2026-17')
    expect(best(picture, 'customer_number')).toBe('10042')
    expect(best(picture, 'issue_date')).toBe('2026-05-04')
  })

  test('behind its own label where two labels share a phrase', () => {
    const picture = 'Rechnung Nr. RE-2026-17 Kundennummer 10042 Datum 04.05.2026'
    expect(best(picture, 'document_number')).toBe('RE-2026-17')
    expect(best(picture, 'customer_number')).toBe('10042')
    expect(best(picture, 'issue_date')).toBe('2026-05-04')
  })
})

describe('numbers are named in', () => {
  test.each([
    ['Rechnungsnummer: A-17', 'document_number'],
    ['Belegnr.: A-17', 'document_number'],
    ['RE-Nr.: A-17', 'document_number'],
    ['Invoice no.: A-17', 'document_number'],
    ['Invoice # A-17', 'document_number'],
    ['Tax Invoice No A-17', 'document_number'],
    ['Credit note number: A-17', 'document_number'],
    ['Numéro de facture : A-17', 'document_number'],
    ['Facture n° A-17', 'document_number'],
    ['Numero fattura: A-17', 'document_number'],
    ['Número de factura: A-17', 'document_number'],
    ['Factuurnummer: A-17', 'document_number'],
    ['Kunden-Nr.: A-17', 'customer_number'],
    ['Customer ID: A-17', 'customer_number'],
    ['N° client : A-17', 'customer_number'],
    ['Codice cliente: A-17', 'customer_number'],
    ['Klantnummer: A-17', 'customer_number'],
    ['Bestellnummer: A-17', 'order_number'],
    ['Ihre Bestellung Nr. A-17', 'order_number'],
    ['PO Number: A-17', 'order_number'],
    ['N° de commande : A-17', 'order_number'],
    ['Número de pedido: A-17', 'order_number'],
    ['N.º da encomenda: A-17', 'order_number'],
    ['Encomenda n.º A-17', 'order_number'],
    ['Vertragsnummer: A-17', 'contract_number'],
    ['Projekt-Nr.: A-17', 'project_number'],
    ['Lieferschein-Nr. A-17', 'delivery_note_number'],
    ['Leitweg-ID: A-17', 'buyer_reference'],
    ['Mandatsreferenz: A-17', 'mandate_reference'],
    ['Verwendungszweck: A-17', 'payment_reference'],
  ])('%s', (picture, key) => {
    expect(best(picture, key)).toBe('A-17')
  })
})

describe('dates are named in', () => {
  test.each([
    ['Rechnungsdatum: 04.05.2026', 'issue_date'],
    ['Datum: 04.05.2026', 'issue_date'],
    ['Invoice date: 4 May 2026', 'issue_date'],
    ['Date of issue  May 4, 2026', 'issue_date'],
    ['Date de facturation : 04/05/2026', 'issue_date'],
    ['Data fattura: 04/05/2026', 'issue_date'],
    ['Fecha de factura: 04/05/2026', 'issue_date'],
    ['Factuurdatum: 04-05-2026', 'issue_date'],
    ['Fällig am: 04.05.2026', 'payment_due_date'],
    ['Zahlbar bis 04.05.2026', 'payment_due_date'],
    ['Bitte überweisen Sie den Betrag bis zum 04.05.2026.', 'payment_due_date'],
    ['Due date: 4 May 2026', 'payment_due_date'],
    ["Date d'échéance : 04/05/2026", 'payment_due_date'],
    ['Scadenza: 04/05/2026', 'payment_due_date'],
    ['Fecha de vencimiento: 04/05/2026', 'payment_due_date'],
    ['Vervaldatum: 04-05-2026', 'payment_due_date'],
    ['Lieferdatum: 04.05.2026', 'service_date'],
    ['Leistungsdatum 04.05.2026', 'service_date'],
    ['Delivery date: 4 May 2026', 'service_date'],
    ['Date de livraison : 04/05/2026', 'service_date'],
  ])('%s', (picture, key) => {
    expect(best(picture, key)).toBe('2026-05-04')
  })
})

describe('a label claims its value for itself:', () => {
  test.each([
    ['Telefon-Nr. 0341 4711', 'document_number'],
    ['Artikelnummer: 4711', 'document_number'],
    ['Steuer-Nr. 231/4711/0815', 'document_number'],
    ['SIRET : 73282932000074', 'document_number'],
    ['Geburtsdatum: 04.05.1986', 'issue_date'],
    ['Bestelldatum: 04.05.2026', 'issue_date'],
    ['Order date: 4 May 2026', 'issue_date'],
    ['Fällig am: 04.05.2026', 'issue_date'],
    ['Lieferdatum: 04.05.2026', 'issue_date'],
  ])('"%s" names no %s', (picture, key) => {
    expect(best(picture, key)).toBeNull()
  })
})

test('the date behind the number of the document is as good as a labelled one', () => {
  const [date] = find('Rechnung Nr. RE-17 vom 04.05.2026')['issue_date']!
  expect(date).toMatchObject({ value: '2026-05-04' })
  expect(date!.confidence).toBeGreaterThan(0.9)
})

test('a bare title is weaker evidence of a number than a full label', () => {
  const [label] = find('Rechnungsnummer: 4711')['document_number']!
  const [title] = find('Rechnung 4711')['document_number']!
  expect(title!.value).toBe('4711')
  expect(title!.confidence).toBeLessThan(label!.confidence)
})

test('a doubtful date brings its other reading along, less likely', () => {
  const dates = find('Invoice date: 03/04/2026')['issue_date']!
  expect(dates.map((date) => date.value)).toEqual(['2026-04-03', '2026-03-04'])
  expect(dates[1]!.confidence).toBeLessThan(dates[0]!.confidence)
})

test('a candidate tells what it read, where, and why', () => {
  const page = makePage('Kunden-Nr.:   10042')
  const [found] = findLabelled(layOut([page]), 'day-first')['customer_number']!
  const word = page.words.at(-1)!
  expect(found).toMatchObject({ text: '10042', page: 1, source: 'text', reason: "label 'Kunden-Nr.:' left of it" })
  expect(found!.box![0]).toBeCloseTo(word.box[0] / page.width, 3)
  expect(found!.box![3]).toBeCloseTo(word.box[3] / page.height, 3)
})

test('doubt of the recognizer lowers the confidence', () => {
  const confidence = (options: PageOptions): number =>
    find('Kunden-Nr.: 10042', options)['customer_number']![0]!.confidence
  expect(confidence({ origin: 'ocr', confidence: 0.4 })).toBeLessThan(confidence({ origin: 'ocr', confidence: 0.98 }))
  expect(confidence({ origin: 'ocr', confidence: 0.98 })).toBeLessThan(confidence({ origin: 'text' }))
})

test('labels and values of a crooked scan still stand beside each other', () => {
  const picture = `
    Rechnungs-Nr.:                                             RE-2026-17
    Kunden-Nr.:                                                10042
    Datum:                                                     04.05.2026
    Projekt-Nr.:                                               P-9

    Wir danken für Ihren Auftrag und berechnen Ihnen wie vereinbart:
  `
  const found = find(picture, { origin: 'ocr', confidence: 0.95, tilt: 1.5 })
  expect(found['document_number']![0]!.value).toBe('RE-2026-17')
  expect(found['customer_number']![0]!.value).toBe('10042')
  expect(found['issue_date']![0]!.value).toBe('2026-05-04')
  expect(found['project_number']![0]!.value).toBe('P-9')
})

test('prose names nothing', () => {
  const picture = `
    Wir freuen uns, dass Sie unsere neue Werkstatt besucht haben, und
    wünschen Ihnen viel Freude an den Bildern. Eine Einladung zum
    nächsten Fest folgt, sobald der Sommer naht.
  `
  expect(find(picture)).toEqual({})
})

test('the headings of a list of items announce no single value, nor does a title above them', () => {
  const picture = `
    Credit note

    Invoice       Stock code     Product               Qty     Price      Total
    SI22045       W9054          Tablecloth, white       8     33.20     265.60
    SI12828       K1258          Waste collection        4     10.00      40.00
  `
  expect(find(picture)['document_number'] ?? []).toEqual([])
})

test('a date at the beginning of a line belongs to the order that the line above speaks of', () => {
  const dates = (above: string) => find(`${above}\nvom 01.03.2026.`)['issue_date'] ?? []
  expect(dates('Rechnung gemäß Bestellung Nr. 2026-471')).toEqual([])
  expect(dates('Rechnung Nr. 2026-471')).not.toEqual([])
})

test.each([
  ['Druckformat, Version: 3.1 vom 01.03.2026', false],
  ['Formularfassung:        3.1 vom 01.03.2026', false],
  ['Form 27, rev. of 01.03.2026', false],
  ['Modulo IVA, versione 2.0 del 01.03.2026', false],
  ['Rechnung Nr. 3.1 vom 01.03.2026', true],
  ['Revisionsbericht vom 01.03.2026', true],
])('the day of a version is not that of the document: %s', (picture, isOwn) => {
  expect(find(picture)['issue_date'] ?? []).toHaveLength(isOwn ? 1 : 0)
})

test('what is to be quoted with the payment is its reference', () => {
  expect(best('Referenz (bitte bei Zahlung angeben)   GE20-4711', 'payment_reference')).toBe('GE20-4711')
  expect(best('Reference, to be quoted with your payment:   GE20-4711', 'payment_reference')).toBe('GE20-4711')
})

test('a number in groups is whole, whatever its first group', () => {
  expect(best('Rechnungsnummer     8 0001 2345 6789', 'document_number')).toBe('8 0001 2345 6789')
  expect(best('Kundennummer: 31 4159 2653', 'customer_number')).toBe('31 4159 2653')
})
