import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from './read-rows.ts'

const CLAIM = ['document_number', 'issue_date', 'payment_due_date', 'open_amount'] as const

describe('claims of a reminder are read', () => {
  it('under headings that nobody knows, the open amount being the column whose sum is printed', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Vorfall      Tag 1         Tag 2         Wert       Eingang    Rest
      RV-101       04.05.2026    18.05.2026    500,00     100,00     400,00
      RV-107       11.05.2026    25.05.2026    695,00       0,00     695,00

      Alles zusammen                                                1.095,00
      `,
    ])
    expect(tellRows(claims, ...CLAIM)).toEqual([
      'RV-101 | 2026-05-04 | 2026-05-18 | 400.00',
      'RV-107 | 2026-05-11 | 2026-05-25 | 695.00',
    ])
  })

  it('with the number alone where its cell names the paper and its day, too', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Beleg                              fällig        Betrag
      Rechnung 4711 vom 04.05.2026       18.05.2026    400,00
      Rechnung 4712 vom 11.05.2026       25.05.2026    695,00
      Summe                                          1.095,00
      `,
    ])
    expect(tellRows(claims, ...CLAIM)).toEqual([
      '4711 | 2026-05-04 | 2026-05-18 | 400.00',
      '4712 | 2026-05-11 | 2026-05-25 | 695.00',
    ])
  })

  it('not from the running balance beside the amounts', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Date          Our Ref     Due           Amount     Balance
      04/05/2026    SI-101      18/05/2026    400.00      400.00
      11/05/2026    SI-107      25/05/2026    695.00    1,095.00

      Invoices overdue                                 1,095.00
      `,
    ])
    expect(tellRows(claims, 'document_number', 'open_amount')).toEqual(['SI-101 | 400.00', 'SI-107 | 695.00'])
  })

  it('from labels with their values, one below the other', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Rechnungsnummer       B-2561
      Rechnung vom          02.02.2026
      Fällig seit           04.03.2026
      Noch offen            3.047,79 EUR
      Mahnkosten                2,50 EUR
      Bitte überweisen Sie  3.050,29 EUR
      `,
    ])
    expect(tellRows(claims, ...CLAIM)).toEqual(['B-2561 | 2026-02-02 | 2026-03-04 | 3047.79'])
  })

  it('from a sentence whose days without a year lie before its own', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Bremen, 8. Februar 2026


      meine Rechnung 14/2025 vom 29. November über 464,10 € ist liegen geblieben; sie war am
      13. Januar fällig.
      `,
    ])
    expect(tellRows(claims, ...CLAIM)).toEqual(['14/2025 | 2025-11-29 | 2026-01-13 | 464.10'])
  })

  it('from a sentence that lists several invoices', () => {
    const claims = readRows('reminder', 'claims', [
      `
      für unsere Rechnungen 2026/712 vom 20.07.2026 über 159,49 € (fällig 19.08.2026), 2026/802
      vom 02.08.2026 über 258,92 € (fällig 01.09.2026) und 2026/865 vom 11.08.2026 über 352,85 €
      (fällig 10.09.2026) haben wir noch kein Geld erhalten. Zusammen sind das 771,26 €.
      `,
    ])
    expect(tellRows(claims, ...CLAIM)).toEqual([
      '2026/712 | 2026-07-20 | 2026-08-19 | 159.49',
      '2026/802 | 2026-08-02 | 2026-09-01 | 258.92',
      '2026/865 | 2026-08-11 | 2026-09-10 | 352.85',
    ])
  })

  it('without the number and the day of the letter itself', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Date of notice    Membership number    Amount overdue    Pay no later than
      05/04/2026        87169                £1,623.76         12/04/2026

      Instalment        Billed on            Due               Owed
      2025/308          10/11/2025           10/12/2025        1,608.76
      Cost of this notice                                         15.00
      Total                                                    1,623.76
      `,
    ])
    expect(tellRows(claims, ...CLAIM)).toEqual(['2025/308 | 2025-11-10 | 2025-12-10 | 1608.76'])
  })

  it('with the sum and the day that the rest of the letter gives to the only one', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Forderung aus Rechnung 2026-833 vom 01.02.2026

      an die seit 15.02.2026 fällige Zahlung haben wir mehrfach erinnert.

      Hauptforderung              2.858,82 EUR
      8 % Zinsen                     19,06 EUR
      Mahnauslagen                    5,00 EUR
      Forderungsstand heute       2.882,88 EUR
      `,
    ])
    expect(tellRows(claims, ...CLAIM)).toEqual(['2026-833 | 2026-02-01 | 2026-02-15 | 2858.82'])
  })

  it('of a single line without a number by the heading over its day', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Abgabe                Fälligkeit      Rückstand EUR
      Hundesteuer           08.03.2026      318,53
      Mahngebühr                              5,00
      Summe                                 323,53
      `,
    ])
    expect(tellRows(claims, 'payment_due_date', 'open_amount')).toEqual(['2026-03-08 | 318.53'])
  })

  it('over pages whose columns differ, without the sum that is carried over', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Rechnung    Datum         Fällig        Objekt                  EUR
      4711001     01.05.2026    05.05.2026    Transporter Nord     512,89
      4711002     01.06.2026    05.06.2026    Transporter Nord     512,89
                                              Übertrag           1.025,78
      `,
      `
                                              Übertrag           1.025,78
      4711003  01.07.2026    05.07.2026       Stapler              297,50
      Summe Rückstand                                            1.323,28
      `,
    ])
    expect(tellRows(claims, 'document_number', 'open_amount')).toEqual([
      '4711001 | 512.89',
      '4711002 | 512.89',
      '4711003 | 297.50',
    ])
  })

  it('without fees and interest that stand among them', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Date          Reference     Details                          Amount
      01/04/2026    MF-0918       Maintenance April                478.00
      01/07/2026    MF-0919       Maintenance July                 478.00
      15/07/2026    INT-0725      Late payment interest              8.43
      Total Outstanding                                            964.43
      `,
    ])
    expect(tellRows(claims, 'document_number', 'open_amount')).toEqual(['MF-0918 | 478.00', 'MF-0919 | 478.00'])
  })

  it('less a credit among them where the sum shows that it was taken off', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Beleg        Datum         Fällig         Betrag
      RE 118840    02.07.2026    01.08.2026     300,00
      GU 004471    04.08.2026    05.08.2026     100,00
      Saldo offener Posten                      200,00
      `,
    ])
    expect(tellRows(claims, 'document_number', 'open_amount')).toEqual(['RE 118840 | 300.00', 'GU 004471 | -100.00'])
  })

  it('due on the day under a heading in another language, where a year is no number', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Período                 Vencimento    Valor em dívida
      2.º trimestre 2026      08/04/2026           612,45
      3.º trimestre 2026      08/07/2026           612,45
      Subtotal                                   1.224,90
      `,
    ])
    expect(tellRows(claims, ...CLAIM)).toEqual(['- | - | 2026-04-08 | 612.45', '- | - | 2026-07-08 | 612.45'])
  })

  it.each([
    [
      'La fattura n. FPR 21/26 del 28 febbraio 2026 di € 549,00 è scaduta da mesi.',
      'FPR 21/26 | 2026-02-28 | - | 549.00',
    ],
    [
      'Votre facture n° 30 0118 4402 du 07/10/2026,\nà régler au plus tard le 22/10/2026, de 412,88 €, reste ouverte.',
      '30 0118 4402 | 2026-10-07 | 2026-10-22 | 412.88',
    ],
  ])('from the sentence %s', (sentence, claim) => {
    expect(tellRows(readRows('reminder', 'claims', [sentence]), ...CLAIM)).toEqual([claim])
  })
})
