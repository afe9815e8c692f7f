import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../engine/stages/find/layout.ts'
import { findAdjustments } from '../../../../engine/stages/find/totals/find-adjustments.ts'
import { makePage } from '../../../fixtures/builders/page.ts'

const find = (picture: string) =>
  Object.fromEntries(findAdjustments(layOut([makePage(picture)])).map(({ role, cents }) => [role, cents]))

describe('what stands between the sum of the items and the next sum', () => {
  test('is taken off or added, whatever it is called', () => {
    expect(
      find(`
        Dachziegel             900,00
        Trennscheibe           100,00
        Warenwert            1.000,00
        6,00 % Treuebonus       60,00-
        Kranentladung           38,50
        Nettobetrag            978,50
        USt 19,00 %            185,92
        Rechnungsbetrag      1.164,42
      `),
    ).toEqual({ allowance_amount: 6000, charge_amount: 3850 })
  })

  test('is taken off where its words say so and no sign is printed', () => {
    expect(find('Totale merce   200,00\nSconto 5 %      10,00\nImponibile     190,00')).toEqual({
      allowance_amount: 1000,
    })
  })

  test('several steps come to one sum', () => {
    expect(
      find('Subtotal   500.00\nFreight     20.00\nInsurance    5.50\nTax          0.00\nTotal      525.50'),
    ).toEqual({ charge_amount: 2550 })
  })

  test('the sum may be one that the figures above come to', () => {
    expect(
      find('Tisch      300,00\nBank       100,00\nzusammen   400,00\nnachlass  – 20,00\nbleibt     380,00'),
    ).toEqual({
      allowance_amount: 2000,
    })
  })

  test('the next sum may stand in another column', () => {
    expect(
      find(`
        Zwischensumme               200,00
        Mautzuschlag 4,50 %           9,00
        19 %   209,00     39,71              248,71
      `),
    ).toEqual({ charge_amount: 900 })
  })
})

test('what is taken off at the end of a list that its sum adds up', () => {
  expect(
    find('Olie               74,82\nFilter             31,20\nKlantenkorting     -6,02\nTotaal            100,00'),
  ).toEqual({
    allowance_amount: 602,
  })
})

test.each([
  ['a payment', 'Total      500.00\nDeposit received      -100.00\nBalance due      400.00'],
  ['a tax kept back', 'Totale      500,00\nRitenuta d’acconto 20 %      -100,00\nNetto a pagare      400,00'],
  ['tax', 'Netto      100,00\nMwSt. 19 %       19,00\nGesamt     119,00'],
  ['an outlay behind the tax', 'Netto   100,00\nUSt 19 %   19,00\nFahrtkosten   20,00\nGesamt   139,00'],
  ['what was charged before', 'Leistung netto   900,00\nSchluss 1   -600,00\nNetto   300,00'],
  ['an item', 'Summe A   100,00\nSchraube    2    10,00    20,00\nSumme   120,00'],
  ['an item taken back', 'Summe A   100,00\nSchraube    2    -10,00    -20,00\nSumme   80,00'],
  ['an item without a word for a charge', 'Summe   100,00\nSchriftlizenz   20,00\nSumme   120,00'],
  ['what does not add up', 'Summe   100,00\nRabatt   -10,00\nGesamt   95,00'],
  ['a sum carried over', 'Übertrag Zwischensumme   100,00\nVersand   20,00\nSumme   120,00'],
])('%s is no adjustment', (_, picture) => {
  expect(find(alignRight(picture))).toEqual({})
})

/** The amounts that end the lines under each other, in one column. */
function alignRight(picture: string): string {
  return picture.replaceAll(
    /^(.*?) {2,}(\S+)$/gm,
    (_, label: string, amount: string) => label.padEnd(40) + amount.padStart(12),
  )
}
