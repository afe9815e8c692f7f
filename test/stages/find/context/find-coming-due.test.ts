import { expect, test } from 'vitest'
import { findComingDue } from '../../../../engine/stages/find/context/find-coming-due.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'
import { readFields } from '../read-fields.ts'

const read = (picture: string, issued: string | null = '2025-09-17') =>
  findComingDue(layOut([makePage(picture)]), 'day-first', issued).map(({ value }) => value)

test.each([
  ['Bitte überweisen Sie den Restbetrag bis zum 1. Oktober.', '2025-10-01'],
  ['Bitte bis 31.1. überweisen, danke.', '2026-01-31'],
  ['Would you please settle it by 1 October?', '2025-10-01'],
  ['Merci de régler avant le 3 octobre par virement.', '2025-10-03'],
  ['Il residuo andrà saldato entro il 15 ottobre.', '2025-10-15'],
  ['Le agradeceré el ingreso antes del 18 de octubre.', '2025-10-18'],
  ['Graag voor 2 oktober op NL03 KLVB 0379 2090 58 voldoen.', '2025-10-02'],
  ['Agradecemos o pagamento até 10 de outubro.', '2025-10-10'],
])('a day of payment without its year is the next one: %s', (sentence, day) => {
  expect(read(sentence)).toEqual([day])
})

test.each([
  'Bitte zahlen Sie bis zum 1. Oktober mit 2 % Skonto.',
  'Zahlung: Reklamationen bitte bis zum 1. Oktober.',
  'Der Betrag wurde bis zum 1. Oktober gezahlt.',
  'Please confirm your transfer by 5 October.',
  'Bitte nutzen Sie bis zum 3. Oktober den Eingang B.',
  'Zahlreiche Angebote gelten bis zum 31. Oktober.',
  'Bitte bringen Sie die Überweisung bis zum 1. Oktober mit.',
  'Zahlungseingänge bis zum 1. Oktober sind berücksichtigt.',
  'Was bis zum 1. Oktober verbucht ist, zahlen Sie bitte nicht noch einmal.',
  'Payments received by 1 October will appear on your next statement.',
  'Die Ausstellung ist bis zum 1. Oktober geöffnet.',
  'Zahlbar bis zum 01.10.2025.',
  'If a payment plan helps, call me before October 5.',
])('none is told by %s', (sentence) => {
  expect(read(sentence)).toEqual([])
})

test('nothing is told where the paper has no day of its own', () => {
  expect(read('Bitte überweisen Sie bis zum 1. Oktober.', null)).toEqual([])
})

test('an invoice gives it', () => {
  const fields = readFields(
    makePage(`
    Lichtfang Fotografie · Obere Gasse 3 · 96049 Bamberg

    Rechnung Nr. 2025-44
    Rechnungsdatum: 17.09.2025

    Porträts, vier Motive                                  540,00 €
    Gesamtbetrag                                           540,00 €
    Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.
    Bitte überweisen Sie bis zum 1. Oktober auf unser Konto.
    `),
  )
  expect(fields).toMatchObject({ type: 'invoice', payment_due_date: '2025-10-01' })
})
