import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { findTypeFields } from '../../../../../engine/stages/find/types/labelled/find-type-fields.ts'
import { findTitle } from '../../../../../engine/stages/find/types/titles/find-title.ts'
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

describe('what a contract is called', () => {
  test.each([
    'CONTRATTO DI LOCAZIONE AD USO ABITATIVO',
    'CONTRAT DE LOCATION LONGUE DURÉE',
    'BAIL COMMERCIAL',
    'CONTRATO DE PRESTACIÓN DE SERVICIOS',
    'Huurovereenkomst opslagruimte',
    'CONTRATO DE ARRENDAMENTO',
  ])('stands at its top: %s', (title) => {
    const page = makePage(`\n${title}\n\nMuster Haus GmbH, Hauptweg 7\nArt. 1\nText of the first article.`, {
      large: [title],
    })
    const found = findTitle(layOut([page]), 'contract')['contract_type']!
    expect(found.toSorted((a, b) => b.confidence - a.confidence)[0]).toMatchObject({ value: title })
    expect(found[0]!.confidence).toBeGreaterThan(0.5)
  })

  test('without the number behind it, and without the preposition before it', () => {
    const value = (text: string, type: 'contract' | 'other'): unknown =>
      Object.values(findTitle(layOut([makePage(`\n${text}\n\nText`, { large: [text] })]), type))[0]?.[0]?.value
    expect(value('Angebot AN 4711', 'other')).toBe('Angebot')
    expect(value('TO CONTRACTOR AGREEMENT', 'contract')).toBe('CONTRACTOR AGREEMENT')
  })
})

test('a form of a contract gives the periods behind their labels, without in which form notice is given', () => {
  const page = makePage(`
    Wartungsvertrag
    Laufzeit           60 Monate, danach Verlängerung um jeweils 12 Monate
    Kündigungsfrist    drei Monate zum Quartalsende, in Textform
  `)
  const found = findTypeFields(layOut([page]), 'contract', 'day-first')
  expect(found['term_months']?.[0]?.value).toBe('60')
  expect(found['notice_period']?.[0]?.value).toBe('drei Monate zum Quartalsende')
})

test.each([
  ['Opzegtermijn       drie maanden', 'notice_period', 'drie maanden'],
  ['Préavis            6 mois', 'notice_period', '6 mois'],
  ['Durée (mois)       63', 'term_months', '63'],
  ['Duración           dos años', 'term_months', '24'],
  ['Vigência           24 meses', 'term_months', '24'],
])('a label of another language announces a period: %s', (line, key, value) => {
  const found = findTypeFields(layOut([makePage(`\n    ${line}\n`)]), 'contract', 'day-first')
  expect(found[key]?.[0]?.value).toBe(value)
})
