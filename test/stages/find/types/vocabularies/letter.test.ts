import { describe, expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

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

test('the day of a letter is none that its text speaks of', () => {
  const fields = readFields(
    makePage(`
    Harbour Mutual plc                       12 June 2026

    Dear Ms Vogt,

    Please confirm receipt of this notice and let us know the final
    date.
    5 July 2026 would suit us well, and we look forward to it.

    Yours sincerely
    Jane Feld`),
  )
  expect(fields).toMatchObject({ issue_date: '2026-06-12' })
})

test('the address of a sender stands between other details at the foot, and is not given to the recipient', () => {
  const fields = readFields(
    makePage(
      `
    HANDWERKSKAMMER OBERTAL



    Petra Sommer
    Am Anger 12
    99084 Erfurt

    Ihr Antrag vom April

    Sehr geehrte Frau Sommer,

    wir bestätigen den Eingang Ihres Antrages und melden uns in Kürze.

    Mit freundlichen Grüßen`,
      { footer: 'Handwerkskammer Obertal | Dorfplatz 3 | 24103 Kiel | Tel. 0431 5521-0' },
    ),
  )
  expect(fields).toMatchObject({ recipient_name: 'Petra Sommer', sender_address: 'Dorfplatz 3, 24103 Kiel' })
})

test('initials behind a reference announce no subject', () => {
  const fields = readFields(
    makePage(`
    Kanzlei Ahrens GmbH

    Unser Zeichen: 220/23 RE

    Umzug der Kanzlei

    Sehr geehrte Frau Sommer,

    wir ziehen im Mai in neue Räume um und freuen uns auf Sie.
    Die Unterlagen nehmen wir mit.

    Mit freundlichen Grüßen`),
  )
  expect(fields).toMatchObject({ our_reference: '220/23 RE', subject: 'Umzug der Kanzlei' })
})

test('a letter that has no sign of its reader refers to theirs by its day', () => {
  const fields = readFields(
    makePage(`
    Versicherung Nordlicht AG · Hafenstraße 9 · 20457 Hamburg

    Petra Sommer                      Ihre Nachricht
    Am Anger 12                       Ihr Schreiben vom 12.04.2026
    99084 Erfurt                      Unser Zeichen
                                      VN-2026/88
                                      Datum
                                      04.05.2026

    Ihr Antrag auf Beitragsfreistellung

    Sehr geehrte Frau Sommer,

    wir bestätigen den Eingang Ihres Antrages und melden uns in den nächsten Tagen.

    Mit freundlichen Grüßen
    Jonas Feld
  `),
  )
  expect(fields).toMatchObject({ type: 'letter', your_reference: 'Ihr Schreiben vom 12.04.2026' })
})
