import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../../engine/domain/document.ts'
import { scalarOf } from '../../../../engine/domain/field.ts'
import { findCandidates } from '../../../../engine/stages/find/find-candidates.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

/** The likeliest value that a sentence of a paper of that type gives a key. */
function read(type: DocumentType, key: string, picture: string): string | null {
  const { scalars } = findCandidates([makePage(picture)], type, { locale: null, codes: [], additionalText: null })
  const best = (scalars[key] ?? []).toSorted((a, b) => b.confidence - a.confidence).at(0)
  return best === undefined ? null : scalarOf(best)
}

test.each([
  ['Provisionsabrechnung – Gutschrift', 'true'],
  ['Gutschrift im Abrechnungsverfahren', 'true'],
  ['Recipient created tax invoice', 'true'],
  ['Liquidación de comisiones de mayo', 'true'],
  ['Gutschrift zur Rechnung 4711', 'false'],
])('whether the customer bills is told by %j', (text, isSelf) => {
  expect(read('credit-note', 'self_billed', text)).toBe(isSelf)
})

test.each([
  ['Leitweg-ID 04011000-1234512345-06', '04011000-1234512345-06'],
  ['991-01484-64', '991-01484-64'],
  ['Faktura 4711, 2026-03-14', null],
])('the buyer is routed to by %j', (text, reference) => {
  expect(read('invoice', 'buyer_reference', text)).toBe(reference)
})

test.each([
  ['interest_amount', 'intérêts non compris, la somme de 3 450,60 €', null],
  ['interest_amount', 'soit, sans intérêts de retard, le solde de 534,60 €', null],
  ['interest_amount', 'sin intereses, el importe de 386,42 €', null],
  ['interest_amount', 'con los intereses aparte, el importe de 386,42 €', null],
  ['interest_amount', 'senza interessi, la somma di 386,42 €', null],
  ['interest_amount', 'exclusief rente een bedrag van 386,42 €', null],
  ['reminder_fee', 'frais de recouvrement en sus de la somme de 534,60 €', null],
  ['interest_amount', 'intérêts de retard, soit 98,59 €', '98.59'],
  ['interest_amount', 'intereses de demora por importe de 12,40 €', '12.40'],
  ['interest_amount', 'interessi di mora al 8,5 % pari a 12,40 €', '12.40'],
  ['interest_amount', 'wettelijke rente van 12,40 €', '12.40'],
])('%s in "%s"', (key, said, sum) => {
  expect(read('reminder', key, `Mise en demeure\n\n${said}`)).toBe(sum)
})

test('what is overdue without being counted has no level', () => {
  expect(
    read('reminder', 'reminder_level', 'PAST DUE NOTICE\n\nPlease ignore this notice if you have paid.'),
  ).toBeNull()
  expect(read('reminder', 'reminder_level', 'FINAL NOTICE\n\nPlease act now.')).toBeNull()
})

describe('the level of a reminder', () => {
  test.each([
    ['2', '2. Mahnung'],
    ['3', 'Mahnung Nr. 3'],
    ['2', 'Mahnung (2)'],
    ['2', 'Mahnung, Stufe 2'],
    ['3', 'Reminder: 3rd letter'],
    ['2', 'Mahnung (2. Schreiben)'],
    ['3', 'Reminder (3rd letter)'],
    ['2', 'Unser 2. Schreiben'],
    ['3', 'This is our 3rd and final request.'],
    ['3', '3. und letzte Aufforderung'],
    ['4', 'Mahnstufe: 4'],
    ['2', 'Objet : deuxième relance – factures impayées'],
    ['3', 'Troisième et dernière relance avant mise en demeure'],
    ['3', '3e RAPPEL'],
    ['2', 'Oggetto: secondo sollecito di pagamento'],
    ['3', 'Terzo e ultimo sollecito'],
    ['2', 'Segundo requerimiento de pago'],
    ['2', 'Assunto: 2.º aviso – valores em dívida'],
    ['1', 'Betreft: eerste herinnering'],
    ['2', '2e aanmaning'],
    ['3', 'Ultimo sollecito di pagamento'],
    ['1', 'Recordatorio de pago'],
    ['1', 'A gentle nudge about invoice 4711'],
    ['2', 'Aanmaning\n\nOp 9 september 2026 stuurden wij u een herinnering.'],
    ['3', 'Trotz unserer Mahnungen vom 12.01.2026 und 26.01.2026 ist nichts eingegangen.'],
    ['2', 'Malgré notre premier rappel du 3 juin 2026 les factures restent ouvertes.'],
  ])('is %s in %j', (level, text) => {
    expect(read('reminder', 'reminder_level', `${text}\n\nSehr geehrte Damen und Herren,`)).toBe(level)
  })

  test.each(['Rechnung vom 2. Mai', 'Mahnung 2 % Zinsen', 'Mahnung 2/2026'])('is not said in %j', (text) => {
    expect(read('reminder', 'reminder_level', text)).not.toBe('2')
  })
})

