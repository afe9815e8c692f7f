import { describe, expect, test } from 'vitest'
import { findTerms } from '../../../../engine/stages/find/context/find-terms.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => findTerms(layOut([makePage(picture)]))
const best = (picture: string) => find(picture).toSorted((a, b) => b.candidate.confidence - a.candidate.confidence)[0]

describe('days until payment', () => {
  test.each([
    ['Zahlbar innerhalb von 14 Tagen ohne Abzug.', 14],
    ['Zahlungsziel: 30 Tage', 30],
    ['Zahlbar binnen 10 Tagen nach Rechnungserhalt', 10],
    ['30 Tage netto', 30],
    ['Payment within 30 days of the date of invoice', 30],
    ['Net 45', 45],
    ['Terms: 30 days', 30],
    ['Terms : 60 DAYS', 60],
    ['Our terms are 28 days.', 28],
    ['Terms Net 30. Make checks payable to us', 30],
    ['Thirty days please, to my account', 30],
    ['Paiement à 30 jours', 30],
    ['Pagamento entro 60 giorni', 60],
    ['Pago a 30 días', 30],
    ['Betaling binnen 14 dagen', 14],
    ['Ich bitte um Ausgleich binnen vierzehn Tagen auf mein Konto', 14],
    ['Pay within two weeks please', 14],
    ['Payment 45 days: by bank transfer', 45],
    ['30 days, bank transfer if you can', 30],
    ['Règlement sous trente jours', 30],
    ['Da saldare entro due settimane', 14],
    ['Pago en quince días', 15],
    ['Gelieve binnen drie weken te betalen', 21],
    ['Due upon receipt', 0],
    ['Sofort zahlbar', 0],
    ['Paiement à 30 jours - pénalités de retard 10 %', 30],
    ['Paiement à 30 jours – échange possible', 30],
    ['Zahlbar innerhalb 14 Tagen ohne Abzug - danach Verzugszinsen 5 %', 14],
    ['Zahlbar innerhalb 14 Tagen danach Verzugszinsen 5 %', 14],
    ['Zahlbar 30 Tage netto (Verzugszinsen 9 %)', 30],
    ['Zahlbar 30 Tage netto (Umtausch ausgeschlossen)', 30],
    ['Net 30. VAT no. 123456789', 30],
  ])('%s', (sentence, days) => {
    expect(best(sentence)).toMatchObject({ days, endOfMonth: false, candidate: { text: sentence } })
  })

  test.each([
    ['Paiement à 30 jours fin de mois', 30],
    ['30 days end of month', 30],
  ])('to the end of the month: %s', (sentence, days) => {
    expect(best(sentence)).toMatchObject({ days, endOfMonth: true })
  })
})

test('the term of a cash discount stands behind that of the full amount', () => {
  expect(best('Zahlbar innerhalb von 10 Tagen mit 2 % Skonto\noder innerhalb von 30 Tagen netto')?.days).toBe(30)
  expect(best('2 % discount within 10 days\n\nPayable within 30 days net')?.days).toBe(30)
})

test.each([
  'Lieferzeit: 14 Tage',
  'Unsere Werkstatt ist 30 Jahre alt.',
  'net 45,00',
  'Net 100, VAT 20, Gross 120',
  'Within 30 days interest accrues',
  'Bei Zahlung nach 30 Tagen berechnen wir Verzugszinsen',
  'Returns (within 30 days)',
  'Umtausch – innerhalb von 30 Tagen',
  'Fracht netto 12,50',
  'Zahlbar innerhalb von 900 Tagen',
  'Reklamationen bitte innerhalb von 8 Tagen',
  'Mängel sind binnen 14 Tagen anzuzeigen',
  'Widerspruch ist innerhalb von 30 Tagen möglich',
  'Any objection must reach us within 14 days',
  'Goods may be returned within 30 days',
  'Rücksendung binnen 30 Tagen',
  'Das Guthaben überweisen wir innerhalb von zwei Wochen',
  'Interest may be charged from 30 days after this fee note',
  'Echange dans les 30 jours avec ticket',
  'Devoluciones en 30 días',
  'Diritto di recesso entro 14 giorni',
  'Terugzenden binnen 14 dagen',
  'Devoluções em 30 dias',
  'Sie können Ihre Bestellung ohne Gründe zurücksenden\ninnerhalb von 14 Tagen.',
])('no terms in "%s"', (sentence) => {
  expect(find(sentence)).toEqual([])
})

test('a line above that ends otherwise says nothing of payment', () => {
  expect(find('Lieferzeit: sofort\nzahlbar innerhalb 14 Tagen netto')[0]?.days).toBe(14)
})

test('days for payment stand beside days for complaints', () => {
  expect(find('Zahlbar binnen 14 Tagen, Beanstandungen binnen 8 Tagen').map(({ days }) => days)).toEqual([14])
})
