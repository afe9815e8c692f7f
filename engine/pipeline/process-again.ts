import type { Actor } from '../domain/audit.ts'
import { reserveCredits } from '../store/credits.ts'
import { inTransaction, type WritingDatabase } from '../store/database.ts'
import { updateDocument, type StoredDocument } from '../store/documents.ts'
import { createJob } from '../store/jobs.ts'
import { refuseLocked } from '../store/locks.ts'
import { setChecked } from '../store/summaries.ts'
import { createRun, latestRun, updateRun } from '../store/runs.ts'
import { getText } from '../store/texts.ts'
import { recordStatus } from './record-status.ts'

/**
 * Lets a document that lacked credits wait in the queue. Wake the queue afterwards.
 * @returns false, with nothing changed, when its account still lacks them
 */
export function resumeDocument(database: WritingDatabase, document: StoredDocument, by: Actor): boolean {
  return inTransaction(database, () => {
    if (!reserveCredits(database, document)) return false
    const run = latestRun(database, document.id)
    if (run) updateRun(database, run.id, { status: 'pending', blockedReason: null })
    queueDocument(database, document, run?.id ?? null, by)
    return true
  })
}

/**
 * Has a document that was processed be read once more, as a new run. Free when it was read well before; otherwise its
 * credits were given back and are reserved anew. Wake the queue afterwards.
 * @returns false, with nothing changed, when its account lacks the credits
 * @throws LockedDocumentError
 */
export function processAgain(database: WritingDatabase, document: StoredDocument, by: Actor): boolean {
  return inTransaction(database, () => {
    refuseLocked(database, document.id)
    const wasRead = getText(database, document.id) !== null
    if (!wasRead && !reserveCredits(database, document)) return false
    const run = document.aiProcessing
      ? createRun(database, { documentId: document.id, mode: document.mode, source: 'app' })
      : null
    // What is read anew was checked by nobody.
    setChecked(database, document.accountId, [document.id], { checked: false, by })
    queueDocument(database, document, run?.id ?? null, by)
    return true
  })
}

function queueDocument(database: WritingDatabase, document: StoredDocument, runId: number | null, by: Actor): void {
  recordStatus(database, document, by, { status: 'pending' })
  updateDocument(database, document.id, {
    status: 'pending',
    processingStage: 'queued',
    processingError: null,
    blockedReason: null,
    processingStartedAt: null,
    processedAt: null,
  })
  createJob(database, { documentId: document.id, runId })
}
