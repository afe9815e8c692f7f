import { ERRORS } from '../domain/errors.ts'
import { VERSIONS } from '../domain/versions.ts'
import { announceDocument } from '../store/announce.ts'
import { currentTime } from '../store/current-time.ts'
import { returnCredits } from '../store/credits.ts'
import { inTransaction, type WritingDatabase } from '../store/database.ts'
import { updateDocument } from '../store/documents.ts'
import { claimJob, deleteJob, listClaimedJobs, returnJob, type Job } from '../store/jobs.ts'
import { updateRun } from '../store/runs.ts'
import { nameExtractor } from './name-extractor.ts'

/** How often a document whose work was begun and not ended, as by a crash of the app, is begun again (spec: decisions, "Run moves"). */
const MAX_RESTARTS = 2

/** Claims the oldest waiting job and marks its document and run as begun; null when none waits. */
export function beginJob(database: WritingDatabase): Job | null {
  return inTransaction(database, () => {
    const job = claimJob(database)
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

/** Takes back beginJob: the app stops on purpose, the job waits for its next start. */
export function unbeginJob(database: WritingDatabase, job: Job): void {
  inTransaction(database, () => waitAgain(database, job, { restarted: false }))
}

/** What an earlier process began and did not end waits again; after too many such ends the document fails. */
export function recoverJobs(database: WritingDatabase): void {
  inTransaction(database, () => {
    for (const job of listClaimedJobs(database)) recover(database, job)
  })
}

/** The same for one job whose end could not be written; nothing where its document was deleted meanwhile. */
export function recoverJob(database: WritingDatabase, { id }: Job): void {
  inTransaction(database, () => {
    const job = listClaimedJobs(database).find((claimed) => claimed.id === id)
    if (job) recover(database, job)
  })
}

function recover(database: WritingDatabase, job: Job): void {
  if (job.restarts < MAX_RESTARTS) waitAgain(database, job, { restarted: true })
  else failJob(database, job)
}

function waitAgain(database: WritingDatabase, job: Job, { restarted }: { restarted: boolean }): void {
  returnJob(database, job.id, { restarted })
  updateDocument(database, job.documentId, { processingStage: 'queued', processingStartedAt: null })
  if (job.runId !== null) updateRun(database, job.runId, { status: 'pending', startedAt: null })
}

function failJob(database: WritingDatabase, job: Job): void {
  const { message } = ERRORS.worker_crashed
  const now = currentTime()
  updateDocument(database, job.documentId, { status: 'error', processingError: message, processedAt: now })
  if (job.runId !== null) {
    updateRun(database, job.runId, {
      status: 'error',
      errorCode: 'worker_crashed',
      errorMessage: message,
      completedAt: now,
    })
  }
  returnCredits(database, job.documentId)
  deleteJob(database, job.id)
  announceDocument(database, job.documentId, 'document.failed')
}
