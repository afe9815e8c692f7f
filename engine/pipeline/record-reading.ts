import { SERVICE } from '../domain/audit.ts'
import type { Fields } from '../domain/field.ts'
import { recordChange } from '../store/audit-trail.ts'
import type { WritingDatabase } from '../store/database.ts'
import { findDocument, type StoredDocument } from '../store/documents.ts'
import { currentResults } from './summarize-document.ts'

/**
 * Adds to the trail what a reading has changed: the type, and each value that was there before and is another one now. What a first
 * reading finds is kept with its run. Call it in the transaction that saves the reading.
 * @param document as it was before
 * @param before its fields then, corrections applied
 */
export function recordReading(database: WritingDatabase, document: StoredDocument, before: Fields): void {
  const now = findDocument(database, document.id)
  if (!now) return
  const note = (field: string, from: unknown, to: unknown): void => {
    if (JSON.stringify(from) === JSON.stringify(to)) return
    recordChange(database, document, SERVICE, { action: 'field.read', field, before: from, after: to })
  }
  note('type', document.documentType, now.documentType)
  if (Object.keys(before).length === 0) return
  const after = currentResults(database, now).fields
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  keys.delete('type')
  for (const key of keys) note(key, before[key]?.value ?? null, after[key]?.value ?? null)
}
