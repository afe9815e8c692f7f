import { describe, expect, test } from 'vitest'
import { findDiscounts } from '../../../../engine/stages/find/context/find-discounts.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string, issued: string | null = null) =>
  findDiscounts(layOut([makePage(picture)]), 'day-first', issued)[0]?.value ?? null

describe('a cash discount is read with its days and per cent', () => {
  test.each([
    ['2 % Skonto bei Zahlung innerhalb von 10 Tagen', '10', '2'],
    ['Zahlbar innerhalb von 8 Tagen mit 3 % Skonto', '8', '3'],
    ['14 Tage 1,5 % Skonto', '14', '1.5'],
    ['10 days 2% discount', '10', '2'],
    ['Bei Zahlung in 14 Tagen 2,0000 % Skonto', '14', '2'],
    ['2/10 net 30', '10', '2'],
    ['Terms: 1.5% 10, Net 45', '10', '1.5'],
    ['Escompte de 2 % pour paiement sous 8 jours', '8', '2'],
    ['Sconto 3 % entro 10 giorni', '10', '3'],
    ['2 % korting bij betaling binnen 8 dagen', '8', '2'],
    ['Desconto de 2 % para pagamento em 10 dias', '10', '2'],
  ])('%s', (sentence, days, percent) => {
    expect(find(sentence)).toEqual([{ days, percent, due_date: null, base_amount: null }])
  })

  test('in two steps', () => {
    expect(find('7 Tage 3 % Skonto, 14 Tage 2 % Skonto')).toMatchObject([
      { days: '7', percent: '3' },
      { days: '14', percent: '2' },
    ])
  })

  test('where the sentence goes on in the next line', () => {
    expect(find('Bei Zahlung innerhalb von 10 Tagen gewähren wir\n2 % Skonto auf den Rechnungsbetrag.')).toMatchObject([
      { days: '10', percent: '2', base_amount: null },
    ])
  })

  test.each([
    '10 % Rabatt auf alle Schrauben',
    '5% discount on all screws until 31.12.2026',
    '2 % Skonto auf alle Bestellungen',
    '30 Tage 0,00 % Skonto',
  ])('not in %s', (sentence) => {
    expect(find(sentence)).toBeNull()
  })
})

describe('the last day of a cash discount', () => {
  test('is counted from the date of issue', () => {
    expect(find('Zahlbar innerhalb von 8 Tagen mit 3 % Skonto, 30 Tage netto.', '2026-05-27')).toEqual([
      { days: '8', percent: '3', due_date: '2026-06-04', base_amount: null },
    ])
  })

  test('is the printed one, with the days to it', () => {
    expect(find('Bis 14.05.2026 erhalten Sie 2 % Skonto. Bis 03.06.2026 ohne Abzug.', '2026-05-04')).toEqual([
      { days: '10', percent: '2', due_date: '2026-05-14', base_amount: null },
    ])
    expect(find('Zahlung bis 14.05.2026 (10 Tage): 2 % Skonto, bis 03.06.2026 netto.')).toEqual([
      { days: '10', percent: '2', due_date: '2026-05-14', base_amount: null },
    ])
  })
})

test('the sum that a cash discount is taken from is read where one is printed', () => {
  expect(find('10 Tage 2 % Skonto (23,80 EUR) auf 1.190,00 EUR')).toMatchObject([{ base_amount: '1190.00' }])
  expect(find('2 % discount on EUR 1,190.00 if paid within 10 days')).toMatchObject([{ base_amount: '1190.00' }])
  expect(find('10 Tage 2 % Skonto = 23,80 EUR')).toMatchObject([{ base_amount: null }])
})
