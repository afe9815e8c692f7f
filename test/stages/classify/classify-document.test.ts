import { describe, expect, test } from 'vitest'
import { DOCUMENT_TYPES } from '../../../engine/domain/document.ts'
import { TYPE_BUCKETS } from '../../../engine/learning/types/type-reader.ts'
import { classifyDocument, layOutHead } from '../../../engine/stages/classify/classify-document.ts'
import { STEPS } from '../../../engine/stages/classify/count-steps.ts'
import { hashWords } from '../../../engine/stages/classify/hash-words.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const classify = (picture: string, customTypes: readonly string[] = [], large: readonly string[] = []) =>
  classifyDocument([makePage(picture, { large })], customTypes)

describe('the title tells', () => {
  test.each([
    ['Rechnung', 'invoice'],
    ['Schlussrechnung', 'invoice'],
    ['INVOICE', 'invoice'],
    ['Facture', 'invoice'],
    ['Fattura', 'invoice'],
    ['Factuur', 'invoice'],
    ['Quittung', 'invoice'],
    ['Gutschrift', 'credit-note'],
    ['Rechnungskorrektur', 'credit-note'],
    ['Credit Note', 'credit-note'],
    ['Nota di credito', 'credit-note'],
    ['1. Mahnung', 'reminder'],
    ['Zahlungserinnerung', 'reminder'],
    ['Payment Reminder', 'reminder'],
    ['Entgeltnachweis', 'salary-statement'],
    ['Payslip', 'salary-statement'],
    ['Kontoauszug', 'bank-statement'],
    ['Account Statement', 'bank-statement'],
    ['Mietvertrag', 'contract'],
    ['Service Agreement', 'contract'],
    ['Bilanz zum 31. Dezember 2025', 'balance-sheet'],
    ['Balance Sheet', 'balance-sheet'],
    ['Bescheid für 2025 über Einkommensteuer', 'tax-assessment-note'],
    ['Gewerbesteuerbescheid', 'tax-assessment-note'],
    ['Stundenzettel', 'timesheet'],
    ['Timesheet', 'timesheet'],
    ['Angebot', 'other'],
    ['Lieferschein', 'other'],
    ['Purchase Order', 'other'],
  ])('%s', (title, type) => {
    expect(classify(`${title}\n\nNr. 17`, [], [title]).type).toBe(type)
  })
})

describe('the words tell where no title does', () => {
  test.each([
    [
      'Musterbank eG\nalter Saldo 120,00\n02.05. Lastschrift 10,00-\n03.05. Dauerauftrag 40,00-\n04.05. Haben 90,00+\n05.05. Soll 5,00-\nneuer Saldo 155,00',
      'bank-statement',
    ],
    ['Sehr geehrte Frau Sommer,\n\nvielen Dank für Ihren Besuch.\n\nMit freundlichen Grüßen', 'letter'],
    ['Anlagevermögen  10.000,00\nUmlaufvermögen   4.000,00\nEigenkapital     9.000,00', 'balance-sheet'],
    ['Lohnsteuer 210,00\nSolidaritätszuschlag 0,00\nGesamt-Brutto 2.400,00', 'salary-statement'],
    ['Bäckerei Krume\nBrot  4,20\nSumme 4,20\nMwSt. 7 %\nKartenzahlung\nVielen Dank für Ihren Einkauf', 'invoice'],
  ])('%s', (picture, type) => {
    expect(classify(picture).type).toBe(type)
  })
})

test('a credit note is one although it speaks of the invoice that it corrects', () => {
  const picture = `
    Gutschrift

    Gutschrift-Nr.: GS-4             zu Rechnung Nr. RE-17
    Rechnungsdatum: 04.05.2026

    Menge   Einzelpreis   MwSt.   Gesamt
  `
  expect(classify(picture, [], ['Gutschrift']).type).toBe('credit-note')
})

test('a reminder is one although it lists invoices', () => {
  const picture = `
    2. Mahnung

    Rechnungs-Nr.   Rechnungsdatum   Offener Betrag
    RE-17           04.05.2026       119,00
    Mahngebühr                         5,00
  `
  expect(classify(picture, [], ['2. Mahnung']).type).toBe('reminder')
})

test('a title deep down on the page is none', () => {
  const body = '\n'.repeat(40)
  expect(classify(`Guten Tag${body}Mietvertrag`).type).toBe('other')
})

test('a custom label is found by its title', () => {
  expect(classify('Reisekostenantrag\n\nNr. 17', ['Reisekostenantrag'], ['Reisekostenantrag']).type).toBe(
    'Reisekostenantrag',
  )
})

test('a custom label is plain text, not a pattern', () => {
  expect(classify('Rechnung\n\nRechnungsnummer: 17', ['.*(+'], ['Rechnung']).type).toBe('invoice')
})

test('what says nothing is something else, and not sure', () => {
  for (const said of [classify('Guten Tag'), classifyDocument([], [])]) {
    expect(said.type).toBe('other')
    expect(said.probability).toBeLessThan(0.6)
  }
})

test('clear evidence is surer than thin evidence', () => {
  const thin = classify('Rechnung')
  const clear = classify(
    'Rechnung\n\nRechnungs-Nr.: 17\nMenge   Einzelpreis   MwSt.\nGesamtbetrag   119,00',
    [],
    ['Rechnung'],
  )
  expect(clear.probability).toBeGreaterThan(thin.probability)
  expect(clear.probability).toBeLessThan(1)
})

