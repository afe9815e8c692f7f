import { expect, test } from 'vitest'
import { findPayment } from '../../../../engine/stages/find/context/find-payment.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) =>
  findPayment(layOut([makePage(picture)])).payment_means!.toSorted((a, b) => b.confidence - a.confidence)
const best = (picture: string) => find(picture)[0]?.value ?? null

test.each([
  ['Wir ziehen den Betrag am 02.02.2026 von eurem Konto bei der\nSparbank Leipzig ein.', 'direct_debit'],
  ['Dit bedrag wordt rond 30 april van uw rekening\nafgeschreven.', 'direct_debit'],
  ['Cargo en cuenta el 07/04/2026', 'direct_debit'],
  ['Pago por Multibanco em 07/09/2026', 'card'],
  ['CB SANS CONTACT          50,00', 'card'],
  ['CB            41,00', 'card'],
  ['EFTPOS            52.73', 'card'],
  ['Réglé par chèque n° 4471 le 24/11/2026', 'other'],
  ['Paid by CARD', 'card'],
  ['VOLDAAN PER PIN 18-02-2026', 'card'],
  ['Your debit order will run on the 1st working day', 'direct_debit'],
  ['GIRO deduction on 06 Oct 2025', 'direct_debit'],
  ['We will charge your credit card ending 4242.', 'card'],
  ['You are enrolled in AutoPay', 'direct_debit'],
  ['Sign up for AutoPay and save. Pay by bank transfer.', 'transfer'],
  ['Domiciliazione bancaria attiva', 'direct_debit'],
  ['Paid: UPI 1139.00 Ref 522188401773', 'online'],
  ['Zahlung über Kaufregal Pay -295,60 €', 'online'],
  ['Bezahlt per PayPal am 29.09.2025. Bitte nicht überweisen.', 'online'],
  ['Forma de pago: contado', 'cash'],
  ['TOTAL PAYABLE SGD 1,846.00 T/T TO OCBC BANK', 'transfer'],
  ['Direct deposit: Acct 1044 8820, ref INV-2093', 'transfer'],
])('a sentence of further languages, which may go on below: %s', (sentence, means) => {
  expect(best(sentence)).toBe(means)
})

test('a sentence is told once, where it begins', () => {
  expect(find('Danke für Ihren Besuch.\nKartenzahlung girocard')).toHaveLength(1)
})

test('of boxes the ticked one counts', () => {
  expect(find('Betrag ☒ bar erhalten ☐ EC-Karte ☐ PayPal').map(({ value }) => value)).toEqual(['cash'])
  expect(find('Fahrpreis 38,60 Euro ☒ bar ☐ Karte ☐ Rechnung').map(({ value }) => value)).toEqual(['cash'])
})

test('an account that is printed is one to pay to, where nothing else is said', () => {
  expect(best('Sparbank Leipzig DE89 3704 0044 0532 0130 00')).toBe('transfer')
  expect(best('DE89 3704 0044 0532 0130 00\nZahlung per SEPA-Lastschrift')).toBe('direct_debit')
})

test.each([
  'Nehmen Sie am Lastschriftverfahren teil',
  'Bitte nichts überweisen!',
  'Card payments attract a surcharge',
  'Rücklastschriften kosten 8,50 €',
  'Pagamento contante 0,00',
  'Please do not pay by bank transfer.',
  'If items are lost we will charge your deposit.',
  'Wire: silver, 2 m',
])('an offer, a refusal and what was not paid are no means: %s', (sentence) => {
  expect(best(sentence)).toBeNull()
})
