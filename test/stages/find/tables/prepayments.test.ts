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

  it('are what is due now behind what was before', () => {
    expect(
      read(`
        Die Vorauszahlungen werden neu festgesetzt:
        Fälligkeit       bisher         neu
        15.11.2026     6.000,00    3.990,00
        15.02.2027     6.000,00    3.990,00
      `),
    ).toEqual(['2026-11-15 | 3990.00', '2027-02-15 | 3990.00'])
  })

  it('stand beside the whole that may be paid at once', () => {
    expect(
      read(`
        In unica soluzione oppure in tre rate alle scadenze indicate
        RATA UNICA entro il 16/06/2025       1a rata 16/06/2025 – € 77,00
        Euro 154,00                          2a rata 16/09/2025 – € 77,00
      `),
    ).toEqual(['2025-06-16 | 77.00', '2025-09-16 | 77.00'])
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

  it.each([
    ['Italian', 'Rata   Scadenza   Importo €', 'Prima rata', 'Rata unica (in alternativa)'],
    ['French', 'Échéance   Date   Montant', '1er acompte', 'Paiement unique'],
    ['Spanish', 'Plazo   Vencimiento   Importe', 'Primer plazo', 'Pago único'],
    ['Dutch', 'Termijn   Vervaldatum   Bedrag', 'Eerste termijn', 'In een keer'],
    ['Portuguese', 'Prestação   Vencimento   Valor', '1.ª prestação', 'Pagamento único'],
  ])('stand under a %s heading, without what is paid at once instead', (_, heading, part, whole) => {
    expect(
      read(`
        ${heading}
        ${part}          16/06/2025          158,00
        ${part}          02/12/2025          159,00
        ${whole}         16/06/2025          317,00
      `),
    ).toEqual(['2025-06-16 | 158.00', '2025-12-02 | 159.00'])
  })

  it('are none of what is left of the year before', () => {
    expect(
      read(`
        Gewerbesteuerbescheid 2023 und Vorauszahlungsbescheid
        Abschlusszahlung, fällig am 28.07.2025           2.220,40 EUR
        Zu entrichten bis 11.08.2025                     1.790,10 EUR
        15.08.2025                                       2.955,00 EUR
        15.02.2026 und folgende Quartale                 2.955,00 EUR
      `),
    ).toEqual(['2025-08-15 | 2955.00', '2026-02-15 | 2955.00'])
  })

  it('stand beside a text that goes on from line to line', () => {
    expect(
      read(`
        Instalment due    Amount         How to pay
        01/04/2025        £1,278.43      Please transfer to account 82007331 quoting your reference
        01/05/2025        £1,276.00      and allow three working days before each payment date
      `),
    ).toEqual(['2025-04-01 | 1278.43', '2025-05-01 | 1276.00'])
  })

  it('need no word where many days stand over as many amounts, and a dash is no sign', () => {
    expect(
      read(`
        Der Jahresbetrag ist wie folgt zu leisten:
        15.02.2025      15.05.2025      15.08.2025
        57,00           57,00           57,00
      `),
    ).toEqual(['2025-02-15 | 57.00', '2025-05-15 | 57.00', '2025-08-15 | 57.00'])
    expect(
      read(`
        Rata    Scadenza    Importo
        1ª rata 16/06/2025 – € 77,00
        2ª rata 16/09/2025 – € 78,00
      `),
    ).toEqual(['2025-06-16 | 77.00', '2025-09-16 | 78.00'])
  })
})