test('only the first pages are read', () => {
  const pages = ['', '', '', 'Lohnsteuer\nSteuerklasse\nGesamt-Brutto'].map((text, index) =>
    makePage(text, { number: index + 1 }),
  )
  expect(classifyDocument(pages, []).type).toBe('other')
})

describe('what a word does not tell', () => {
  test('the head of a column is no title', () => {
    const statement = `
      Auszug

      Datum        Text          Belastung    Gutschrift    Saldo
      Saldovortrag                                          769,70
      02.07.2026   Miete         172,54                     597,16
      05.07.2026   Gehalt                     460,20      1.057,36
    `
    expect(classify(statement).type).toBe('bank-statement')
  })

  test('a letter about an invoice stays a letter', () => {
    const letter = `
      Rechnung 4711: Bitte um Stundung

      Sehr geehrte Damen und Herren,
      wir können die oben genannte Rechnung derzeit leider nicht in einer Summe begleichen.
      Wir schlagen vor, den Betrag in drei Raten zu zahlen, und bitten um Ihre Zustimmung.
      Mit freundlichen Grüßen
    `
    expect(classify(letter).type).toBe('letter')
  })

  test('an invoice in the form of a letter stays an invoice', () => {
    const invoice = `
      Rechnungsnummer     Datum
      4711                04.05.2026

      Sehr geehrte Damen und Herren,
      vielen Dank für Ihren Auftrag. Bitte überweisen Sie den Rechnungsbetrag.

      Zwischensumme                  450,00
      MwSt. 19 %                      85,50
      Gesamt                         535,50
      Mit freundlichen Grüßen
    `
    expect(classify(invoice).type).toBe('invoice')
  })

  test('an order full of prices is no agreement', () => {
    const rows = Array.from({ length: 10 }, (_, row) => `04.05.2026   Spot ${row}   1   75,00   75,00`).join('\n')
    expect(classify(`CONTRACT\n\nContract agreement between\n${rows}\nTotal   750,00`, [], ['CONTRACT']).type).not.toBe(
      'contract',
    )
  })

  test('an order for advertising may call itself a contract, and its invoice bears the same words', () => {
    const body = (title: string): string => `
      KQBX-TV                                 ${title}
      400 Harbor Rd
      Advertiser: Nordhafen Furniture         Flight Dates 03/02/26 - 03/15/26
      Line  Description     Spots/Week   Rate
      1     Morning News    3            850.00
      2     Late Movie      2            600.00
      Totals   5 Spots   Gross Amount 3,750.00   Agency Commission 562.50   Net Amount 3,187.50`
    expect(classify(body('CONTRACT'), [], ['CONTRACT']).type).toBe('other')
    expect(classify(body('INVOICE'), [], ['INVOICE']).type).toBe('invoice')
  })

  test('a reminder in sentences speaks of an invoice', () => {
    const reminder = `
      Erinnerung an offene Rechnung

      Guten Tag,
      für unsere Rechnung Nr. 4711 vom 25.01.2026, fällig am 04.02.2026, haben wir noch keine
      Zahlung über 1.601,65 EUR erhalten.
    `
    expect(classify(reminder).type).toBe('reminder')
  })

  test('a corrected invoice below zero that speaks of no credit is an invoice', () => {
    const corrected =
      'Rechnungskorrektur Nr. RK-4\n\nRechnungsdatum: 04.05.2026\nBruttosumme   -8,79\nMwSt. 19 %   -1,40'
    expect(classify(corrected).type).toBe('invoice')
    expect(classify(corrected.replaceAll('-8', '8').replaceAll('-1', '1')).type).toBe('credit-note')
  })

  test('days with clock times are a record of hours', () => {
    const hours = `
      Projektzeiten Mai
      11.05.2026   07:00   15:30   8,00
      12.05.2026   07:00   15:30   8,00
      13.05.2026   07:00   15:30   8,00
    `
    expect(classify(hours).type).toBe('timesheet')
  })
})

describe('what was learned of words', () => {
  const page = makePage('Schlüssel 17\n\nRückgabe vermerkt')
  const weights = new Float32Array(TYPE_BUCKETS * DOCUMENT_TYPES.length)
  for (const bucket of hashWords(layOutHead([page])))
    weights[bucket * DOCUMENT_TYPES.length + DOCUMENT_TYPES.indexOf('letter')] = 40
  // Rules and words each speak for their own type, the steps for none.
  const size = DOCUMENT_TYPES.length
  const mixing = new Float32Array((2 * size + STEPS) * size)
  for (let sign = 0; sign < 2 * size; sign += 1) mixing[sign * size + (sign % size)] = 1
  const reader = { types: DOCUMENT_TYPES, weights, mixing }

  test('goes before what the rules say where they are not sure', () => {
    expect(classifyDocument([page], [], [], reader).type).toBe('letter')
    expect(classifyDocument([page], [], [], { ...reader, weights: weights.map(() => 0) }).type).toBe('other')
  })

  test('does not take the place of a type of the caller', () => {
    expect(classifyDocument([page], ['Schlüssel'], [], reader).type).toBe('Schlüssel')
  })
})
