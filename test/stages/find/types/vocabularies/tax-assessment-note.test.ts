import { describe, expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

describe('a notice of a tax office', () => {
  const fields = readFields(
    makePage(`
    Finanzamt Musterstadt                    Steuernummer   29/123/45678
    Postfach 11, 12345 Musterstadt           Datum          05.03.2026
                                             Telefon        030 123 456
    Petra Sommer
    Am Anger 12
    99084 Erfurt

    Bescheid
    Einkommensteuer und Kirchensteuer 2024
    Der Bescheid ist nach § 165 Abs. 1 Satz 2 AO teilweise vorläufig.

    Festgesetzte Steuer                       4.210,00 EUR
    ab Steuerabzug vom Lohn                  -3.900,00 EUR
    Bitte zahlen Sie                            310,00 EUR
    spätestens am 10.04.2026 auf das Konto DE02 1203 0000
    0000 2020 51 unter Angabe von 29/123/45678 / ESt 2024.
    Rechtsbehelfsbelehrung: Gegen diesen Bescheid ist der Einspruch gegeben.
  `),
  )

  test('has its tax, its sums as positive figures and an account over two lines', () => {
    expect(fields).toMatchObject({
      type: 'tax-assessment-note',
      sender_name: 'Finanzamt Musterstadt',
      sender_phone: '030 123 456',
      tax_type: 'Einkommensteuer',
      assessment_period: '2024',
      provisional: 'true',
      assessed_amount: '4210.00',
      prepaid_amount: '3900.00',
      amount_due: '310.00',
      refund_amount: null,
      payment_due_date: '2026-04-10',
      iban: 'DE02120300000000202051',
      payment_reference: '29/123/45678 / ESt 2024',
    })
  })

  test('ends its time for an objection a month after the fourth day', () => {
    expect(fields['objection_deadline']).toBe('2026-04-09')
  })
})
