import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Actor, AuditAction } from '../domain/audit.ts'
import { currentTime } from './current-time.ts'
import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** One change of what is kept. Entries are added and never change. */
export interface AuditEntry {
  /** From 1, without gaps. */
  readonly id: number
  readonly at: string
  /** Whose document it is; null for what concerns the whole installation. */
  readonly accountId: number | null
  readonly documentId: number | null
  readonly actor: Actor
  readonly action: AuditAction
  /** Key of a field, `status`, or name of a setting; null where the action says it all. */
  readonly field: string | null
  /** As JSON has it; null: nothing. */
  readonly before: unknown
  readonly after: unknown
  /** See hashEntry. */
  readonly hash: string
}

/** Entries read before others have their turn. */
const BATCH = 500

export type Change = Pick<AuditEntry, 'action'> & Partial<Pick<AuditEntry, 'field' | 'before' | 'after'>>

interface EntryRow extends Omit<AuditEntry, 'actor' | 'before' | 'after'> {
  readonly actorKind: Actor['kind']
  readonly actorId: number | null
  readonly actorName: string | null
  readonly before: string
  readonly after: string
}

const SELECT = `SELECT id, at, account_id AS accountId, document_id AS documentId, actor_kind AS actorKind, actor_id AS actorId,
  actor_name AS actorName, action, field, before, after, hash FROM audit_entries`

/**
 * Adds an entry, in the transaction that makes the change: then the one is kept if and only if the other is.
 * @param subject the document; null for what concerns the whole installation
 */
export function recordChange(
  database: WritingDatabase,
  subject: { readonly id: number; readonly accountId: number } | null,
  by: Actor,
  { action, field = null, before = null, after = null }: Change,
): void {
  if (!database.inTransaction) throw new Error('A change is recorded in the transaction that makes it.')
  const last = lastEntry(database)
  const entry = {
    id: (last?.id ?? 0) + 1,
    at: currentTime(),
    accountId: subject?.accountId ?? null,
    documentId: subject?.id ?? null,
    actor: by,
    action,
    field,
    before,
    after,
  }
  database
    .prepare(
      `INSERT INTO audit_entries (id, at, account_id, document_id, actor_kind, actor_id, actor_name, action, field, before, after, hash)
       VALUES (@id, @at, @accountId, @documentId, @kind, @actorId, @name, @action, @field, @before, @after, @hash)`,
    )
    .run({
      ...entry,
      actor: undefined,
      kind: by.kind,
      actorId: by.id,
      name: by.name,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      hash: hashEntry(entry, last?.hash ?? ''),
    })
}

/**
 * What ties an entry to the one before: SHA-256, hexadecimal, of a JSON array in UTF-8 without blanks, of the hash before (empty for
 * the first), id, at, account, document, kind, id and name of the actor, action, field, before and after.
 */
export function hashEntry(entry: Omit<AuditEntry, 'hash'>, previous: string): string {
  const { id, at, accountId, documentId, actor, action, field, before, after } = entry
  const facts = [
    previous,
    id,
    at,
    accountId,
    documentId,
    actor.kind,
    actor.id,
    actor.name,
    action,
    field,
    before,
    after,
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

/** What happened to a document, newest first. */
export function listHistory(
  database: ReadingDatabase,
  documentId: number,
  { limit }: { readonly limit: number },
): readonly AuditEntry[] {
  const rows = database.prepare(`${SELECT} WHERE document_id = ? ORDER BY id DESC LIMIT ?`).all(documentId, limit)
  return (rows as EntryRow[]).map(toEntry)
}

/** Entries of the whole installation in their order, so many after one of them. @param options.after 0: from the first */
export function listEntries(
  database: ReadingDatabase,
  { after, limit }: { readonly after: number; readonly limit: number },
): readonly AuditEntry[] {
  const rows = database.prepare(`${SELECT} WHERE id > ? ORDER BY id LIMIT ?`).all(after, limit)
  return (rows as EntryRow[]).map(toEntry)
}

/** All of them, with a turn for others after so many. */
export async function* readInBatches(database: ReadingDatabase): AsyncGenerator<readonly AuditEntry[]> {
  for (let after = 0; ;) {
    const entries = listEntries(database, { after, limit: BATCH })
    if (entries.length > 0) yield entries
    if (entries.length < BATCH) return
    after = entries.at(-1)!.id
    await nextTurn()
  }
}

/** Null while there is none. */
export function lastEntry(database: ReadingDatabase): Pick<AuditEntry, 'id' | 'at' | 'hash'> | null {
  const row = database.prepare('SELECT id, at, hash FROM audit_entries ORDER BY id DESC LIMIT 1').get()
  return (row as Pick<AuditEntry, 'id' | 'at' | 'hash'> | undefined) ?? null
}

function toEntry({ actorKind, actorId, actorName, before, after, ...row }: EntryRow): AuditEntry {
  return {
    ...row,
    actor: { kind: actorKind, id: actorId, name: actorName },
    before: JSON.parse(before) as unknown,
    after: JSON.parse(after) as unknown,
  }
}
