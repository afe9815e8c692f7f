import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from './read-rows.ts'

const read = (picture: string) =>
  tellRows(readRows('tax-assessment-note', 'prepayments', [picture]), 'due_date', 'amount')

describe('prepayments', () => {
  it('stand side by side, the amounts below their days', () => {
    expect(
      read(`
        Die Grundsteuer ist in folgenden Teilbeträgen fällig:
        15.02.2025      15.05.2025      15.08.2025      15.11.2025
        121,59 €        121,59 €        121,59 €        121,60 €
      `),
    ).toEqual(['2025-02-15 | 121.59', '2025-05-15 | 121.59', '2025-08-15 | 121.59', '2025-11-15 | 121.60'])
  })

  it('stand in two columns of days and amounts', () => {
    expect(
      read(`
        Due date       Amount £      Due date       Amount £
        15/04/2025       714.72      15/06/2025       710.67
        15/05/2025       710.67      15/07/2025       710.67
      `),
    ).toEqual(['2025-04-15 | 714.72', '2025-05-15 | 710.67', '2025-06-15 | 710.67', '2025-07-15 | 710.67'])
  })

  it('are one amount for each of the days of a sentence, the year behind the last', () => {
    expect(
      read(`
        Auf die Steuer 2026 sind Vorauszahlungen von je 356,40 EUR zum
        15.02., 15.05. und 15.11.2026 zu leisten.
      `),
    ).toEqual(['2026-02-15 | 356.40', '2026-05-15 | 356.40', '2026-11-15 | 356.40'])
  })

  it('are days of a sentence each with its amount', () => {
    expect(
      read(`
        Als Vorauszahlungen werden festgesetzt: zum 10.06.2026 412,00 EUR,
        zum 10.09.2026 413,00 EUR, zum 10.12.2026 414,00 EUR.
      `),
    ).toEqual(['2026-06-10 | 412.00', '2026-09-10 | 413.00', '2026-12-10 | 414.00'])
  })

  it('are what is due now, not what was before', () => {
    expect(
      read(`
        Künftige Vorauszahlungen
        fällig am        Betrag €      davon bisher €
        15.11.2025       5.544,00           4.600,00
        15.02.2026       5.544,00           4.600,00
      `),
    ).toEqual(['2025-11-15 | 5544.00', '2026-02-15 | 5544.00'])
  })

  it('are not found where days and sums of the past stand beside each other', () => {
    expect(
      read(`
        Gezahlt wurden am 10.03.2025 und am 10.06.2025 insgesamt 824,00 EUR.
      `),
    ).toEqual([])
  })
})
