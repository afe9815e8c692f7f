import { describe, expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

test('a bank statement has its number, period, balances and holder', () => {
  const fields = readFields(
    makePage(`
    Musterbank Nord eG
    Kontoauszug Nr. 5/2026
    Kontoinhaber: Petra Sommer
    IBAN DE34 9999 0001 0001 2345 67
    Zeitraum vom 01.05.2026 bis 31.05.2026

    Buchungstag   Verwendungszweck                      Betrag EUR
                  Alter Kontostand                        1.250,00
    04.05.2026    Miete Mai                                -780,00
    12.05.2026    Gehalt                                  2.410,55
    20.05.2026    Strom                                     -92,30
                  Neuer Kontostand                        2.788,25
  `),
  )
  expect(fields).toMatchObject({
    type: 'bank-statement',
    statement_number: '5/2026',
    account_holder: 'Petra Sommer',
    period_start: '2026-05-01',
    period_end: '2026-05-31',
    opening_balance: '1250.00',
    closing_balance: '2788.25',
  })
})

test('a payslip has its month, gross, deductions, net and payout', () => {
  const fields = readFields(
    makePage(`
    Holzbau Lindner GmbH
    Entgeltabrechnung für Mai 2026
    Personalnummer: 00417          Steuerklasse: 3
    Krankenkasse: Musterkasse Nord

    Gesamtbrutto                         3.500,00
    Lohnsteuer                             412,50
    Solidaritätszuschlag                     0,00
    Krankenversicherung                    283,50
    Rentenversicherung                     325,50
    Arbeitslosenversicherung                45,50
    Pflegeversicherung                      59,50
    Nettoverdienst                       2.373,50
    Auszahlungsbetrag                    2.373,50
  `),
  )
  expect(fields).toMatchObject({
    type: 'salary-statement',
    period_start: '2026-05-01',
    period_end: '2026-05-31',
    personnel_number: '00417',
    tax_class: '3',
    health_insurer: 'Musterkasse Nord',
    gross_amount: '3500.00',
    wage_tax: '412.50',
    health_insurance: '283.50',
    pension_insurance: '325.50',
    unemployment_insurance: '45.50',
    care_insurance: '59.50',
    net_amount: '2373.50',
    payout_amount: '2373.50',
  })
})

test('a reminder has its level, fee, interest and sum', () => {
  const fields = readFields(
    makePage(`
    Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

    2. Mahnung
    unsere Rechnung ist noch nicht beglichen:

    Hauptforderung                         595,00 EUR
    Mahngebühr                               5,00 EUR
    Verzugszinsen                            4,12 EUR
    Gesamtforderung                        604,12 EUR
    Bitte überweisen Sie den Betrag bis zum 15.06.2026.
  `),
  )
  expect(fields).toMatchObject({
    type: 'reminder',
    reminder_level: '2',
    principal_amount: '595.00',
    reminder_fee: '5.00',
    interest_amount: '4.12',
    amount_due: '604.12',
    payment_due_date: '2026-06-15',
  })
})

test('a balance sheet has its totals and the day that it speaks of', () => {
  const fields = readFields(
    makePage(`
    Bilanz zum 31.12.2025
    Holzbau Lindner GmbH

    AKTIVA                                        EUR
    Anlagevermögen                         120.000,00
    Umlaufvermögen                          80.000,00
    Summe Aktiva                           200.000,00

    PASSIVA                                       EUR
    Eigenkapital                            90.000,00
    Rückstellungen                          20.000,00
    Verbindlichkeiten                       90.000,00
    Summe Passiva                          200.000,00
  `),
  )
  expect(fields).toMatchObject({
    type: 'balance-sheet',
    reporting_date: '2025-12-31',
    fixed_assets: '120000.00',
    current_assets: '80000.00',
    total_assets: '200000.00',
    equity: '90000.00',
    provisions: '20000.00',
    liabilities: '90000.00',
    total_equity_and_liabilities: '200000.00',
  })
})

test('a contract has its parties, law and notice', () => {
  const fields = readFields(
    makePage(`
    SERVICE AGREEMENT

    This Agreement is made on March 2, 2026 by and between Heron Mill Ltd, a company,
    and Larch Yard Inc. (the "Customer"), hereinafter the parties.
    Either party may end it upon thirty (30) days prior written notice.
    This Agreement shall be governed by the laws of the State of Vermont.
  `),
  )
  expect(fields).toMatchObject({
    type: 'contract',
    sender_name: 'Heron Mill Ltd',
    recipient_name: 'Larch Yard Inc.',
    governing_law: 'State of Vermont',
    notice_period: 'thirty (30) days',
  })
})

describe('a tax assessment', () => {
  test('has the tax, the year and what is to pay', () => {
    const fields = readFields(
      makePage(`
    Finanzamt Musterstadt
    Bescheid für 2024 über Einkommensteuer
    Steuernummer 29/123/45678
    Der Bescheid ergeht unter dem Vorbehalt der Nachprüfung.

    Festgesetzte Steuer                       4.210,00 EUR
    Steuerabzug vom Lohn                      3.900,00 EUR
    Noch zu zahlen                              310,00 EUR
    Rechtsbehelfsbelehrung: Einspruch ist möglich.
  `),
    )
    expect(fields).toMatchObject({
      type: 'tax-assessment-note',
      tax_type: 'Einkommensteuer',
      assessment_period: '2024',
      tax_number: '29/123/45678',
      assessed_amount: '4210.00',
      prepaid_amount: '3900.00',
      amount_due: '310.00',
      subject_to_review: 'true',
    })
  })
})

test('an invoice has none of these', () => {
  const fields = readFields(
    makePage('Rechnung Nr. 4711 vom 04.05.2026\n\nGesamtbetrag   119,00 €\nzzgl. MwSt. 19 %   19,00 €'),
  )
  expect(fields).not.toHaveProperty('opening_balance')
  expect(fields).not.toHaveProperty('reminder_fee')
})
