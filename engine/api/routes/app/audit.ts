import { Readable } from 'node:stream'
import { auditExportSchema, type AuditEntryResource, type AuditSummary } from '../../../contract/app/audit.ts'
import { toLocalTime } from '../../../export/to-local-time.ts'
import { presentEntry, writeTrail } from '../../../export/write-trail.ts'
import { lastEntry, listHistory, readInBatches } from '../../../store/audit-trail.ts'
import type { ApiParts } from '../../api-parts.ts'
import { readJson } from '../../read-json.ts'
import type { RouteContext } from '../../request-state.ts'
import { findDocument } from './documents.ts'

/** Entries of a document's history at most; the file has all. */
const MAX_HISTORY = 1000

/** GET /app/documents/{document}/history: newest first. */
export function getHistory(ctx: RouteContext, { database }: ApiParts): void {
  const { id } = findDocument(ctx, database)
  const entries = listHistory(database, id, { limit: MAX_HISTORY })
  ctx.body = { data: entries.map(presentEntry) satisfies AuditEntryResource[] }
}

/** GET /app/audit */
export function getAudit(ctx: RouteContext, { database }: ApiParts): void {
  const last = lastEntry(database)
  ctx.body = {
    data: { entries: last?.id ?? 0, last_at: last?.at ?? null, last_hash: last?.hash ?? null } satisfies AuditSummary,
  }
}

/** POST /app/audit/export: all of the installation. */
export async function exportAudit(ctx: RouteContext, { database }: ApiParts): Promise<void> {
  const { format, separator } = await readJson(ctx, auditExportSchema)
  ctx.attachment(`docket-audit-${toLocalTime(new Date().toISOString()).slice(0, 10)}.${format}`)
  ctx.type = format === 'csv' ? 'text/csv; charset=utf-8; header=present' : 'application/json; charset=utf-8'
  ctx.body = Readable.from(writeTrail(readInBatches(database), { format, separator }))
}
