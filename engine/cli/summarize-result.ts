import type { DocumentResource } from '../contract/document.ts'
import type { FileResult } from './process-files.ts'

const LABEL_WIDTH = 12

/** What would steer the terminal: a document, and the name of its file, may hold any character. */
const CONTROLS = /\p{Cc}/gu

/** A few lines to read for a result: what it is, from whom to whom, how much and when. Ends with an empty line. */
export function summarizeResult({ file, document, error }: FileResult): string {
  const lines = [file, ...(error ? [`  ${error.code}: ${error.message}`] : describeDocument(document!))]
  return `${lines.map(writeLine).join('')}\n`
}

/** One line for a file that was not read. */
export function summarizeFailure({ file, error }: FileResult): string {
  return writeLine(`${file}: ${error?.code}: ${error?.message}`)
}

function writeLine(text: string): string {
  return `${text.replace(CONTROLS, ' ')}\n`
}

function describeDocument(document: DocumentResource): readonly string[] {
  const value = (key: string): string | null => {
    const found = document.extractions?.[key]?.value
    return typeof found === 'string' && found !== '' ? found : null
  }
  const currency = value('currency') ?? ''
  const amounts = [
    ['net', value('net_amount')],
    ['tax', value('total_tax_amount')],
    ['gross', value('gross_amount')],
  ].flatMap(([name, amount]) => (amount === null ? [] : [`${name} ${amount}`]))
  const rows: readonly (readonly [string, string | null])[] = [
    ['From', join([value('sender_name'), value('sender_vat_id')])],
    ['To', value('recipient_name')],
    ['Date', value('issue_date')],
    ['Due', value('payment_due_date')],
    ['Amounts', amounts.length === 0 ? null : `${amounts.join(', ')} ${currency}`.trimEnd()],
    ['Tax rates', describeTaxRows(document)],
    ['Account', join([value('iban'), value('bic')])],
  ]
  return [
    `  ${describeKind(document, value('type') ?? 'document', value('document_number'))}`,
    ...rows.flatMap(([label, text]) => (text === null ? [] : [`  ${label.padEnd(LABEL_WIDTH)}${text}`])),
  ]
}

function describeKind(document: DocumentResource, type: string, number: string | null): string {
  const pages = document.number_of_pages ?? 0
  const facts = [
    document.is_e_invoice ? 'e-invoice' : null,
    pages > 0 ? `${pages} ${pages === 1 ? 'page' : 'pages'}` : null,
    document.file_format,
  ]
  return `${join([type, number])} (${facts.filter((fact) => fact !== null).join(', ')})`
}

function describeTaxRows(document: DocumentResource): string | null {
  const rows = document.extractions?.['tax_breakdowns']?.value
  if (!Array.isArray(rows) || rows.length === 0) return null
  return rows
    .map((row) => `${row['tax_rate'] ?? '?'} % of ${row['taxable_amount'] ?? '?'} = ${row['tax_amount'] ?? '?'}`)
    .join('; ')
}

function join(parts: readonly (string | null)[]): string | null {
  const known = parts.filter((part) => part !== null)
  return known.length === 0 ? null : known.join('  ')
}
