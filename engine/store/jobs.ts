import { currentTime } from './current-time.ts'
import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** A document's place in the queue: there while it waits or is worked on, gone when it is done. */
export interface Job {
  readonly id: number
  readonly documentId: number
  /** Null: text and previews only. */
  readonly runId: number | null
  /** How often the app ended while the work was under way. */
  readonly restarts: number
  /** How often the document's own worker died of it. */
  readonly workerDeaths: number
}

const COLUMNS = 'id, document_id AS documentId, run_id AS runId, restarts, worker_deaths AS workerDeaths'

export function createJob(database: WritingDatabase, { documentId, runId }: Pick<Job, 'documentId' | 'runId'>): void {
  database
    .prepare('INSERT INTO jobs (document_id, run_id, created_at) VALUES (?, ?, ?)')
    .run(documentId, runId, currentTime())
}

/** Takes a job that waits; null when it is gone. */
export function claimJob(database: WritingDatabase, id: number): Job | null {
  const job = database
    .prepare(`UPDATE jobs SET claimed_at = ? WHERE id = ? AND claimed_at IS NULL RETURNING ${COLUMNS}`)
    .get(currentTime(), id) as Job | undefined
  return job ?? null
}

/** A job that nobody has begun, and whose it is. */
export interface WaitingJob extends Pick<Job, 'id' | 'documentId' | 'restarts'> {
  readonly accountId: number
  readonly origin: 'api' | 'app' | null
}

const WAITING = `
  SELECT jobs.id, document_id AS documentId, restarts, account_id AS accountId, origin
  FROM jobs JOIN documents ON documents.id = document_id WHERE claimed_at IS NULL`

/** Those with an id above the given one, oldest first. */
export function listWaitingJobs(
  database: ReadingDatabase,
  { after }: { readonly after: number },
): readonly WaitingJob[] {
  return database.prepare(`${WAITING} AND jobs.id > ? ORDER BY jobs.id`).all(after) as WaitingJob[]
}

/** The document's job if it waits. */
export function findWaitingJob(database: ReadingDatabase, documentId: number): WaitingJob | null {
  const job = database.prepare(`${WAITING} AND document_id = ?`).get(documentId) as WaitingJob | undefined
  return job ?? null
}

/** Lets a claimed job wait again, and counts what cut its work off. */
export function returnJob(database: WritingDatabase, id: number, cause: 'stopped' | 'app_ended' | 'worker_died'): void {
  const counted = {
    app_ended: ', restarts = restarts + 1',
    worker_died: ', worker_deaths = worker_deaths + 1',
    stopped: '',
  }
  database.prepare(`UPDATE jobs SET claimed_at = NULL${counted[cause]} WHERE id = ?`).run(id)
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
