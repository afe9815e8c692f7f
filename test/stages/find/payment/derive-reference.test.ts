import { expect, test } from 'vitest'
import { deriveReference } from '../../../../engine/stages/find/payment/derive-reference.ts'
import { findLabelled } from '../../../../engine/stages/find/find-labelled.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const derive = (picture: string) => {
  const layout = layOut([makePage(picture)])
  return deriveReference(layout, findLabelled(layout, 'day-first'))
}

test.each([
  ['German', 'Bitte geben Sie bei der Überweisung die Rechnungsnummer als Verwendungszweck an.'],
  ['English', 'Please state the invoice number as payment reference with your transfer.'],
  ['French', 'Merci de rappeler le numéro de facture lors de votre virement.'],
])('who is asked in %s to state the number of the invoice has it as payment reference', (_, sentence) => {
  expect(derive(`Rechnungsnummer: RE-17\n\n${sentence}`)).toMatchObject([
    { value: 'RE-17', source: 'derived', page: 1 },
  ])
})

test('the sentence is the evidence', () => {
  const sentence = 'Bitte geben Sie bei Zahlung stets die Rechnungsnummer an.'
  expect(derive(`Rechnungsnummer: RE-17\n\n${sentence}`)[0]!.text).toBe(sentence)
})

test('nobody asks, nothing is derived', () => {
  expect(derive('Rechnungsnummer: RE-17\n\nVielen Dank für Ihren Auftrag und auf bald in unserem Haus.')).toEqual([])
})

test('without a number nothing is derived', () => {
  expect(derive('Bitte geben Sie bei Zahlung stets die Rechnungsnummer an.')).toEqual([])
})

test('the request may go on over two lines', () => {
  const sentence = 'Zahlbar innerhalb von 30 Tagen auf unser Konto. Bitte geben Sie dabei die'
  expect(derive(`Rechnungsnummer: RE-17\n\n${sentence}\nRechnungsnummer an.`)).toMatchObject([{ value: 'RE-17' }])
  expect(derive(`Rechnungsnummer: RE-17\n\n${sentence}\nKundennummer an.`)).toEqual([])
})

test('a customer may be asked for the own number instead', () => {
  const sentence = 'Bitte geben Sie bei Ihrer Überweisung stets Ihre Kundennummer an.'
  expect(derive(`Rechnungsnummer: RE-17\nKundennummer: K-42\n\n${sentence}`)).toMatchObject([{ value: 'K-42' }])
})
