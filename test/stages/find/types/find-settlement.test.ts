import { describe, expect, test } from 'vitest'
import { makePage } from '../../../fixtures/builders/page.ts'
import { readFields } from '../read-fields.ts'

const HEAD = `
    Finanzamt Musterstadt
    Am Anger 1
    12345 Musterstadt
                                            Steuernummer   29/123/45678
    Petra Sommer                            Datum          05.03.2026
    Lindenweg 12
    99084 Erfurt

    Körperschaftsteuerbescheid 2024
`

describe('what a notice settles', () => {
  test('is told by the words around each sum and proven by arithmetic', () => {
    const fields = readFields(
      makePage(`${HEAD}
    Die Körperschaftsteuer wird festgesetzt auf          10.000,00 EUR
    hierauf wurden bereits entrichtet                     6.000,00 EUR
    Zinsen nach § 233a AO                                    90,00 EUR
    es verbleibt eine Nachzahlung von                     4.090,00 EUR
    `),
    )
    expect(fields).toMatchObject({
      assessed_amount: '10000.00',
      prepaid_amount: '6000.00',
      interest_amount: '90.00',
      amount_due: '4090.00',
      refund_amount: null,
    })
  })

  test('is paid back where more was paid than assessed', () => {
    const fields = readFields(
      makePage(`${HEAD}
    festgesetzt mit                                       4.000,00 EUR
    Bisher war vorgeschrieben                             6.000,00 EUR
    Abgabengutschrift                                     2.000,00 EUR
    `),
    )
    expect(fields).toMatchObject({ prepaid_amount: '6000.00', amount_due: null, refund_amount: '2000.00' })
  })

  test('is the whole tax where nothing was paid and a day is set', () => {
    const fields = readFields(
      makePage(`${HEAD}
    Ich setze die Steuer auf 4.000,00 EUR fest. Bitte überweisen Sie bis zum 10.04.2026.
    `),
    )
    expect(fields).toMatchObject({ amount_due: '4000.00', payment_due_date: '2026-04-10' })
  })

  test('is told by the heads over its columns where the line itself says nothing', () => {
    const fields = readFields(
      makePage(`${HEAD}
    festgesetzt            bereits entrichtet        verbleiben

    10.000,00 EUR          6.000,00 EUR              4.000,00 EUR
    `),
    )
    expect(fields).toMatchObject({ assessed_amount: '10000.00', prepaid_amount: '6000.00', amount_due: '4000.00' })
  })
})
