import type { Readable } from 'node:stream'
import type { Config } from '../config.ts'
import { SERVICE, type Actor } from '../domain/audit.ts'
import { announceDocument } from '../store/announce.ts'
import { recordChange } from '../store/audit-trail.ts'
import { reserveCredits } from '../store/credits.ts'
import { inTransaction, type WritingDatabase } from '../store/database.ts'
import { deleteDocuments, dropOriginal } from '../store/delete-documents.ts'
import {
  createDocument,
  findDocument,
  updateDocument,
  type NewDocument,
  type StoredDocument,
} from '../store/documents.ts'
import { createJob } from '../store/jobs.ts'
import { discardOriginal, keepOriginal, receiveOriginal, type ReceivedOriginal } from '../store/originals.ts'
import { createRun, updateRun, type Run } from '../store/runs.ts'
import type { Queue } from './queue.ts'
import { recordStatus } from './record-status.ts'
import { stripMarkup } from './strip-markup.ts'

/** What a caller says about the bytes; size and hash are known from receiving them. */
export type Submission = Omit<NewDocument, 'fileSize' | 'originalHash' | 'additionalTextPlain'>

/** A file in its lasting place. */
export type KeptOriginal = Pick<ReceivedOriginal, 'hash' | 'size'>

/** The one door through which documents come in and go out. */
export interface Intake {
  /**
   * Streams a file to disk. Afterwards either submit or discard what was received.
   * @throws OriginalTooLargeError past `limits.uploadBytes`; what the stream throws; both leave nothing behind
   */
  receive(stream: Readable): Promise<ReceivedOriginal>
  discard(received: ReceivedOriginal): void
  /**
   * Makes the document, its pending run (none without `aiProcessing`) and its place in the queue, all or nothing. Where the
   * account lacks the credits, document and run are `blocked` and nothing is queued.
   * @param join runs last in the same transaction, with the document: when it throws, nothing has happened
   */
  submit(
    received: ReceivedOriginal,
    submission: Submission,
    by: Actor,
    join?: (document: StoredDocument) => void,
  ): StoredDocument
  /**
   * Gives a file its lasting place before there is a document.
   * @param join runs first in the same transaction; what it writes must refer to the original, or the next start sweeps it
   */
  keep(received: ReceivedOriginal, join: () => void): void
  /** Makes the document of a kept file that is paid for: it needs no credits. Otherwise as `submit`. */
  submitPaid(
    original: KeptOriginal,
    submission: Submission,
    by: Actor,
    join: (document: StoredDocument) => void,
  ): StoredDocument
  /** Removes a kept file, unless something refers to it. */
  dropKept(hash: string): void
  /** Stops work on the document and removes it with its files; false when there is none. @throws LockedDocumentError */
  remove(documentId: number, by: Actor): boolean
  /** The same with many at once, all or none, for callers that tell of it themselves. Answers the ids of those that there were. */
  removeQuietly(documentIds: readonly number[], by: Actor): readonly number[]
}

export function createIntake(config: Config, database: WritingDatabase, queue: Queue): Intake {
  const { dataFolder, durable, limits } = config

  function remove(documentIds: readonly number[], by: Actor): readonly StoredDocument[] {
    const deleted = deleteDocuments(database, dataFolder, documentIds, by)
    for (const { id } of deleted) queue.cancel(id)
    return deleted
  }

  function tellCreated({ id }: StoredDocument): void {
    queue.events.emit('created', id)
    // Not at once: whoever submits still sees the document pending and queued.
    setImmediate(() => queue.wake())
  }

  return {
    receive: (stream) => receiveOriginal(dataFolder, stream, { limit: limits.uploadBytes, durable }),
    discard: discardOriginal,
    submit(received, submission, by, join) {
      const document = inTransaction(database, () => {
        const entered = enterDocument(database, received, submission, { by, isPaid: false })
        join?.(entered)
        // Last, so that what throws before leaves no file; and before the commit, so that no row names a missing one.
        keepOriginal(dataFolder, received, { durable })
        return entered
      })
      tellCreated(document)
      return document
    },
    keep(received, join) {
      inTransaction(database, () => {
        join()
        keepOriginal(dataFolder, received, { durable })
      })
    },
    submitPaid(original, submission, by, join) {
      const document = inTransaction(database, () => {
        const entered = enterDocument(database, original, submission, { by, isPaid: true })
        join(entered)
        return entered
      })
      tellCreated(document)
      return document
    },
    dropKept: (hash) => dropOriginal(database, dataFolder, hash),
    remove(documentId, by) {
      const [deleted] = remove([documentId], by)
      if (deleted) queue.events.emit('deleted', documentId, deleted.accountId)
      return deleted !== undefined
    },
    removeQuietly: (documentIds, by) => remove(documentIds, by).map(({ id }) => id),
  }
}

function enterDocument(
  database: WritingDatabase,
  original: KeptOriginal,
  submission: Submission,
  { by, isPaid }: { by: Actor; isPaid: boolean },
): StoredDocument {
  const document = createDocument(database, {
    ...submission,
    fileSize: original.size,
    originalHash: original.hash,
    additionalTextPlain: submission.additionalText === null ? null : stripMarkup(submission.additionalText),
  })
  const { filename, originalHash, fileSize, mode, origin, requester } = document
  const after = { filename, original_hash: originalHash, file_size: fileSize, mode, origin, requester }
  recordChange(database, document, by, { action: 'document.received', after })
  const run = submission.aiProcessing
    ? createRun(database, { documentId: document.id, mode: document.mode, source: document.origin })
    : null
  if (!isPaid && !reserveCredits(database, document)) return blockDocument(database, document, run)
  createJob(database, { documentId: document.id, runId: run?.id ?? null })
  return document
}

/** The document waits, outside the queue, until its account has credits. */
function blockDocument(database: WritingDatabase, document: StoredDocument, run: Run | null): StoredDocument {
  const blockedReason = 'insufficient_credits'
  updateDocument(database, document.id, { status: 'blocked', blockedReason })
  recordStatus(database, document, SERVICE, { status: 'blocked' })
  if (run) updateRun(database, run.id, { status: 'blocked', blockedReason })
  announceDocument(database, document.id, 'document.blocked')
  return findDocument(database, document.id)!
}
