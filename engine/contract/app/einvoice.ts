import { z } from 'zod'
import { INVOICE_SYNTAXES } from '../../domain/content.ts'

/** Query of GET /app/documents/{document}/einvoice. */
export const einvoiceQuerySchema = z.object({
  language: z.enum(['de', 'en'], { error: 'language must be de or en.' }).default('en'),
})

/** One element of an e-invoice's XML: a value, or a group of others. */
export interface EInvoiceNode {
  /** What the standard calls it, in the language that was asked for; the element's own name where it is no term of the standard. */
  name: string
  /** Of EN 16931-1: `BT-1`, `BG-4`; null where it is none. */
  term: string | null
  value: string | null
  children: EInvoiceNode[]
}

const nodeSchema: z.ZodType<EInvoiceNode> = z.strictObject({
  name: z.string(),
  term: z.string().nullable(),
  value: z.string().nullable(),
  get children() {
    return z.array(nodeSchema)
  },
})

/** Answer of GET /app/documents/{document}/einvoice. */
export const einvoiceSchema = z.object({
  format: z.enum(INVOICE_SYNTAXES),
  /** Specification identifier (BT-24), empty when not stated. */
  profile: z.string(),
  tree: z.array(nodeSchema),
})

export type EInvoice = z.infer<typeof einvoiceSchema>
