import { describe, expect, test } from 'vitest'
import { findPayment } from '../../../../engine/stages/find/context/find-payment.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => findPayment(layOut([makePage(picture)]))
const best = (picture: string, key: string) =>
  find(picture)[key]!.toSorted((a, b) => b.confidence - a.confidence)[0]?.value ?? null

describe('the means of payment', () => {
  test.each([
    ['Bitte überweisen Sie den Betrag auf unser Konto.', 'transfer'],
    ['Merci de régler par virement.', 'transfer'],
    ['Der Betrag wird am 10.05.2026 von Ihrem Konto abgebucht.', 'direct_debit'],
    ['Zahlung per SEPA-Lastschrift', 'direct_debit'],
    ['Paid by credit card', 'card'],
    ['Kartenzahlung girocard', 'card'],
    ['Bar EUR 20,00', 'cash'],
    ['Paid with PayPal', 'online'],
    ['Le montant sera prélevé le 5 mai', 'direct_debit'],
    ['Wij zullen het bedrag automatisch incasseren', 'direct_debit'],
    ['Please remit to sort code 20-00-00', 'transfer'],
    ['Card ending 4417', 'card'],
    ['Betaald met iDEAL', 'online'],
  ])('%s', (sentence, means) => {
    expect(best(sentence, 'payment_means')).toBe(means)
  })

  test('a direct debit outweighs the bank details printed beside it', () => {
    expect(
      best('Bankverbindung: IBAN DE89 3704 0044 0532 0130 00\nZahlung per SEPA-Lastschrift', 'payment_means'),
    ).toBe('direct_debit')
  })
})

test.each([
  ['Zahlbar innerhalb von 14 Tagen ohne Abzug.', 'Zahlbar innerhalb von 14 Tagen ohne Abzug'],
  ['Payment terms: net 30 days', 'net 30 days'],
  ['Terms                    Net 30', 'Net 30'],
  ['Terms Net 30', 'Net 30'],
  ['Terms Net 30. Make checks payable to Miller', 'Net 30'],
  ['Modalités Net 30 jours', 'Net 30 jours'],
  ['Terms: 30 days from invoice date', '30 days from invoice date'],
  ['Terms 45 days', '45 days'],
  ['Terms: 2% 10 net 30', '2% 10 net 30'],
  ['Bedingungen: 2 Wochen netto', '2 Wochen netto'],
  ['Bedingungen........: sofort ohne Abzug', 'sofort ohne Abzug'],
  ['Pagamento a vista fattura', 'Pagamento a vista fattura'],
  ['Zahlungsziel             30 Tage', '30 Tage'],
  ['Zahlungsbedingung: 8 Tage 3 % Skonto, 30 Tage netto', '8 Tage 3 % Skonto, 30 Tage netto'],
  ['Zahlbar sofort ohne Abzug', 'Zahlbar sofort ohne Abzug'],
  ['Maut ist enthalten. Zahlbar 60 Tage nach Rechnungsdatum. Wir danken Ihnen.', '60 Tage nach Rechnungsdatum'],
  ['Betaling binnen 14 dagen', 'Betaling binnen 14 dagen'],
  ['Gelieve te betalen binnen 8 dagen op rekening NL02 ABNA 0123 4567 89', 'Gelieve te betalen binnen 8 dagen'],
  ['Auftrag 17 Neubau Halle Zahlbar: 30 Tage netto', '30 Tage netto'],
  ['Règlement : 45 jours, fin de mois, à FR76 3000 4000 0312 3456 7890 143', '45 jours, fin de mois'],
  ['Net thirty, please. Checks to Ann Miller.', 'Net thirty, please'],
  ['Order 88 · Net 14', 'Net 14'],
  ['Payment on receipt please – cash or cheque to A Miller', 'Payment on receipt please'],
  [
    'Bitte überweisen Sie den Betrag bis zum 26.06.2026 unter Angabe von 4711',
    'Bitte überweisen Sie den Betrag bis zum 26.06.2026',
  ],
  ['Transferencia a 30 días (vencimiento 29/06/2026) en la cuenta ES91 2100 0418', 'Transferencia a 30 días'],
  ['Zahlungsbedingungen: sofort rein netto. Aufrechnung ausgeschlossen.', 'sofort rein netto'],
  ['Data          Cond. Pagamento     Cliente\n12.03.2026    30 dias             4711', '30 dias'],
  ['Condizioni di pagamento: rimessa diretta', 'rimessa diretta'],
])('terms are quoted without their label and what surrounds them: %s', (sentence, terms) => {
  expect(best(sentence, 'payment_terms')).toBe(terms)
})

test('a sentence that pays without saying when states no terms', () => {
  expect(best('Der Betrag ist zahlbar an unsere Kasse.', 'payment_terms')).toBeNull()
})

test.each([
  'Conditions : les marchandises restent notre propriété 14',
  'Conditions : 2 ans de garantie',
  'Bedingungen: 24 Monate Gewährleistung',
  'Conditions: 30 days trial',
  'Conditions: 30 days abroad',
  'Net 100, VAT 20, Gross 120',
])('what is agreed or owed otherwise states no terms: %s', (sentence) => {
  expect(best(sentence, 'payment_terms')).toBeNull()
})

test('prose says nothing about payment', () => {
  const found = find('Wir freuen uns auf das Fest im nächsten Sommer.')
  expect(found).toEqual({ payment_means: [], payment_terms: [] })
})
