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

  it('are set off against credit notes without a day to pay, where the sum says so', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Documento        Del           Scadenza      gg. ritardo    Importo orig.    Residuo
      Ft 2041/25       30/06/25      31/08/25               50         7.320,00    3.660,00
      Ft 2118/25       15/07/25      15/09/25               35         1.220,00    1.220,00
      NC 88/25         04/08/25                                         -183,00     -183,00
      Ft 2290/25       30/09/25      30/11/25        a scadere         2.440,00  (2.440,00)
      Totale scaduto                                                               4.697,00
      `,
    ])
    expect(tellRows(claims, 'document_number', 'payment_due_date', 'open_amount')).toEqual([
      '2041/25 | 2025-08-31 | 3660.00',
      '2118/25 | 2025-09-15 | 1220.00',
      'NC 88/25 | - | -183.00',
    ])
  })

  it('are not the fees in the column beside them', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Recibo        Mensualidad    Vencimiento    Importe      Gastos dev.
      25/06-118     Junio          05/06/2025     95,00 €         4,50 €
      25/07-118     Julio          05/07/2025     95,00 €         4,50 €
      Total                                      190,00 €         9,00 €
      `,
    ])
    expect(tellRows(claims, 'open_amount')).toEqual(['95.00', '95.00'])
  })

  it('are told in a sentence with the day by which they should have been paid', () => {
    const claims = readRows('reminder', 'claims', [
      `
      Toch hebben wij nog geen betaling ontvangen voor uw jaarafrekening met nummer 5118840227
      van 18 juni 2025, die u uiterlijk 9 juli 2025 had moeten betalen. Het gaat om € 118,44.
      Te betalen    € 118,44
      `,
    ])
    expect(tellRows(claims, 'issue_date', 'payment_due_date')).toEqual(['2025-06-18 | 2025-07-09'])
  })
})
