import { describe, expect, test } from 'vitest'
import { makePage } from '../../../fixtures/builders/page.ts'
import { readFields } from '../read-fields.ts'

describe('a letter', () => {
  const fields = readFields(
    makePage(`
    Versicherung Nordlicht AG · Hafenstraße 9 · 20457 Hamburg

    Petra Sommer
    Am Anger 12
    99084 Erfurt

    Unser Zeichen         Ihr Ansprechpartner       Datum
    VN-2026/88            Jonas Feld                04.05.2026

    Ihr Antrag auf Beitragsfreistellung
    vom April dieses Jahres

    Sehr geehrte Frau Sommer,

    wir bestätigen den Eingang Ihres Antrages und melden uns in den nächsten Tagen.

    Mit freundlichen Grüßen
    Jonas Feld
  `),
  )

  test('has the subject above its salutation', () => {
    expect(fields).toMatchObject({
      type: 'letter',
      subject: 'Ihr Antrag auf Beitragsfreistellung vom April dieses Jahres',
    })
  })

  test('has its references below their labels', () => {
    expect(fields).toMatchObject({
      our_reference: 'VN-2026/88',
      contact_person: 'Jonas Feld',
      issue_date: '2026-05-04',
    })
  })
})
