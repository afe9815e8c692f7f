import { describe, expect, test } from 'vitest'
import { findCandidates } from '../../../../../engine/stages/find/find-candidates.ts'
import { makePage } from '../../../../fixtures/builders/page.ts'
import { readFields } from '../../read-fields.ts'

describe('a balance sheet', () => {
  test('of two sides has the sum of either and the days of its columns', () => {
    const fields = readFields(
      makePage(`
                           Bilanz zum 31.12.2025
                           Holzbau Lindner GmbH
      AKTIVA          31.12.2025  31.12.2024   PASSIVA         31.12.2025  31.12.2024
      A. Anlagevermögen  120.000     110.000   A. Eigenkapital     90.000      85.000
      B. Umlaufvermögen   80.000      70.000   B. Rückstellungen   20.000      15.000
                                               C. Verbindlichkeiten 90.000     80.000
      Bilanzsumme        200.000     180.000   Bilanzsumme        200.000     180.000
    `),
    )
    expect(fields).toMatchObject({
      reporting_date: '2025-12-31',
      prior_reporting_date: '2024-12-31',
      fixed_assets: '120000',
      equity: '90000',
      liabilities: '90000',
      total_assets: '200000',
      total_equity_and_liabilities: '200000',
    })
  })

  test('a special position is not the group that it belongs to', () => {
    const fields = readFields(
      makePage(`
      Bilanz zum 31.12.2025
      Aktiva                                           EUR
      Verbindlichkeiten aus Lieferungen und Leistungen   5.000,00
      Verbindlichkeiten                                 90.000,00
    `),
    )
    expect(fields['liabilities']).toBe('90000.00')
  })

  test.each([
    ['1000', 'montants en milliers d’euros'],
    ['1000', 'importi in migliaia di euro'],
    ['1000', 'cifras en miles de euros'],
    ['1000', 'bedragen x € 1.000'],
    ['1000', 'valores em milhares de euros'],
    ['1000000', 'en millions d’euros'],
    ['100000', '(₹ in lakhs)'],
    ['10000000', '(Rs. in crores)'],
  ])('has amounts in units of %s: %s', (scale, said) => {
    const { scalars } = findCandidates([makePage(`Balance 31.12.2025\n${said}`)], 'balance-sheet', {
      locale: null,
      codes: [],
      additionalText: null,
    })
    expect(scalars['unit_scale']?.map(({ value }) => value)).toContain(scale)
  })
})
