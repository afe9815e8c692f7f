import { describe, expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

describe('a reminder', () => {
  test('of a list keeps the dates of its claims apart', () => {
    const fields = readFields(
      makePage(`
      Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

      Petra Sommer                                   Mahndatum: 20.06.2026
      Am Anger 12
      99084 Erfurt

      Zweite Mahnung

      Rechnungs-Nr.   Rechnungsdatum   Fällig am     Betrag
      R-17            04.05.2026       18.05.2026    500,00
      R-21            11.05.2026       25.05.2026    695,00

      Summe offene Rechnungen                      1.195,00 EUR
      Mahngebühr                                       5,00 EUR
      Zu zahlen                                    1.200,00 EUR
      Zahlbar bis spätestens 30.06.2026
    `),
    )
    expect(fields).toMatchObject({
      type: 'reminder',
      issue_date: '2026-06-20',
      payment_due_date: '2026-06-30',
      reminder_level: '2',
      principal_amount: '1195.00',
      reminder_fee: '5.00',
      amount_due: '1200.00',
      document_number: null,
    })
  })

  test('in sentences', () => {
    const fields = readFields(
      makePage(`
      Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

      Petra Sommer
      Am Anger 12
      99084 Erfurt
                                                  Leipzig, 20.06.2026
      Letzte Mahnung

      Sehr geehrte Frau Sommer,
      für unsere Rechnung Nr. R-17 vom 04.05.2026, fällig am 18.05.2026,
      haben wir noch keine Zahlung über 500,00 EUR erhalten. Hinzu kommen
      Verzugszinsen (9,12 % p. a.) in Höhe von 4,10 EUR.
      Bitte zahlen Sie den Gesamtbetrag von 504,10 EUR bis zum 30.06.2026.
    `),
    )
    expect(fields).toMatchObject({
      type: 'reminder',
      issue_date: '2026-06-20',
      payment_due_date: '2026-06-30',
      principal_amount: '500.00',
      interest_amount: '4.10',
      interest_rate: '9.12',
      amount_due: '504.10',
    })
  })
})
