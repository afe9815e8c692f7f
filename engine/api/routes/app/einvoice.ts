import { einvoiceQuerySchema, type EInvoice, type EInvoiceNode } from '../../../contract/app/einvoice.ts'
import { describeInvoice, type InvoiceNode } from '../../../stages/read/einvoice/describe/describe-invoice.ts'
import { parseEInvoice } from '../../../stages/read/einvoice/parse-einvoice.ts'
import { readXml } from '../../../store/einvoice-xml.ts'
import type { ApiParts } from '../../api-parts.ts'
import { ApiError } from '../../errors.ts'
import { readQuery } from '../../read-query.ts'
import type { RouteContext } from '../../request-state.ts'
import { findDocument } from './documents.ts'

/** Bytes: a thousand lines are one MiB; nobody reads more on a page, and others wait while it is taken apart. */
const MAX_LENGTH = 2 * 1024 * 1024

/** GET /app/documents/{document}/einvoice: the XML of an e-invoice in readable words. */
export async function getEInvoice(ctx: RouteContext, { database, config }: ApiParts): Promise<void> {
  const { id, isEInvoice, status } = findDocument(ctx, database)
  const { language } = readQuery(einvoiceQuerySchema, ctx.query)
  const isRead = isEInvoice && status === 'completed'
  const xml = isRead ? await readXml(config.dataFolder, id, { limit: MAX_LENGTH }) : null
  if (xml === 'too_large') {
    throw new ApiError('not_found', 'The XML of this e-invoice is too long to be shown. Save the original instead.')
  }
  const described = xml && describeInvoice(xml, language)
  if (!xml || !described) throw new ApiError('not_found', 'This document has no XML of an e-invoice.')
  const profile = parseEInvoice(xml)?.profile ?? ''
  ctx.body = { data: { format: described.format, profile, tree: described.tree.map(presentNode) } satisfies EInvoice }
}

function presentNode({ name, term, value, children }: InvoiceNode): EInvoiceNode {
  return { name, term, value, children: children.map(presentNode) }
}
