import type { Actor } from '../domain/audit.ts'
import { applyCorrections, type Correction } from '../domain/apply-corrections.ts'
import type { Candidate, Field, FieldValue } from '../domain/field.ts'
import { findWordsAround, type WordsAround } from '../domain/words-around.ts'
import { announceDocument } from '../store/announce.ts'
import { recordChange } from '../store/audit-trail.ts'
import { addCorrection, correctionsInForce, markUndone, type StoredCorrection } from '../store/corrections.ts'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from '../store/database.ts'
import { findDocument, updateDocument } from '../store/documents.ts'
import { getExtraction } from '../store/extractions.ts'
import { refuseLocked } from '../store/locks.ts'
import { getText } from '../store/texts.ts'
import { summarizeDocument } from './summarize-document.ts'

/** A checked value; without a place it takes that of the candidate that has the same value, if there is one. */
export type WantedCorrection = Pick<Correction, 'key' | 'value'> & {
  readonly place: Pick<Correction, 'text' | 'page' | 'box'> | null
}

/**
 * Puts a person's word before what was read, each with its evidence, all or nothing; tells webhooks.
 * Corrections hold until they are undone, over later runs too.
 * @throws RangeError for a document without results, LockedDocumentError
 */
export function correctFields(
  database: WritingDatabase,
  documentId: number,
  corrections: readonly WantedCorrection[],
  { by }: { readonly by: Actor },
): void {
  inTransaction(database, () => {
    refuseLocked(database, documentId)
    const extraction = getExtraction(database, documentId)
    if (!extraction) throw new RangeError(`Document ${documentId} has no fields.`)
    const fields = applyCorrections(extraction.fields, correctionsInForce(database, documentId))
    const pages = getText(database, documentId)?.plainText.split('\f') ?? []
    for (const { key, value, place } of corrections) {
      const field = fields[key] ?? { value: null, candidates: [] }
      const { text, page, box } = place ?? placeOf(field, value)
      addCorrection(database, {
        documentId,
        runId: extraction.runId,
        key,
        value,
        text,
        page,
        box,
        wordsAround: wordsAround(pages, { text, page, box }),
        previous: { value: field.value, candidate: field.candidates[0] ?? null },
        createdBy: by.name,
      })
    }
    const types = finish(database, documentId, extraction.type)
    for (const { key, value } of corrections) {
      const change = key === 'type' ? types : { before: fields[key]?.value ?? null, after: value }
      recordField(database, documentId, by, { action: 'field.corrected', field: key, ...change })
    }
  })
}

/**
 * Takes a correction back: the one before it holds again, or what was read. False when it was undone before.
 * @throws LockedDocumentError
 */
export function undoCorrection(
  database: WritingDatabase,
  { id, documentId, key }: StoredCorrection,
  { by }: { readonly by: Actor },
): boolean {
  return inTransaction(database, () => {
    refuseLocked(database, documentId)
    const extraction = getExtraction(database, documentId)
    const read = (): FieldValue =>
      applyCorrections(extraction?.fields ?? {}, correctionsInForce(database, documentId))[key]?.value ?? null
    const before = read()
    if (!markUndone(database, id)) return false
    const types = finish(database, documentId, extraction?.type ?? null)
    const change = key === 'type' ? types : { before, after: read() }
    recordField(database, documentId, by, { action: 'field.undone', field: key, ...change })
    return true
  })
}

/** The type that a person gave the document; null when nobody did. */
export function correctedType(database: ReadingDatabase, documentId: number): string | null {
  const value = correctionsInForce(database, documentId).find(({ key }) => key === 'type')?.value
  return typeof value === 'string' ? value : null
}

/** @returns the document's type before and now */
function finish(
  database: WritingDatabase,
  documentId: number,
  typeRead: string | null,
): { readonly before: string | null; readonly after: string | null } {
  const before = findDocument(database, documentId)?.documentType ?? null
  const after = correctedType(database, documentId) ?? typeRead
  updateDocument(database, documentId, { documentType: after })
  summarizeDocument(database, documentId)
  announceDocument(database, documentId, 'document.corrected')
  return { before, after }
}

function recordField(
  database: WritingDatabase,
  documentId: number,
  by: Actor,
  change: Parameters<typeof recordChange>[3],
): void {
  recordChange(database, findDocument(database, documentId), by, change)
}

function placeOf({ candidates }: Field, value: FieldValue): Pick<Candidate, 'text' | 'page' | 'box'> {
  const same = JSON.stringify(value)
  const seen = value === null ? undefined : candidates.find((candidate) => JSON.stringify(candidate.value) === same)
  return { text: seen?.text ?? '', page: seen?.page ?? null, box: seen?.box ?? null }
}

function wordsAround(
  pages: readonly string[],
  { text, page, box }: Pick<Correction, 'text' | 'page' | 'box'>,
): WordsAround | null {
  return page === null ? null : findWordsAround(pages[page - 1] ?? '', text, box && box[1])
}
