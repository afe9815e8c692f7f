import { z } from 'zod'
import { AUDIT_ACTIONS } from '../../domain/audit.ts'
import { dateTimeSchema, idSchema } from '../scalars.ts'
import { separatorSchema } from './export.ts'

/** One change, as the history of a document shows it. */
export const auditEntrySchema = z.object({
  id: idSchema,
  at: dateTimeSchema,
  account_id: idSchema.nullable(),
  document_id: idSchema.nullable(),
  actor: z.enum(['session', 'token', 'payer', 'command', 'service']),
  /** Of the session or token. */
  actor_id: idSchema.nullable(),
  /** Of the person or token; the address of a payer. */
  actor_name: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  /** Key of a field, `status`, or name of a setting. */
  field: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  /** SHA-256, hexadecimal: ties the entry to the one before. */
  hash: z.string(),
})

/** Answer of GET /app/audit: how long the trail is. */
export const auditSummarySchema = z.object({
  entries: z.int().nonnegative(),
  last_at: dateTimeSchema.nullable(),
  /** Whoever keeps it elsewhere can tell later whether the trail up to here is what it was. */
  last_hash: z.string().nullable(),
})

/** Body of POST /app/audit/export. */
export const auditExportSchema = z.strictObject({
  format: z.enum(['csv', 'json'], { error: 'format must be csv or json.' }).default('csv'),
  separator: separatorSchema,
})

export type AuditEntryResource = z.infer<typeof auditEntrySchema>
export type AuditSummary = z.infer<typeof auditSummarySchema>
export type AuditExportRequest = z.input<typeof auditExportSchema>
