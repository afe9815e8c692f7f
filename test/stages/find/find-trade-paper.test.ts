import { describe, expect, test } from 'vitest'
import { findTitleNumber, isOrderTitle, isPurchaseOrder } from '../../../engine/stages/find/find-trade-paper.ts'
import { layOut } from '../../../engine/stages/find/layout.ts'
import { makePage } from '../../fixtures/builders/page.ts'
import { readFields } from './read-fields.ts'

const numbers = (line: string): readonly unknown[] =>
  findTitleNumber(layOut([makePage(`\n    ${line}\n`)])).map(({ value }) => value)

describe('the number behind the title', () => {
  test.each([
    ['PURCHASE ORDER: 1861728', '1861728'],
    ['Auftragsbestätigung Nr. AB-77/26', 'AB-77/26'],
    ['Angebot 2026-014', '2026-014'],
    ['Lieferschein Nr.        LS 4711', 'LS 4711'],
    ['ORDER RESPONSE:        R3659', 'R3659'],
  ])('%s is that of the paper itself', (line, number) => {
    expect(numbers(line)).toEqual([number])
  })

  test.each(['Purchase Order ID: 1861727', 'Order 3 pieces of oak', 'Bestellung vom 4.5.2026', 'Our order 77'])(
    '%s names none',
    (line) => {
      expect(numbers(line)).toEqual([])
    },
  )
})

test.each([
  ['PURCHASE ORDER: 1861728', true],
  ['Bestellung Nr. 77', true],
  ['ORDER RESPONSE: R3659', false],
  ['Order confirmation 77', false],
  ['Bestellungen nehmen wir gern entgegen', false],
])('%s is the title of an order: %s', (title, expected) => {
  expect(isPurchaseOrder(layOut([makePage(`\n    ${title}\n`)]))).toBe(expected)
})

test.each([
  ['Rahmenbestellung 2026', true],
  ['Lindner Purchase Order', true],
  ['Order', true],
  ['Purchase order confirmation', false],
  ['Confirmation de commande', false],
])('%s names an order: %s', (title, expected) => {
  expect(isOrderTitle(title)).toBe(expected)
})

test('the buyer sends an order and the seller receives it', () => {
  const fields = readFields(
    makePage(
      `
    PURCHASE ORDER: 4711

    Buyer: Nordlicht Verlag GmbH
    Seller: Druckhaus Lindner GmbH

    Requested delivery: 2026-06-01
    10  Posters   120.00 EUR
  `,
      { large: ['PURCHASE ORDER: 4711'] },
    ),
  )
  expect(fields).toMatchObject({
    type: 'other',
    document_number: '4711',
    sender_name: 'Nordlicht Verlag GmbH',
    recipient_name: 'Druckhaus Lindner GmbH',
  })
})

test('the one who orders is told by a heading that begins like a small word', () => {
  const fields = readFields(
    makePage(
      `
    BESTELLUNG Nr. 4711

    Auftraggeber: Nordlicht Verlag GmbH
    Lieferant: Druckhaus Lindner GmbH

    Liefertermin: 01.06.2026
    10  Plakate   120,00 EUR
  `,
      { large: ['BESTELLUNG Nr. 4711'] },
    ),
  )
  expect(fields).toMatchObject({
    type: 'other',
    sender_name: 'Nordlicht Verlag GmbH',
    recipient_name: 'Druckhaus Lindner GmbH',
  })
})
