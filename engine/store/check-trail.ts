import { hashEntry, listEntries } from './audit-trail.ts'
import type { ReadingDatabase } from './database.ts'

/** Entries read at once. */
const BATCH = 1000

/** How many documents are named in a sentence. */
const NAMED = 10

/**
 * What of the audit trail does not fit together, a sentence each: entries that are not as they were written, that are gone, and
 * documents that are not as the trail leaves them. Whoever may write the database may also write the whole trail anew; that alone a
 * hash that was kept elsewhere tells (`docket audit` prints the last one).
 */
export function checkTrail(database: ReadingDatabase): readonly string[] {
  const broken = findBreak(database)
  return [...(broken === null ? [] : [broken]), ...findChangedDocuments(database)]
}

/** Null where every entry is tied to the one before, and none is missing. */
export function findBreak(database: ReadingDatabase): string | null {
  let id = 0
  let hash = ''
  for (;;) {
    const entries = listEntries(database, { after: id, limit: BATCH })
    for (const entry of entries) {
      id += 1
      if (entry.id !== id) return `The audit trail was changed behind Docket's back: entry ${id} is missing.`
      hash = hashEntry(entry, hash)
      if (entry.hash !== hash) {
        return `The audit trail was changed behind Docket's back: entry ${id} is not as it was written.`
      }
    }
    if (entries.length < BATCH) break
  }
  const find = database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'audit_entries'").pluck()
  const newest = (find.get() as number | undefined) ?? 0
  if (newest === id) return null
  return `The audit trail was changed behind Docket's back: its last ${newest - id} entries are missing.`
}

/** Documents received since there is a trail: whether they are there, and have the status, type and original that it says. */
function findChangedDocuments(database: ReadingDatabase): readonly string[] {
  const last = (field: string): string =>
    `(SELECT json_extract(after, '$') FROM audit_entries AS entry
      WHERE entry.document_id = received.document_id AND field = '${field}' ORDER BY id DESC LIMIT 1)`
  const ids = database
    .prepare(
      `SELECT received.document_id FROM audit_entries AS received LEFT JOIN documents ON documents.id = received.document_id
       WHERE received.action = 'document.received' AND iif(
         EXISTS (SELECT 1 FROM audit_entries AS gone WHERE gone.document_id = received.document_id AND gone.action = 'document.deleted'),
         documents.id IS NOT NULL,
         documents.id IS NULL
           OR documents.status IS NOT coalesce(${last('status')}, 'pending')
           OR documents.document_type IS NOT ${last('type')}
           OR documents.original_hash IS NOT json_extract(received.after, '$.original_hash')
       ) ORDER BY received.document_id`,
    )
    .pluck()
    .all() as number[]
  if (ids.length === 0) return []
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : ''
  const named = `${ids.length === 1 ? 'Document' : 'Documents'} ${ids.slice(0, NAMED).join(', ')}${more}`
  return [
    `${named} ${ids.length === 1 ? 'is' : 'are'} not as the audit trail says: changed or deleted behind Docket's back.`,
  ]
}
