import type { FieldValue } from '../../domain/field.ts'
import type { Content, InvoiceData, StructuredInvoice } from '../../domain/content.ts'
import type { ProcessingLimits } from '../../domain/outcome.ts'
import { decodeText } from './decode-text.ts'
import { parseEInvoice } from './einvoice/parse-einvoice.ts'
import { makeTextContent } from './typeset/make-content.ts'

/** Columns of the sheet. */
const LABEL_WIDTH = 34
const CELL_WIDTH = 40

/**
 * Reads XML: an e-invoice is laid out as a sheet of labels and values, other XML as its own text.
 * Throws DocumentError `unreadable_file` for XML that is unsafe or damaged.
 */
export async function readXmlDocument(bytes: Uint8Array, limits: ProcessingLimits): Promise<Content> {
  const structured = parseEInvoice(bytes)
  return makeTextContent(structured === null ? decodeText(bytes) : writeSheet(structured), limits, structured)
}

/** All invoices of the file that are read, one below the other. What they share stands in the first alone. */
function writeSheet(invoice: StructuredInvoice): string {
  const { syntax, profile, type, values, further = [] } = invoice
  const head = [...writeValue('syntax', syntax), ...(profile === '' ? [] : writeValue('profile', profile))]
  const own = further.map((one) => writeInvoice(one.type, omitShared(one.values, values), []))
  return [writeInvoice(type, values, head), ...own].join('\n\n')
}

/** The parties, and long texts: a hundred times the same would be a sheet of any size. */
function omitShared(values: InvoiceData['values'], first: InvoiceData['values']): InvoiceData['values'] {
  const isShared = ([key, value]: readonly [string, FieldValue]): boolean =>
    value === first[key] && (/^(?:sender|recipient)_/.test(key) || (value?.length ?? 0) > CELL_WIDTH)
  return Object.fromEntries(Object.entries(values).filter((entry) => !isShared(entry)))
}

function writeInvoice(type: InvoiceData['type'], values: InvoiceData['values'], head: readonly string[]): string {
  const entries = Object.entries(values).filter(([key]) => key !== 'type')
  return [nameLabel(type), '', ...head, ...entries.flatMap(([key, value]) => writeValue(key, value))].join('\n')
}

function writeValue(key: string, value: FieldValue): string[] {
  if (value === null) return []
  if (typeof value === 'string') {
    const [first = '', ...rest] = value.split('\n')
    return [nameLabel(key).padEnd(LABEL_WIDTH) + first, ...rest.map((line) => ' '.repeat(LABEL_WIDTH) + line)]
  }
  const rows = value.flatMap((row, index) => [
    ...Object.entries(row).flatMap(([cell, text]) =>
      text === null || text === ''
        ? []
        : writeValue(`  ${cell}`, text.replaceAll(/\s+/g, ' ').slice(0, CELL_WIDTH * 4)),
    ),
    ...(index < value.length - 1 ? [''] : []),
  ])
  return ['', nameLabel(key), ...rows, '']
}

/** `document_number` -> `Document number` */
function nameLabel(key: string): string {
  const words = key.replaceAll(/[_-]/g, ' ').replaceAll(/\b(vat|iban|bic|id)\b/g, (word) => word.toUpperCase())
  return words.replace(/[a-z]/, (letter) => letter.toUpperCase())
}
