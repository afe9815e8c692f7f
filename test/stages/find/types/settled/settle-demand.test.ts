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
