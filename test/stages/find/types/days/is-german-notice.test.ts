import { expect, test } from 'vitest'
import { layOut } from '../../../../../engine/stages/find/layout.ts'
import { isGermanNotice } from '../../../../../engine/stages/find/types/days/is-german-notice.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

const GERMAN = `
  Finanzamt Musterstadt
  Postfach 11, 12345 Musterstadt
  Bescheid über Einkommensteuer vom 05.03.2026
  Gegen diesen Bescheid ist der Einspruch gegeben.
`
const TOWN = `
  Stadt Musterstadt, Steueramt
  Markt 1, 12345 Musterstadt
  Bescheid über die Grundsteuer vom 05.03.2026
  Gegen diesen Bescheid kann Widerspruch erhoben werden.
`
const TRANSLATED = `
  Finanzamt Musterstadt
  Income tax assessment of 5 March 2026
  An objection under section 347 (§ 347 AO) may be filed.
`
const AUSTRIAN = `
  Finanzamt Österreich
  Postfach 260, 1000 Wien
  Einkommensteuerbescheid vom 05.03.2026
  Gegen diesen Bescheid kann nach § 243 BAO Beschwerde erhoben werden.
`
const SWISS = `
  Steuerverwaltung des Kantons Musterthal
  Marktgasse 1, 3000 Musterwil, Schweiz
  Veranlagung der direkten Bundessteuer vom 05.03.2026
  Gegen diese Verfügung kann Einsprache erhoben werden.
`
const BRITISH = `
  HM Revenue and Customs
  Exampleton AB1 2CD, United Kingdom
  Notice of assessment, 5 March 2026
  You can appeal within 30 days of the date of this notice.
`
const AMERICAN = `
  Department of the Treasury, Internal Revenue Service
  Exampleton, TX 78999
  Notice of tax due, March 5, 2026
  You may object to this notice.
`

test.each([
  ['a tax office', GERMAN],
  ['a town', TOWN],
  ['an office that writes English and names the law', TRANSLATED],
])('a notice of %s in Germany is German', (_, picture) => {
  expect(isGermanNotice(layOut([makePage(picture)]))).toBe(true)
})

test.each([
  ['Austrian', AUSTRIAN],
  ['Swiss', SWISS],
  ['British', BRITISH],
  ['American', AMERICAN],
])('a notice that is %s is not German', (_, picture) => {
  expect(isGermanNotice(layOut([makePage(picture)]))).toBe(false)
})

test('no other country’s notice is given a German deadline', () => {
  const fields = readFields(
    makePage(`
    Notice of assessment                     Tax reference  12345 67890
    HM Revenue and Customs                   Date of issue  5 March 2026
    Exampleton AB1 2CD

    Petra Summer
    12 Mill Lane
    Exampleton AB1 3EF

    Income Tax assessment for the tax year 2024 to 2025
    Tax assessed                              £4,210.00
    Tax paid by deduction                     £3,900.00
    Amount now due                              £310.00
    You have the right to object to this assessment.
  `),
  )
  expect(fields).toMatchObject({ type: 'tax-assessment-note', issue_date: '2026-03-05', objection_deadline: null })
})
