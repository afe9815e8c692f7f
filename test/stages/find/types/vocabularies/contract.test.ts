import { describe, expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

describe('a contract', () => {
  const lease = readFields(
    makePage(
      `
    Mietvertrag

    zwischen
    Wohnbau Lindner GmbH
    Sägeweg 4
    04103 Leipzig
    - nachfolgend „Vermieter“ genannt -
    und
    Petra Sommer
    Am Anger 12, 99084 Erfurt
    - nachfolgend „Mieter“ genannt -
    wird folgender Vertrag geschlossen:

    § 1 Mietgegenstand
    Vermietet wird die Wohnung im zweiten Stock.
    § 2 Mietzeit
    Das Mietverhältnis beginnt am 1. Juni 2026 und endet am 31. Mai 2028. Es verlängert
    sich um jeweils ein Jahr, wenn es nicht mit einer Frist von drei Monaten zum
    Monatsende gekündigt wird.
    § 3 Miete
    Die monatliche Miete beträgt 850,00 EUR.
    § 4 Schluss
    Gerichtsstand ist Leipzig. Es gilt deutsches Recht.

    Leipzig, den 3. Mai 2026
  `,
      { large: ['Mietvertrag'] },
    ),
  )

  test('has its kind, its parties, who gives first', () => {
    expect(lease).toMatchObject({
      type: 'contract',
      contract_type: 'Mietvertrag',
      sender_name: 'Wohnbau Lindner GmbH',
      recipient_name: 'Petra Sommer',
    })
  })

  test('has its days, its sum and how it ends', () => {
    expect(lease).toMatchObject({
      start_date: '2026-06-01',
      end_date: '2028-05-31',
      signature_date: '2026-05-03',
      auto_renewal: 'true',
      notice_period: 'drei Monaten zum Monatsende',
      recurring_amount: '850.00',
      jurisdiction: 'Leipzig',
      governing_law: 'deutsches Recht',
    })
  })

  test('with numbered parties, a term and no renewal', () => {
    const fields = readFields(
      makePage(`
      SERVICES AGREEMENT
      Date: 5 April 2026
      PARTIES
      (1) Heron Mill Ltd of 71 Mill Lane, Leeds LS1 4AB ("Provider")
      (2) Larch Yard plc of 12 High Street, York YO1 7HH ("Client")
      1. Term
      This agreement starts on 1 May 2026 and continues for an initial term of two years.
      It shall not renew automatically. The Client shall pay a monthly fee of £4,250.00.
      2. Law
      This agreement is governed by the law of England and Wales, whose courts have
      exclusive jurisdiction.
    `),
    )
    expect(fields).toMatchObject({
      type: 'contract',
      sender_name: 'Heron Mill Ltd',
      recipient_name: 'Larch Yard plc',
      start_date: '2026-05-01',
      term_months: '24',
      auto_renewal: 'false',
      recurring_amount: '4250.00',
      jurisdiction: 'England and Wales',
    })
  })
})
