import { EventEmitter, setMaxListeners } from 'node:events'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { DocumentError } from '../domain/errors.ts'
import type { Outcome, ProcessingProgress } from '../domain/outcome.ts'
import type { WritingDatabase } from '../store/database.ts'
import { findDocument, updateDocument, type StoredDocument } from '../store/documents.ts'
import { findWaitingJob, hasJob, listWaitingJobs, type Job, type WaitingJob } from '../store/jobs.ts'
import { discardDrawing } from '../store/pictures.ts'
import { discardRecognized } from '../store/recognized-pages.ts'
import { toOutcome, type ProcessingPool } from './ask-worker.ts'
import { NotAcceptedError } from '../workers/worker.ts'
import { beginJob, outliveWorker, recoverJob, recoverJobs, unbeginJob } from './begin-job.ts'
import { readInTurns, type Reading } from './read-in-turns.ts'
import { saveOutcome, type ScanState } from './save-outcome.ts'
import { ScannerDownError } from './scan-for-viruses.ts'
import { createTurns } from './turns.ts'
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
   * Begins no document and no page more and waits for what is under way, so many milliseconds at most; what is not done by then
   * waits with the rest for the next start.
   */
  drain(options: { readonly grace: number }): Promise<void>
}

class StoppedError extends Error {}

/** A document that waits for its turn or is worked on. */
interface Entry {
  readonly job: WaitingJob
  readonly stop: AbortController
  ended: Promise<void>
}

/** What became of a job since it entered; null before its first turn. */
interface Begun {
  job: Job | null
  readonly stages: StageWriter
}

/** Milliseconds after which what the database refused (a full disk, a lock of another process) is tried again. */
const RETRY = 2000
/** How often in a row no worker may start before the document at hand fails of it; it is the machine's fault, which may pass. */
const MAX_FAILED_STARTS = 10

/**
 * The durable queue: jobs are rows, so that nothing that was accepted is forgotten. As many pieces of work at once as the pool is wide,
 * in a fair order; a piece is a document, or a page of one that has several to recognize.
 */
export function createQueue(parts: {
  readonly config: Config
  readonly database: WritingDatabase
  readonly pool: ProcessingPool
  readonly log: Logger
}): Queue {
  const { database, pool, log } = parts
  const { dataFolder } = parts.config
  const events = new EventEmitter<QueueEvents>()
  const turns = createTurns(pool.size)
  /** By document: all that wait for their turn or are worked on. */
  const entered = new Map<number, Entry>()
  const waiters = new Map<number, PromiseWithResolvers<void>>()
  let open = false
  let newest = 0
  let resting: NodeJS.Timeout | undefined
  let failedStarts = 0

  function wake(): void {
    if (!open) return
    try {
      for (const job of listWaitingJobs(database, { after: newest })) {
        newest = job.id
        enter(job)
      }
    } catch (error) {
      // Whoever woke the queue has done its part; the jobs are safe and wait.
      log.error({ err: error }, 'the jobs could not be listed')
      rest()
    }
  }

  function rest(): void {
    turns.pause()
    resting ??= setTimeout(() => {
      resting = undefined
      if (open) turns.resume()
      wake()
    }, RETRY).unref()
  }

  function enter(job: WaitingJob): void {
    // Not twice: whoever is about to leave looks for what waits.
    if (entered.has(job.documentId)) return
    const stop = new AbortController()
    // Each worker that reads a page of it listens.
    setMaxListeners(0, stop.signal)
    const entry = { job, stop, ended: Promise.resolve() }
    entered.set(job.documentId, entry)
    entry.ended = carryOut(job, stop.signal)
  }

  async function carryOut(job: WaitingJob, signal: AbortSignal): Promise<void> {
    try {
      await work(job, signal)
    } catch (error) {
      log.error({ err: error, document: job.documentId }, 'a job could not be ended')
      setTimeout(() => takeUpAgain(job), RETRY).unref()
      // Whoever waits learns that the document is still pending instead of waiting for a disk to be cleared.
      tellEnd(job.documentId)
    }
    entered.delete(job.documentId)
    leave(job.documentId)
  }

  function leave(documentId: number): void {
    const again = open ? findWaitingJob(database, documentId) : null
    if (again) enter(again)
    else if (!hasJob(database, documentId)) tellEnd(documentId)
  }

  /** A job whose end was not written stays claimed. When the queue stops before, the next start takes it up. */
  function takeUpAgain(job: WaitingJob): void {
    if (!open) return
    try {
      recoverJob(database, job)
      leave(job.documentId)
    } catch (error) {
      log.error({ err: error, document: job.documentId }, 'a job could not be taken up again')
      setTimeout(() => takeUpAgain(job), RETRY).unref()
    }
  }

  async function work(waiting: WaitingJob, signal: AbortSignal): Promise<void> {
    const begun: Begun = { job: null, stages: createStageWriter(database, waiting.documentId) }
    try {
      const { outcome, isTriedAgain } = await read(waiting, begun, signal)
      failedStarts = 0
      begun.stages.close()
      const hasLostWorker = outcome.status === 'error' && outcome.code === 'worker_crashed' && !isTriedAgain
      if (hasLostWorker && outliveWorker(database, begun.job!)) return discardDrawing(dataFolder, waiting.documentId)
      save(begun.job!, outcome, begun.stages)
    } catch (error) {
      begun.stages.close()
      if (begun.job === null) return stayOutside(waiting, error)
      discardDrawing(dataFolder, waiting.documentId)
      if (error instanceof StoppedError) return giveUp(begun.job)
      if (error instanceof ScannerDownError) return awaitScanner(begun.job, error)
      if (error instanceof NotAcceptedError) return postpone(begun.job, error, begun.stages)
      log.error({ err: error, document: waiting.documentId }, 'the outcome could not be saved')
      save(begun.job, toOutcome(new DocumentError('internal'), begun.stages.stage), begun.stages)
    }
  }

  function read(waiting: WaitingJob, begun: Begun, signal: AbortSignal): Promise<Reading> {
    return readInTurns({ ...parts, turns }, waiting, {
      begin() {
        begun.job = beginJob(database, waiting.id)
        const document = begun.job && findDocument(database, waiting.documentId)
        // It was deleted.
        if (document === null) throw new StoppedError()
        return document
      },
      onProgress(progress) {
        begun.stages.note(progress.stage)
        events.emit('progress', waiting.documentId, progress, waiting.accountId)
      },
      signal,
    })
  }

  /** Of a job that was not begun there is nothing to take back. */
  function stayOutside(waiting: WaitingJob, error: unknown): void {
    if (error instanceof StoppedError) return
    log.error({ err: error, document: waiting.documentId }, 'a job could not be begun')
    rest()
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

  /** A stopped job waits for the next start; that of a deleted document went with it, and its last page with both. */
  function giveUp(job: Job): void {
    if (findDocument(database, job.documentId)) unbeginJob(database, job)
    else discardRecognized(dataFolder, job.documentId)
  }

  function stop({ job, stop }: Entry): void {
    const reason = new StoppedError()
    stop.abort(reason)
    turns.withdraw(job, reason)
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
      const entry = entered.get(documentId)
      if (entry) stop(entry)
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
      turns.close(new StoppedError())
      const abandon = setTimeout(() => {
        for (const entry of entered.values()) stop(entry)
      }, grace)
      await Promise.allSettled([...entered.values()].map(({ ended }) => ended))
      clearTimeout(abandon)
      for (const waiter of waiters.values()) {
        waiter.reject(new Error('Docket was stopped before the document was processed.'))
      }
      waiters.clear()
    },
  }
}
