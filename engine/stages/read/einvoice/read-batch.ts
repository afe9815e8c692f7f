import type { InvoiceData, StructuredInvoice } from '../../../domain/content.ts'
import type { XmlElement } from './read-xml.ts'

/** Behind the first: a month's invoices to one customer. Those beyond are counted alone, as each of them costs what its header costs. */
const MOST_READ = 100

/** The first invoice of a file, and those behind it. */
export function readBatch(
  bodies: readonly XmlElement[],
  readInvoice: (body: XmlElement | null) => InvoiceData,
): InvoiceData & Pick<StructuredInvoice, 'further' | 'unread'> {
  const [first, ...further] = bodies.slice(0, 1 + MOST_READ)
  return {
    ...readInvoice(first ?? null),
    ...(further.length > 0 && { further: further.map(readInvoice) }),
    ...(bodies.length > 1 + MOST_READ && { unread: bodies.length - 1 - MOST_READ }),
  }
}
