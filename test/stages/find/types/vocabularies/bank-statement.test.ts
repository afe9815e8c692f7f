import { describe, expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

describe('a statement of a bank', () => {
  const fields = readFields(
    makePage(`
    Volksbank Musterland eG                     Kontoauszug 7/2026
    Musterstraße 1, 12345 Musterstadt

    Petra Sommer                                IBAN: DE02 1203 0000 0000 2020 51
    Am Anger 12                                 BIC: BYLADEM1001
    99084 Erfurt

    alter Kontostand vom 01.05.2026                                   388,93 S
    04.05.  04.05.  Lastschrift                                       176,57 S
                    Stadtwerke BIC: COBADEFFXXX
                    IBAN: DE89 3704 0044 0532 0130 00
    12.05.  12.05.  Gutschrift Gehalt                               2.410,55 H
    neuer Kontostand vom 31.05.2026                                 1.845,05 H
    Summe Lastschriften                                               176,57
  `),
  )

  test('names itself by what it is, and its customer', () => {
    expect(fields).toMatchObject({
      type: 'bank-statement',
      sender_name: 'Volksbank Musterland eG',
      recipient_name: 'Petra Sommer',
      account_holder: 'Petra Sommer',
      statement_number: '7/2026',
    })
  })

  test('what is owed and what goes out is below zero', () => {
    expect(fields).toMatchObject({ opening_balance: '-388.93', closing_balance: '1845.05', total_debits: '-176.57' })
  })

  test('accounts among the bookings are those of others', () => {
    expect(fields).toMatchObject({ iban: 'DE02120300000000202051', bic: 'BYLADEM1001' })
  })
})

test('balances by their day: the first one opens, the last one closes', () => {
  const fields = readFields(
    makePage(`
    Kontoauszug Nr. 3
    Kontostand am 30.04.2026                  1.250,00
    04.05.2026    Miete                        -780,00
    12.05.2026    Gehalt                      2.410,55
    Kontostand am 31.05.2026                  2.880,55
  `),
  )
  expect(fields).toMatchObject({ opening_balance: '1250.00', closing_balance: '2880.55' })
})
