import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { inTransaction, type WritingDatabase } from '../store/database.ts'
import { deleteDocument } from '../store/delete-document.ts'
import { createDocument, type NewDocument, type StoredDocument } from '../store/documents.ts'
import { createJob } from '../store/jobs.ts'
import { discardOriginal, keepOriginal, receiveOriginal, type ReceivedOriginal } from '../store/originals.ts'
import { createRun } from '../store/runs.ts'
import type { Queue } from './queue.ts'
import { stripMarkup } from './strip-markup.ts'

/** What a caller says about the bytes; size and hash are known from receiving them. */
export type Submission = Omit<NewDocument, 'fileSize' | 'originalHash' | 'additionalTextPlain'>

/** The one door through which documents come in and go out. */
export interface Intake {
  /**
   * Streams a file to disk. Afterwards either submit or discard what was received.
   * @throws OriginalTooLargeError past `limits.uploadBytes`; what the stream throws; both leave nothing behind
   */
  receive(stream: Readable): Promise<ReceivedOriginal>
  discard(received: ReceivedOriginal): void
  /** Makes the document, its pending run (none without `aiProcessing`) and its place in the queue, all or nothing. */
  submit(received: ReceivedOriginal, submission: Submission): StoredDocument
  /** Stops work on the document and removes it with its files; false when there is none. */
  remove(documentId: number): boolean
}

export function createIntake(config: Config, database: WritingDatabase, queue: Queue): Intake {
  const { dataFolder, durable, limits } = config
  return {
    receive: (stream) => receiveOriginal(dataFolder, stream, { limit: limits.uploadBytes, durable }),
    discard: discardOriginal,
    submit(received, submission) {
      keepOriginal(dataFolder, received, { durable })
      const document = inTransaction(database, () => enterDocument(database, received, submission))
      // Not at once: whoever submits still sees the document pending and queued.
      setImmediate(() => queue.wake())
      return document
    },
    remove(documentId) {
      const deleted = deleteDocument(database, dataFolder, documentId)
      queue.cancel(documentId)
      return deleted
    },
  }
}

function enterDocument(database: WritingDatabase, received: ReceivedOriginal, submission: Submission): StoredDocument {
  const document = createDocument(database, {
    ...submission,
    fileSize: received.size,
    originalHash: received.hash,
    additionalTextPlain: submission.additionalText === null ? null : stripMarkup(submission.additionalText),
  })
  const run = submission.aiProcessing
    ? createRun(database, { documentId: document.id, mode: document.mode, source: document.origin })
    : null
  createJob(database, { documentId: document.id, runId: run?.id ?? null })
  return document
}