describe('the reason of a credit', () => {
  test.each([
    ['Transportschaden', 'Wir erstatten Ihnen den Betrag wegen Transportschaden.'],
    ['Rücksendung', 'Die Gutschrift erfolgt aufgrund der Rücksendung, wie besprochen.'],
    ['late delivery', 'This amount is credited because of the late delivery.'],
    ['goods returned', 'Refund in respect of goods returned; thank you.'],
  ])('is %s', (reason, text) => {
    expect(read('credit-note', 'credit_reason', `Gutschrift\n\n${text}`)).toBe(reason)
  })
})

describe('the scale of a balance sheet', () => {
  test.each([
    ['1000000', 'Bilanz (Angaben in Mio. Euro)'],
    ['1000000', 'Balance sheet, in millions'],
    ['1000000', 'Balance sheet €m'],
    ['1000', 'Bilanz in TEUR'],
  ])('is %s under %j', (scale, title) => {
    expect(read('balance-sheet', 'unit_scale', title)).toBe(scale)
  })
})

describe('a term for payment', () => {
  const letter = (sentence: string) => `Kiel, 02.03.2026\n\nMahnung\n\n${sentence}`

  test.each([
    ['2026-03-12', 'Bitte zahlen Sie innerhalb von zehn Tagen.'],
    ['2026-03-16', 'Bitte überweisen Sie binnen 2 Wochen.'],
    ['2026-03-09', 'Wir erwarten Ihre Zahlung innerhalb von sieben (7) Tagen.'],
    ['2026-03-09', 'Please pay within one week.'],
  ])('is counted from the date of the letter: %s', (day, sentence) => {
    expect(read('reminder', 'payment_due_date', letter(sentence))).toBe(day)
  })

  test.each(['Widerspruch ist binnen 14 Tagen möglich.', 'Any objection must reach us within 14 days.'])(
    'is not that of an objection: %s',
    (sentence) => expect(read('reminder', 'payment_due_date', letter(sentence))).toBeNull(),
  )

  test('is none without a date', () => {
    expect(read('reminder', 'payment_due_date', 'Mahnung\n\nBitte zahlen Sie innerhalb von zehn Tagen.')).toBeNull()
  })
})

test('a rate in a sentence has no zeros at its end', () => {
  const text = 'Mahnung\n\nVerzugszinsen in Höhe von 5,00 % über dem Basiszinssatz'
  expect(read('reminder', 'interest_rate', text)).toBe('5')
})

describe('who approved the hours', () => {
  test.each([
    ['Freigegeben von Petra Sommer am 03.04.2026', 'Petra Sommer', '2026-04-03'],
    ['Geprüft durch Jan-Ole Feld, 03.04.2026', 'Jan-Ole Feld', null],
    ['Approved by Megan Whitaker on 3 April 2026', 'Megan Whitaker', '2026-04-03'],
  ])('is said in %j', (sentence, name, day) => {
    const sheet = `Stundennachweis April 2026\n\nSumme 160,00 Stunden\n\n${sentence}`
    expect(read('timesheet', 'approved_by', sheet)).toBe(name)
    if (day !== null) expect(read('timesheet', 'approval_date', sheet)).toBe(day)
  })
})

describe('the reservation of an assessment', () => {
  test.each([
    ['true', 'Der Bescheid ergeht nach § 164 Abs. 1 AO unter dem Vorbehalt der Nachprüfung.'],
    ['false', 'Der Vorbehalt der Nachprüfung wird hiermit aufgehoben.'],
  ])('is %s in %j', (value, sentence) => {
    expect(read('tax-assessment-note', 'subject_to_review', `Bescheid für 2025\n\n${sentence}`)).toBe(value)
  })
})
