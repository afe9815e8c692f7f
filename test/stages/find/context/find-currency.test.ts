import { describe, expect, test } from 'vitest'
import { findCurrency } from '../../../../engine/stages/find/context/find-currency.ts'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) => findCurrency(layOut([makePage(picture)]))
const best = (picture: string) => find(picture).toSorted((a, b) => b.confidence - a.confidence)[0]?.value ?? null

describe('a currency is printed', () => {
  test.each([
    ['119,00 €', 'EUR'],
    ['EUR 119,00', 'EUR'],
    ['119,00 Euro', 'EUR'],
    ['£119.00', 'GBP'],
    ['$119.00', 'USD'],
    ['CHF 119.00', 'CHF'],
    ['Fr. 119.00', 'CHF'],
    ['RM 119.00', 'MYR'],
    ['SEK 119,00', 'SEK'],
    ['₹ 119', 'INR'],
    ['119,00 zł', 'PLN'],
    ['119 Kč', 'CZK'],
  ])('%s', (picture, currency) => {
    expect(best(picture)).toBe(currency)
  })
})

test('the more frequent one is likelier', () => {
  expect(best('100,00 €\n19,00 €\n119,00 €\nentspricht CHF 112.00')).toBe('EUR')
})

test('a statement of the currency stands above what is printed more often', () => {
  expect(best('Currency: CHF\n100.00 €\n19.00 €\n119.00 €')).toBe('CHF')
  expect(best('Alle Beträge in der Währung CHF\n100.00 €')).toBe('CHF')
})

test('a bare dollar is that of the country', () => {
  expect(best('Maple Tools Inc.\nToronto ON M5V 2T6\nTotal $119.00')).toBe('CAD')
  expect(best('Reef Tools Pty Ltd\nABN 51 824 753 556\nTotal $119.00')).toBe('AUD')
})

test('a country speaks where no currency is printed', () => {
  expect(find('Holzbau Lindner GmbH\n19 % MwSt. 19,00')).toMatchObject([{ value: 'EUR', source: 'derived' }])
})

test.each(['Guten Tag', 'Normen und Farben', 'CADENZA 12', 'EURopa'])('no currency in "%s"', (picture) => {
  expect(find(picture)).toEqual([])
})

test.each(['47400 Shah Alam', '93000 Kuching, Sarawak'])('"%s" lies in Malaysia', (picture) => {
  expect(find(picture)).toMatchObject([{ value: 'MYR', source: 'derived' }])
})
