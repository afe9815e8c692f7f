import { describe, expect, test } from 'vitest'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

describe('a payslip as a form of boxes', () => {
  const fields = readFields(
    makePage(`
    Abrechnung der Brutto/Netto-Bezüge für Mai 2026

    Personal-Nr.   Geburtsdatum   StKl   Konfession   Eintritt     Krankenkasse
    00417          22.03.68       3      rk           01.10.2010   Musterkasse Nord

    Identifikationsnummer         SV-Nummer
    12 345 678 903                12 220368 S 001

    Steuerbrutto      Lohnsteuer      Kirchensteuer   SolZ
    3.450,00          412,50          37,12           0,00

    Rentenversicherung          9,30 %   3.500,00       325,50
    Gesamt-Brutto                                     3.500,00
    Auszahlungsbetrag                                 2.333,50
  `),
  )

  test('values stand below their labels', () => {
    expect(fields).toMatchObject({
      type: 'salary-statement',
      period_start: '2026-05-01',
      personnel_number: '00417',
      birth_date: '1968-03-22',
      tax_class: '3',
      entry_date: '2010-10-01',
      health_insurer: 'Musterkasse Nord',
      tax_id: '12 345 678 903',
      social_security_number: '12 220368 S 001',
      taxable_gross: '3450.00',
      wage_tax: '412.50',
      church_tax: '37.12',
    })
  })

  test('of rate, base and amount the amount counts', () => {
    expect(fields['pension_insurance']).toBe('325.50')
  })

  test('without a net amount what is paid out is it', () => {
    expect(fields).toMatchObject({ payout_amount: '2333.50', net_amount: '2333.50' })
  })
})

test('a British payslip beside its year to date', () => {
  const fields = readFields(
    makePage(`
    Heron Mill Ltd                              PAYSLIP
    Employee No: 4711        Tax Code: 1257L
    NI Number: QQ 12 34 56 C      Pay period: 1 May 2026 - 31 May 2026

    Description          This Period     Year to Date
    Gross Pay               3,000.00         6,000.00
    PAYE Tax                  390.00           780.00
    Net Pay                 2,410.00         4,820.00
  `),
  )
  expect(fields).toMatchObject({
    type: 'salary-statement',
    personnel_number: '4711',
    social_security_number: 'QQ 12 34 56 C',
    gross_amount: '3000.00',
    wage_tax: '390.00',
  })
})
