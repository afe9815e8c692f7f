import { describe, expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

describe('what a reminder asks for', () => {
  test('is what adds up, whatever the sums are called', () => {
    const fields = readFields(
      makePage(`
      Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

      Petra Sommer                                   Mahndatum: 20.06.2026
      Am Anger 12
      99084 Erfurt

      2. Mahnung

      Beleg       Datum         Fällig        OP
      R-17        04.05.2026    18.05.2026    500,00
      R-21        11.05.2026    25.05.2026    695,00

      Posten OP                             1.195,00
      + Mahngeb.                                5,00
      + Zinsen 8,5 %                           11,20
      Endwert                               1.211,20

      Ausgleich innerhalb von zehn Tagen.
    `),
    )
    expect(fields).toMatchObject({
      type: 'reminder',
      principal_amount: '1195.00',
      reminder_fee: '5.00',
      interest_amount: '11.20',
      interest_rate: '8.5',
      amount_due: '1211.20',
      issue_date: '2026-06-20',
      payment_due_date: '2026-06-30',
    })
  })

  test('is the sum of the open items where nothing is added, and never dated before them', () => {
    const fields = readFields(
      makePage(`
      Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

      Petra Sommer
      Am Anger 12
      99084 Erfurt
                                              Leipzig, 20.06.2026
      Zahlungserinnerung

      Rechnung    Datum         Fällig        offen
      R-17        04.05.2026    18.05.2026    500,00 EUR

      Bitte zahlen Sie binnen zwei Wochen.
    `),
    )
    expect(fields).toMatchObject({
      principal_amount: '500.00',
      amount_due: '500.00',
      issue_date: '2026-06-20',
      payment_due_date: '2026-07-04',
      reminder_level: '1',
    })
  })
})

/** A debt collector's or a town's letter around what it asks for. */
const demand = (sums: string) =>
  readFields(
    makePage(`
      Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

      Petra Sommer
      Am Anger 12
      99084 Erfurt
                                              Leipzig, 20.06.2026
      2. Mahnung

      Rechnung R-17 vom 04.05.2026
${sums}
      Bitte zahlen Sie bis zum 30.06.2026.
    `),
  )

test('all that it costs to collect is one fee, factors in brackets being none of it', () => {
  expect(
    demand(`
      Hauptforderung (2 x 250,00 EUR)                 500,00 EUR
      Zinsen 5 %-Punkte über Basiszins                 11,20 EUR
      Mahnkosten der Gläubigerin (3 x 2,50)             7,50 EUR
      Inkassovergütung 0,9                             51,50 EUR
      Adressermittlung                                  5,77 EUR
      Gesamtforderung                                 575,97 EUR
    `),
  ).toMatchObject({
    principal_amount: '500.00',
    interest_amount: '11.20',
    reminder_fee: '64.77',
    amount_due: '575.97',
    claims: [{ document_number: 'R-17', open_amount: '500.00' }],
  })
})

test('a row of sums under columns is named by their heads', () => {
  expect(
    demand(`
      Abgabe           fällig am      Rückstand    Säumniszuschlag    Mahngebühr
      Grundsteuer      15.05.2026        118,44               1,00          5,00
      Hundesteuer      15.05.2026         60,00               0,50
      Summe                              178,44               1,50          5,00
      zu zahlen                          184,94
    `),
  ).toMatchObject({ principal_amount: '178.44', interest_amount: '1.50', reminder_fee: '5.00', amount_due: '184.94' })
})

test('a fee that is only threatened is none', () => {
  expect(
    demand(`
      Rechnung    Datum         Fällig        offen
      R-17        04.05.2026    18.05.2026    500,00 EUR
      Summe                                   500,00 EUR

      Eine Mahngebühr von 10,00 EUR kommt erst nach dem 30.06.2026 dazu.
    `),
  ).toMatchObject({ principal_amount: '500.00', amount_due: '500.00', reminder_fee: null })
})
