import { describe, expect, it } from 'vitest'
import { readRows, tellRows } from './read-rows.ts'

describe('claims in a list of lines', () => {
  it('are told by number, day and amount; the dash in front is no minus', () => {
    const claims = readRows('reminder', 'claims', [
      `
      the following invoices have not been paid:

      - SI 548/24 of 27 January 2024 (due on 26 February 2024) £2,978.68
      - £10.32 for invoice 57.081 of 25 October 2024, payable by 24 November 2024

      Total now due     £2,989.00
      `,
    ])
    expect(tellRows(claims, 'document_number', 'issue_date', 'payment_due_date', 'open_amount')).toEqual([
      'SI 548/24 | 2024-01-27 | 2024-02-26 | 2978.68',
      '57.081 | 2024-10-25 | 2024-11-24 | 10.32',
    ])
  })

  it('have the number of the invoice where a column counts the rows', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Nr.   Belegnr.      Datum         Fällig          Saldo EUR
      1     AR 4037/24    05.06.2024    19.06.2024       1.752,92
      2     90.720        30.06.2024    14.07.2024         814,70
      `,
    ])
    expect(tellRows(claims, 'document_number', 'open_amount')).toEqual(['AR 4037/24 | 1752.92', '90.720 | 814.70'])
  })
})
