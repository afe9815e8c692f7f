import { currentTime } from './current-time.ts'
import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** A document's place in the queue: there while it waits or is worked on, gone when it is done. */
export interface Job {
  readonly id: number
  readonly documentId: number
  /** Null: text and previews only. */
  readonly runId: number | null
  /** How often the work was begun before and did not end. */
  readonly restarts: number
}

const COLUMNS = 'id, document_id AS documentId, run_id AS runId, restarts'

export function createJob(database: WritingDatabase, { documentId, runId }: Pick<Job, 'documentId' | 'runId'>): void {
  database
    .prepare('INSERT INTO jobs (document_id, run_id, created_at) VALUES (?, ?, ?)')
    .run(documentId, runId, currentTime())
}

/** Takes the oldest waiting job; null when none waits. */
export function claimJob(database: WritingDatabase): Job | null {
  const job = database
    .prepare(
      `UPDATE jobs SET claimed_at = ? WHERE id = (SELECT id FROM jobs WHERE claimed_at IS NULL ORDER BY id LIMIT 1)
       RETURNING ${COLUMNS}`,
    )
    .get(currentTime()) as Job | undefined
  return job ?? null
}

/** Lets a claimed job wait again; `restarts` counts it as a work that did not end. */
export function returnJob(database: WritingDatabase, id: number, { restarted }: { restarted: boolean }): void {
  database.prepare('UPDATE jobs SET claimed_at = NULL, restarts = restarts + ? WHERE id = ?').run(restarted ? 1 : 0, id)
}

export function deleteJob(database: WritingDatabase, id: number): void {
  database.prepare('DELETE FROM jobs WHERE id = ?').run(id)
}

/** Jobs that were begun and are not done. */
export function listClaimedJobs(database: ReadingDatabase): readonly Job[] {
  return database.prepare(`SELECT ${COLUMNS} FROM jobs WHERE claimed_at IS NOT NULL ORDER BY id`).all() as Job[]
}

/** Whether the document waits or is worked on. */
export function hasJob(database: ReadingDatabase, documentId: number): boolean {
  return database.prepare('SELECT 1 FROM jobs WHERE document_id = ?').get(documentId) !== undefined
}

/** Documents that wait or are worked on. */
export function countJobs(database: ReadingDatabase): number {
  return database.prepare('SELECT count(*) FROM jobs').pluck().get() as number
}
