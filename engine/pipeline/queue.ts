import { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { DocumentError } from '../domain/errors.ts'
import type { Outcome, ProcessingProgress } from '../domain/outcome.ts'
import type { WritingDatabase } from '../store/database.ts'
import { findDocument, updateDocument, type StoredDocument } from '../store/documents.ts'
import { hasJob, type Job } from '../store/jobs.ts'
import { discardDrawing } from '../store/pictures.ts'
import { askWorker, toOutcome, type ProcessingPool } from './ask-worker.ts'
import { NotAcceptedError } from '../workers/worker.ts'
import { beginJob, outliveWorker, recoverJob, recoverJobs, unbeginJob } from './begin-job.ts'
import { salvagePages } from './salvage-pages.ts'
import { saveOutcome, type ScanState } from './save-outcome.ts'
import { ScannerDownError, scanForViruses } from './scan-for-viruses.ts'
import { createStageWriter, type StageWriter } from './write-stage.ts'

export type { ProcessingPool } from './ask-worker.ts'

/** What the queue tells while it works. */
export interface QueueEvents {
  /** A new document waits in the queue or is blocked. */
  created: [documentId: number]
  /** A document waits in the queue once more. */
  queued: [documentId: number]
  /** A person corrected fields, or took that back. */
  corrected: [documentId: number]
  /** A person marked the document as checked, or took the mark away. */
  checked: [documentId: number]
  unchecked: [documentId: number]
  /** Many documents of the account at once. */
  changed: [accountId: number]
  /** The document is gone; `accountId` is whose it was. */
  deleted: [documentId: number, accountId: number]
  /** A worker went on with a document. */
  progress: [documentId: number, progress: ProcessingProgress, accountId: number]
  /** Processing ended, well or not, and is saved. */
  done: [documentId: number]
}

export interface Queue {
  readonly events: EventEmitter<QueueEvents>
  /** Takes up what an earlier process left, then works until drained. */
  start(): void
  /** There may be a new job. */
  wake(): void
  /** Stops work on a document that has been deleted. */
  cancel(documentId: number): void
  /** Waits until the document's processing has ended: its row then; null when it was deleted. Rejects when the queue stops before. */
  whenDone(documentId: number): Promise<StoredDocument | null>
  /**
   * Begins nothing more and waits for what is under way, so many milliseconds at most; what is not done by then waits with
   * the rest for the next start.
   */
  drain(options: { readonly grace: number }): Promise<void>
}

class StoppedError extends Error {}

/** Milliseconds after which what the database refused (a full disk, a lock of another process) is tried again. */
const RETRY = 2000
/** How often in a row no worker may start before the document at hand fails of it; it is the machine's fault, which may pass. */
const MAX_FAILED_STARTS = 10

/** The durable queue: jobs are rows, so that nothing that was accepted is forgotten; oldest first, as many at once as the pool is wide. */
export function createQueue(parts: {
  readonly config: Config
  readonly database: WritingDatabase
  readonly pool: ProcessingPool
  readonly log: Logger
}): Queue {
  const { database, pool, log } = parts
  const { dataFolder } = parts.config
  const events = new EventEmitter<QueueEvents>()
  const underWay = new Map<number, { readonly stop: AbortController; readonly ended: Promise<void> }>()
  const waiters = new Map<number, PromiseWithResolvers<void>>()
  let open = false
  let resting: NodeJS.Timeout | undefined
  let failedStarts = 0

  function wake(): void {
    try {
      if (open && !resting) beginJobs()
    } catch (error) {
      // Whoever woke the queue has done its part; the jobs are safe and wait.
      log.error({ err: error }, 'a job could not be begun')
      rest()
    }
  }

  function rest(): void {
    resting ??= setTimeout(() => {
      resting = undefined
      wake()
    }, RETRY).unref()
  }

  function beginJobs(): void {
    while (underWay.size < pool.size) {
      const job = beginJob(database)
      if (job === null) return
      const stop = new AbortController()
      underWay.set(job.documentId, { stop, ended: carryOut(job, stop.signal) })
    }
  }

  async function carryOut(job: Job, signal: AbortSignal): Promise<void> {
    try {
      await work(job, signal)
    } catch (error) {
      log.error({ err: error, document: job.documentId }, 'a job could not be ended')
      setTimeout(() => takeUpAgain(job), RETRY).unref()
      // Whoever waits learns that the document is still pending instead of waiting for a disk to be cleared.
      tellEnd(job.documentId)
    }
    underWay.delete(job.documentId)
    if (!hasJob(database, job.documentId)) tellEnd(job.documentId)
    wake()
  }

  /** A job whose end was not written stays claimed. When the queue stops before, the next start takes it up. */
  function takeUpAgain(job: Job): void {
    if (!open) return
    try {
      recoverJob(database, job)
      wake()
    } catch (error) {
      log.error({ err: error, document: job.documentId }, 'a job could not be taken up again')
      setTimeout(() => takeUpAgain(job), RETRY).unref()
    }
  }

  async function work(job: Job, signal: AbortSignal): Promise<void> {
    const stages = createStageWriter(database, job.documentId)
    try {
      const document = findDocument(database, job.documentId)!
      const onProgress = (progress: ProcessingProgress): void => {
        stages.note(progress.stage)
        events.emit('progress', document.id, progress, document.accountId)
      }
      const options = { signal, onProgress }
      const outcome =
        (await scanForViruses(parts.config, document, signal)) ?? (await askWorker(parts, document, options))
      failedStarts = 0
      if (outcome.status === 'error' && outcome.code === 'worker_crashed' && outliveWorker(database, job)) {
        stages.close()
        return discardDrawing(dataFolder, job.documentId)
      }
      const readRest = (): Promise<Outcome> => askWorker(parts, document, { ...options, only: true })
      const kept = await salvagePages(parts.config, document.id, outcome, readRest)
      stages.close()
      save(job, kept, stages)
    } catch (error) {
      stages.close()
      discardDrawing(dataFolder, job.documentId)
      if (error instanceof StoppedError) return giveUp(job)
      if (error instanceof ScannerDownError) return awaitScanner(job, error)
      if (error instanceof NotAcceptedError) return postpone(job, error, stages)
      log.error({ err: error, document: job.documentId }, 'the outcome could not be saved')
      save(job, toOutcome(new DocumentError('internal'), stages.stage), stages)
    }
  }

  function save(job: Job, outcome: Outcome, { scannedAt }: StageWriter): void {
    const scan: ScanState = { scannedAt, scanner: parts.config.clamav === null ? 'docket' : 'docket+clamav' }
    saveOutcome(database, dataFolder, job, outcome, scan)
  }

  /** Nothing is read unseen: the job waits, says why, and so does the queue. */
  function awaitScanner(job: Job, error: ScannerDownError): void {
    log.error({ err: error, document: job.documentId }, 'the virus scanner could not be asked')
    rest()
    giveUp(job)
    updateDocument(database, job.documentId, { scannerMessage: error.message })
  }

  /** No worker could be started: the job waits, and so does the queue. */
  function postpone(job: Job, error: NotAcceptedError, stages: StageWriter): void {
    log.error({ err: error, document: job.documentId }, 'no worker could be started')
    failedStarts = (failedStarts + 1) % MAX_FAILED_STARTS
    if (failedStarts > 0) {
      rest()
      giveUp(job)
    } else {
      save(job, toOutcome(new DocumentError('worker_crashed'), stages.stage), stages)
    }
  }

  /** A stopped job waits for the next start; that of a deleted document went with it. */
  function giveUp(job: Job): void {
    if (findDocument(database, job.documentId)) unbeginJob(database, job)
  }

  /** Of a document that was deleted only those hear who wait for it. */
  function tellEnd(documentId: number): void {
    if (findDocument(database, documentId)) events.emit('done', documentId)
    waiters.get(documentId)?.resolve()
    waiters.delete(documentId)
  }

  return {
    events,
    start() {
      recoverJobs(database)
      for (const documentId of waiters.keys()) if (!hasJob(database, documentId)) tellEnd(documentId)
      open = true
      wake()
    },
    wake,
    cancel(documentId) {
      const work = underWay.get(documentId)
      if (work) work.stop.abort(new StoppedError())
      else tellEnd(documentId)
    },
    async whenDone(documentId) {
      if (hasJob(database, documentId)) {
        const waiter = waiters.get(documentId) ?? Promise.withResolvers<void>()
        waiters.set(documentId, waiter)
        await waiter.promise
      }
      return findDocument(database, documentId)
    },
    async drain({ grace }) {
      open = false
      const abandon = setTimeout(() => {
        for (const { stop } of underWay.values()) stop.abort(new StoppedError())
      }, grace)
      await Promise.allSettled([...underWay.values()].map(({ ended }) => ended))
      clearTimeout(abandon)
      for (const waiter of waiters.values()) {
        waiter.reject(new Error('Docket was stopped before the document was processed.'))
      }
      waiters.clear()
    },
  }
}
