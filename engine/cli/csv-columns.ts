import { disarm } from '../export/disarm.ts'
import type { FileResult } from './process-files.ts'

/** Fields with one value that most documents share; the whole of a result is in the JSON forms. */
const FIELDS = [
  'type',
  'language',
  'document_number',
  'issue_date',
  'payment_due_date',
  'service_date',
  'currency',
  'net_amount',
  'total_tax_amount',
  'gross_amount',
  'amount_due',
  'sender_name',
  'sender_vat_id',
  'recipient_name',
  'customer_number',
  'order_number',
  'iban',
  'bic',
  'payment_reference',
] as const

export const CSV_COLUMNS = ['file', 'status', 'error_code', 'error_message', 'pages', 'is_e_invoice', ...FIELDS]

/** One row a document, in the order of CSV_COLUMNS. */
export function toCsvRow({ file, document, error }: FileResult): readonly string[] {
  const fields = FIELDS.map((key) => {
    const value = document?.extractions?.[key]?.value
    return typeof value === 'string' ? value : ''
  })
  return [
    file,
    document?.status ?? 'error',
    error?.code ?? '',
    error?.message ?? '',
    String(document?.number_of_pages ?? ''),
    String(document?.is_e_invoice ?? ''),
    ...fields,
  ].map(disarm)
}
