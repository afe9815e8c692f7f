import { expect, it, test } from 'vitest'
import { subtractPayments } from '../../../../../engine/stages/find/tables/claims/subtract-payments.ts'
import { readRows, tellRows } from '../read-rows.ts'

it('of an invoice that was paid in parts the rest is open', () => {
  const claims = readRows('reminder', 'claims', [
    `
    Von meiner Rechnung AR 25/0041 vom 10. Februar 2026 über 9.450,00 Euro sind
    nach den Teilzahlungen (4.000,00 am 3. März und 3.560,00 am 27. März) immer
    noch 1.890,00 Euro offen.
    `,
  ])
  expect(tellRows(claims, 'document_number', 'open_amount')).toEqual(['AR 25/0041 | 1890.00'])
})

const tell = (text: string, ...printed: readonly number[]) => subtractPayments(25_500, { text, page: null }, printed)

test.each([
  ['one half paid, the other printed', ', € 127,50 ontvangen, resteert € 127,50', [12_750, 12_750], '127.50'],
  ['one half paid, the other not printed', ', € 127,50 ontvangen', [12_750], null],
  ['nothing said of a payment', ', darin 55,00 Steuer auf 200,00', [5_500, 20_000], null],
  ['a rest that is not printed', ', bezahlt 55,00', [5_500], null],
  ['more paid than owed', ', bezahlt 300,00', [30_000, 4_500], null],
])('%s', (_, text, printed, wanted) => {
  expect(tell(text, ...printed)).toBe(wanted)
})

it('scaduta dal names the day on which an invoice was due', () => {
  const claims = readRows('reminder', 'claims', [
    'Risulta scaduta dal 31/10/2025 la fattura n. 447/A del 30/09/2025 di € 964,00.',
  ])
  expect(tellRows(claims, 'issue_date', 'payment_due_date')).toEqual(['2025-09-30 | 2025-10-31'])
})
