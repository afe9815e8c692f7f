import type { ExportedDocument } from '../../engine/export/columns.ts'

export function makeExported(changes: Partial<ExportedDocument> = {}): ExportedDocument {
  return {
    id: 7,
    filename: 'rechnung.pdf',
    createdAt: '2026-11-21T07:21:00.123456Z',
    numberOfPages: 2,
    isEInvoice: false,
    checkedAt: null,
    checkedBy: null,
    values: {},
    ...changes,
  }
}

/** Values that get lost where a spreadsheet guesses: zeros in front, more digits than it keeps, signs, quotes, lines. */
export const TRICKY = makeExported({
  filename: 'Größe "A"; B, C.pdf',
  checkedAt: '2026-11-21T08:00:00.000000Z',
  checkedBy: 'Jürgen Weiß',
  values: {
    type: 'invoice',
    document_number: '00012345678901234567890',
    customer_number: '0042',
    order_number: '1E5',
    issue_date: '2026-02-28',
    payment_due_date: null,
    sender_name: 'Bäckerei Müller & Söhne\nZweite Zeile',
    recipient_name: '=1+1',
    payment_reference: '@SUM(A1)',
    iban: 'DE02120300000000202051',
    net_amount: '-1234.50',
    gross_amount: '1469.06',
    amount_due: '0.00',
    line_items: [
      { position: '001', article_number: '007', name: 'Schraube <M8> 5 %', quantity: '2.5', net_amount: '-3.20' },
      { position: '002', article_number: null, name: '-x', quantity: '1', net_amount: '12.00' },
    ],
    tax_breakdowns: [{ taxable_amount: '-1234.50', tax_rate: '19', tax_amount: '-234.56', taxability: 'taxable' }],
  },
})
