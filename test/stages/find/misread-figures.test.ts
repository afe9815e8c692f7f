import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../engine/domain/document.ts'
import type { Candidate } from '../../../engine/domain/field.ts'
import { findCandidates } from '../../../engine/stages/find/find-candidates.ts'
import { layOut } from '../../../engine/stages/find/layout.ts'
import { readClaimTable } from '../../../engine/stages/find/tables/claims/read-claim-table.ts'
import { makePage } from '../../fixtures/builders/page.ts'

/** The best candidate for a key of a page that was recognized. */
const find = (picture: string, type: DocumentType, key: string): Candidate | undefined =>
  findCandidates([makePage(picture, { origin: 'ocr', confidence: 0.9 })], type, {
    locale: null,
    codes: [],
    additionalText: null,
  }).scalars[key]?.toSorted((a, b) => b.confidence - a.confidence)[0]

describe('a misread date is mended wherever it stands:', () => {
  test('behind its label', () => {
    expect(find('Rechnungsdatum: 3O.63.2618', 'invoice', 'issue_date')).toMatchObject({
      value: '2018-03-30',
      text: '3O.63.2618',
      reason: expect.stringContaining("label '"),
    })
  })

  test('in a table of claims', () => {
    const picture = `
      Rechnung      Datum         fällig        Betrag
      4711          1O.O3.2026    24.63.2026    400,00
      4712          11.03.2026    25.03.2026    695,00
      Summe                                   1.095,00
    `
    const page = makePage(picture, { origin: 'ocr', confidence: 0.9 })
    expect(readClaimTable(layOut([page]), 'day-first').map(({ row }) => row)).toMatchObject([
      { document_number: '4711', issue_date: '2026-03-10', payment_due_date: '2026-03-24' },
      { document_number: '4712' },
    ])
  })

  test('in the sentence that names a claim', () => {
    const picture = 'unsere Rechnung Nr. 4711 vom O3.05.2026 über 119,00 EUR, fällig am 17.85.2026, ist offen.'
    expect(find(picture, 'reminder', 'claims')?.value).toMatchObject([
      { issue_date: '2026-05-03', payment_due_date: '2026-05-17' },
    ])
  })

  test('as the day of a row', () => {
    const picture = `
      Datum         Beginn    Ende      Stunden    Tätigkeit
      O4.05.2026    08:00     16:00     8,00       Gerüst gestellt
      05.85.2026    08:00     16:00     8,00       Gerüst gestellt
    `
    expect(find(picture, 'timesheet', 'entries')?.value).toMatchObject([{ date: '2026-05-04' }, { date: '2026-05-05' }])
  })

  test('in a phrase of its type', () => {
    const picture = 'Dieser Vertrag tritt am 01.62.2026 in Kraft und läuft auf unbestimmte Zeit.'
    expect(find(picture, 'contract', 'start_date')).toMatchObject({
      value: '2026-02-01',
      reason: 'said of the day in its clause',
    })
  })

  test('at the ends of a period', () => {
    expect(find('Abrechnungszeitraum: O1.05.2026 - 31.85.2026', 'salary-statement', 'period_end')?.value).toBe(
      '2026-05-31',
    )
  })
})

describe('a misread amount is mended wherever it stands:', () => {
  test('behind a label of its type', () => {
    expect(find('Auszahlungsbetrag    EUR 2105 4O', 'salary-statement', 'payout_amount')?.value).toBe('2105.40')
  })

  test('in the column of a list of items', () => {
    const picture = `
      Bezeichnung        Menge    Preis     Betrag
      Schrauben          2        10,00     20 00
      Dübel              3        12,00     36 00
    `
    expect(find(picture, 'invoice', 'line_items')).toMatchObject({
      value: [{ net_amount: '20.00' }, { net_amount: '36.00' }],
      reason: 'table of items, 2 of 2 quantity times price',
    })
  })
})
