import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from './read-rows.ts'

describe('claims of a reminder', () => {
  const CLAIM = ['document_number', 'issue_date', 'payment_due_date', 'open_amount'] as const

  it('are the open items of a table, the sum below being the proof', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Rechnungs-Nr.      Datum         fällig        Offener Betrag
      143377             22.06.2024    06.07.2024        768,48 EUR
      RE-2024-8858       07.08.2024    21.08.2024      3.336,67 EUR
                         Hauptforderung                4.105,15 EUR
      `,
    ])
    expect(tellRows(claims, ...CLAIM)).toEqual([
      '143377 | 2024-06-22 | 2024-07-06 | 768.48',
      'RE-2024-8858 | 2024-08-07 | 2024-08-21 | 3336.67',
    ])
    expect(claims!.confidence).toBeGreaterThan(0.85)
  })

  it('stand in a sentence where there is but one', () => {
    const claims = readRows('reminder', 'claims', [
      `
      für unsere Rechnung Nr. R-2023-77 vom 25.03.2023, fällig am 04.04.2023,
      haben wir noch keine Zahlung über 156,31 EUR erhalten.
      `,
    ])
    expect(tellRows(claims, ...CLAIM)).toEqual(['R-2023-77 | 2023-03-25 | 2023-04-04 | 156.31'])
  })

  it('are read by the shape of their lines under unknown headings', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Beispielwort       Probewort     Musterwort    Testwort
      INV-1001           22.06.2024    06.07.2024        100,00
      `,
    ])
    expect(tellRows(claims, ...CLAIM)).toEqual(['INV-1001 | 2024-06-22 | 2024-07-06 | 100.00'])
  })
})

describe('rows of a payslip', () => {
  it('are earnings until the gross pay and deductions until the payout, bases and what has a field of its own left out', () => {
    const slip = [
      `
      LArt   Text                     Anzahl      Satz      Betrag EUR
      1000   Stundenlohn              100,00     20,00        2.000,00
      2600   Urlaubsgeld                                        220,00
             Gesamtbrutto                                     2.220,00
             Steuerbrutto                                     2.220,00
      /401   Lohnsteuer                                        -220,00
             Nettoentgelt                                     2.000,00
      9900   Vorschuss                                         -500,00
             Auszahlungsbetrag                                1.500,00
      `,
    ]
    const earnings = readRows('salary-statement', 'earnings', slip)
    expect(tellRows(earnings, 'code', 'label', 'quantity', 'rate', 'amount')).toEqual([
      '1000 | Stundenlohn | 100 | 20.00 | 2000.00',
      '2600 | Urlaubsgeld | - | - | 220.00',
    ])
    expect(earnings!.confidence).toBeGreaterThan(0.9)
    expect(tellRows(readRows('salary-statement', 'deductions', slip), 'label', 'amount')).toEqual([
      'Vorschuss | 500.00',
    ])
  })

  it('beside each other are two tables', () => {
    const slip = [
      `
      Earnings          Units   Rate      Amount    Deductions            Amount
      Salary                            2,550.00    Income tax            420.15
      Bonus                               268.00    Pension               157.95
      Total payments                    2,818.00    Total deductions      578.10
      `,
    ]
    expect(tellRows(readRows('salary-statement', 'earnings', slip), 'label', 'amount')).toEqual([
      'Salary | 2550.00',
      'Bonus | 268.00',
    ])
    expect(tellRows(readRows('salary-statement', 'deductions', slip), 'label', 'amount')).toEqual([
      'Income tax | 420.15',
      'Pension | 157.95',
    ])
  })
})

describe('positions of a balance sheet', () => {
  it('of both sides are read one after the other, sums left out', () => {
    const positions = readRows('balance-sheet', 'positions', [
      `
      Aktiva                                          Passiva
                              2025     2024                                 2025     2024
      A.  Anlagevermögen    24.170   29.713           A.  Eigenkapital    17.295   21.663
      I.  Sachanlagen       17.826   20.364           I.  Stammkapital     4.424    6.128
      B.  Umlaufvermögen    22.999   23.663           B.  Rückstellungen   9.485    5.706
          Aktiva gesamt     47.169   53.376               Passiva gesamt  47.169   53.376
      `,
    ])
    expect(tellRows(positions, 'code', 'label', 'amount', 'prior_amount')).toEqual([
      'A. | Anlagevermögen | 24170 | 29713',
      'I. | Sachanlagen | 17826 | 20364',
      'B. | Umlaufvermögen | 22999 | 23663',
      'A. | Eigenkapital | 17295 | 21663',
      'I. | Stammkapital | 4424 | 6128',
      'B. | Rückstellungen | 9485 | 5706',
    ])
  })

  it('have labels without the dots that lead to their amounts, and such as run up to them', () => {
    const positions = readRows('balance-sheet', 'positions', [
      `
      Bilanz zum 31.12.2025

      Sachanlagen........           1.250,00
      Forderungen . . . . . .         480,00
      Kassenbestand                   120,00
      Guthaben bei Kreditinstituten 2.150,00
      `,
    ])
    expect(tellRows(positions, 'label', 'amount')).toEqual([
      'Sachanlagen | 1250.00',
      'Forderungen | 480.00',
      'Kassenbestand | 120.00',
      'Guthaben bei Kreditinstituten | 2150.00',
    ])
  })
})

