import { VERSIONS } from '../domain/versions.ts'
import { currentTime } from '../store/current-time.ts'
import { inTransaction, type WritingDatabase } from '../store/database.ts'
import { updateDocument } from '../store/documents.ts'
import { claimJob, listClaimedJobs, returnJob, type Job } from '../store/jobs.ts'
import { updateRun } from '../store/runs.ts'
import { nameExtractor } from './name-extractor.ts'

/** A worker's death may have other reasons, as memory that ran out: the second one on the same document is the document's. */
const MAX_WORKER_DEATHS = 2

/** Claims a waiting job and marks its document and run as begun; null when it is gone. */
export function beginJob(database: WritingDatabase, id: number): Job | null {
  return inTransaction(database, () => {
    const job = claimJob(database, id)
    if (job === null) return null
    const now = currentTime()
    updateDocument(database, job.documentId, { processingStage: 'scanning', processingStartedAt: now })
    if (job.runId !== null) {
      updateRun(database, job.runId, {
        status: 'processing',
        startedAt: now,
        extractionSchemaVersion: VERSIONS.extraction_schema_version,
        extractorVersion: nameExtractor(),
        normalizationVersion: VERSIONS.normalization_version,
      })
    }
    return job
  })
}

/** Takes back beginJob: the work was stopped on purpose or never taken up, the job waits. */
export function unbeginJob(database: WritingDatabase, job: Job): void {
  inTransaction(database, () => waitAgain(database, job, 'stopped'))
}

/**
 * Counts the death of the document's own worker and lets the job wait for another one.
 * @returns false, with nothing changed, when the document has had its last worker
 */
export function outliveWorker(database: WritingDatabase, job: Job): boolean {
  if (job.workerDeaths + 1 >= MAX_WORKER_DEATHS) return false
  inTransaction(database, () => waitAgain(database, job, 'worker_died'))
  return true
}

/** What an earlier process began and did not end waits again: that the app ended is no document's fault. */
export function recoverJobs(database: WritingDatabase): void {
  inTransaction(database, () => {
    for (const job of listClaimedJobs(database)) waitAgain(database, job, 'app_ended')
  })
}

/** The same for one job whose end could not be written; nothing where its document was deleted meanwhile. */
export function recoverJob(database: WritingDatabase, { id }: Pick<Job, 'id'>): void {
  inTransaction(database, () => {
    const job = listClaimedJobs(database).find((claimed) => claimed.id === id)
    if (job) waitAgain(database, job, 'app_ended')
  })
}

function waitAgain(database: WritingDatabase, job: Job, cause: Parameters<typeof returnJob>[2]): void {
  returnJob(database, job.id, cause)
  updateDocument(database, job.documentId, { processingStage: 'queued', processingStartedAt: null })
  if (job.runId !== null) updateRun(database, job.runId, { status: 'pending', startedAt: null })
}
