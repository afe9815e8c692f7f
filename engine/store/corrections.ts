import type { Correction } from '../domain/apply-corrections.ts'
import type { Candidate, FieldValue } from '../domain/field.ts'
import type { WordsAround } from '../domain/words-around.ts'
import { currentTime } from './current-time.ts'
import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** A correction with its evidence. Only `undoneAt` ever changes. */
export interface StoredCorrection extends Correction {
  readonly id: number
  readonly documentId: number
  /** Whose result was corrected. */
  readonly runId: number
  /** Null when the words are not in the text of the page, or none were pointed at. */
  readonly wordsAround: WordsAround | null
  /** What stood there before: the value, and the candidate that had won with its reason. */
  readonly previous: { readonly value: FieldValue; readonly candidate: Candidate | null }
  readonly createdAt: string
  /** Who; null where it is not known. */
  readonly createdBy: string | null
  readonly undoneAt: string | null
}

interface CorrectionRow extends Omit<StoredCorrection, 'value' | 'box' | 'wordsAround' | 'previous'> {
  readonly value: string
  readonly box: string | null
  readonly wordsBefore: string | null
  readonly wordsAfter: string | null
  readonly previous: string
}

const SELECT = `SELECT id, document_id AS documentId, run_id AS runId, key, value, text, page, box,
  words_before AS wordsBefore, words_after AS wordsAfter, previous, created_at AS createdAt, created_by AS createdBy, undone_at AS undoneAt
  FROM corrections`

export function addCorrection(
  database: WritingDatabase,
  correction: Omit<StoredCorrection, 'id' | 'createdAt' | 'undoneAt'>,
): void {
  const { documentId, runId, key, value, text, page, box, wordsAround, previous, createdBy } = correction
  database
    .prepare(
      `INSERT INTO corrections
         (document_id, run_id, key, value, text, page, box, words_before, words_after, previous, created_at, created_by)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      documentId,
      runId,
      key,
      JSON.stringify(value),
      text,
      page,
      box && JSON.stringify(box),
      wordsAround?.before,
      wordsAround?.after,
      JSON.stringify(previous),
      currentTime(),
      createdBy,
    )
}

/** Everything that was ever said about the document's fields, newest first. */
export function listCorrections(database: ReadingDatabase, documentId: number): readonly StoredCorrection[] {
  const rows = database.prepare(`${SELECT} WHERE document_id = ? ORDER BY id DESC`).all(documentId)
  return (rows as CorrectionRow[]).map(toCorrection)
}

/** Whether anything was ever said about the document's fields, undone or not. */
export function hasCorrections(database: ReadingDatabase, documentId: number): boolean {
  return database.prepare('SELECT 1 FROM corrections WHERE document_id = ? LIMIT 1').get(documentId) !== undefined
}

/** For each corrected key the newest correction that was not undone. */
export function correctionsInForce(database: ReadingDatabase, documentId: number): readonly StoredCorrection[] {
  // Most documents have none: this asks for less than the query below does.
  if (!hasCorrections(database, documentId)) return []
  const rows = database
    .prepare(
      `${SELECT} WHERE id IN (
         SELECT max(id) FROM corrections WHERE document_id = ? AND undone_at IS NULL GROUP BY key
       ) ORDER BY id`,
    )
    .all(documentId)
  return (rows as CorrectionRow[]).map(toCorrection)
}

/** Null when the document has no such correction. */
export function getCorrection(database: ReadingDatabase, documentId: number, id: number): StoredCorrection | null {
  const row = database.prepare(`${SELECT} WHERE document_id = ? AND id = ?`).get(documentId, id)
  return row ? toCorrection(row as CorrectionRow) : null
}

/** False when it was undone before. */
export function markUndone(database: WritingDatabase, id: number): boolean {
  const { changes } = database
    .prepare('UPDATE corrections SET undone_at = ? WHERE id = ? AND undone_at IS NULL')
    .run(currentTime(), id)
  return changes === 1
}

function toCorrection({ wordsBefore, wordsAfter, ...row }: CorrectionRow): StoredCorrection {
  return {
    ...row,
    value: JSON.parse(row.value) as FieldValue,
    box: row.box === null ? null : (JSON.parse(row.box) as StoredCorrection['box']),
    wordsAround: wordsBefore === null || wordsAfter === null ? null : { before: wordsBefore, after: wordsAfter },
    previous: JSON.parse(row.previous) as StoredCorrection['previous'],
  }
}