describe('instalments of a tax note', () => {
  it('are days with amounts under their heading', () => {
    const found = readRows('tax-assessment-note', 'prepayments', [
      `
      bereits gezahlte Vorauszahlungen         1.384,00 EUR

      Vorauszahlungen 2026
      Fälligkeit                  Betrag
      15.02.2026                  692,00 EUR
      15.05.2026                  692,00 EUR
      `,
    ])
    expect(tellRows(found, 'due_date', 'amount')).toEqual(['2026-02-15 | 692.00', '2026-05-15 | 692.00'])
  })

  it('are to come where their heading names the year, whatever it says of what was paid', () => {
    const found = readRows('tax-assessment-note', 'prepayments', [
      `
      Vorauszahlungen für 2026, abzüglich bereits geleisteter
      15.02.2026                  692,00 EUR
      15.05.2026                  692,00 EUR
      `,
    ])
    expect(tellRows(found, 'due_date', 'amount')).toEqual(['2026-02-15 | 692.00', '2026-05-15 | 692.00'])
  })

  it('may be told line by line', () => {
    const found = readRows('tax-assessment-note', 'prepayments', [
      `
      Vorauszahlungen 2026
      15.02.2026 werden 692,00 EUR von Ihrem Konto eingezogen
      15.05.2026 werden 692,00 EUR von Ihrem Konto eingezogen
      `,
    ])
    expect(tellRows(found, 'due_date', 'amount')).toEqual(['2026-02-15 | 692.00', '2026-05-15 | 692.00'])
  })
})

describe('entries of a timesheet', () => {
  const ENTRY = ['date', 'start', 'end', 'break_minutes', 'hours', 'activity'] as const

  it('have decimal hours and breaks in minutes, however they are printed', () => {
    const entries = readRows('timesheet', 'entries', [
      `
      Stundennachweis Juli 2026
      Datum        Von     Bis     Pause     Stunden    Tätigkeit
      01.07.2026   06:15   15:00   0:45      08:00      Montage Halle 2
      02.07.2026   07:15   15:30   0:30      07:45      Aufmaß
                   Gesamtstunden:            15:45
      `,
    ])
    expect(tellRows(entries, ...ENTRY)).toEqual([
      '2026-07-01 | 06:15 | 15:00 | 45 | 8 | Montage Halle 2',
      '2026-07-02 | 07:15 | 15:30 | 30 | 7.75 | Aufmaß',
    ])
    expect(entries!.confidence).toBeGreaterThan(0.9)
  })

  it('are read under unknown headings where times and break give the hours', () => {
    const entries = readRows('timesheet', 'entries', [
      `
      Mo 01.07.2026   08:00   16:30   30    8,00   Beratung
      Di 02.07.2026   08:00   12:00   0     4,00   Beratung
      `,
    ])
    expect(tellRows(entries, ...ENTRY)).toEqual([
      '2026-07-01 | 08:00 | 16:30 | 30 | 8 | Beratung',
      '2026-07-02 | 08:00 | 12:00 | 0 | 4 | Beratung',
    ])
  })
})

describe('breaks of a timesheet', () => {
  it.each([
    ['30', '30'],
    ['0,5', '30'],
    ['0,75 h', '45'],
    ['1 Std.', '60'],
    ['00:45', '45'],
  ])('of %s have %s minutes', (printed, minutes) => {
    const entries = readRows('timesheet', 'entries', [
      `
      Stundennachweis Juli 2026
      Datum        Von     Bis     Pause     Tätigkeit
      01.07.2026   06:15   15:00   ${printed.padEnd(8)}  Montage
      02.07.2026   07:15   15:30   ${printed.padEnd(8)}  Aufmaß
      `,
    ])
    expect(tellRows(entries, 'break_minutes')).toEqual([minutes, minutes])
  })
})

describe('parties of a contract', () => {
  it('stand before the roles that the contract gives them', () => {
    const parties = readRows('contract', 'parties', [
      `
      Dienstvertrag
      Zwischen
      Muster & Partner GmbH, Hauptweg 71, 99998 Beispielstadt
      (nachfolgend „Auftraggeber“)
      und
      Sabine Beispiel, Nebenweg 112, 31999 Musterdorf
      (im Folgenden „Auftragnehmer“)
      wird folgender Vertrag geschlossen:
      `,
    ])
    expect(tellRows(parties, 'name', 'role', 'address')).toEqual([
      'Muster & Partner GmbH | Auftraggeber | Hauptweg 71, 99998 Beispielstadt',
      'Sabine Beispiel | Auftragnehmer | Nebenweg 112, 31999 Musterdorf',
    ])
  })
})

describe('deadlines of a letter', () => {
  it('are the days by which something is due, with their sentence; its own date is none', () => {
    const deadlines = readRows('letter', 'deadlines', [
      `
      Musterstadt, den 13. März 2026

      hiermit kündige ich den Vertrag. Bitte bestätigen Sie mir die Kündigung bis zum
      20. April 2026. Die letzte Wartung war am 3. Februar 2026.
      `,
    ])
    expect(tellRows(deadlines, 'date', 'text')).toEqual([
      '2026-04-20 | Bitte bestätigen Sie mir die Kündigung bis zum 20. April 2026.',
    ])
  })
})
