import { SERVICE } from '../domain/audit.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { DocumentEvent } from '../domain/webhook.ts'
import { announceDocument } from '../store/announce.ts'
import { currentTime } from '../store/current-time.ts'
import { returnCredits, spendCredits } from '../store/credits.ts'
import { inTransaction, type WritingDatabase } from '../store/database.ts'
import { findDocument, updateDocument, type DocumentChange } from '../store/documents.ts'
import { saveExtraction } from '../store/extractions.ts'
import { deleteJob, type Job } from '../store/jobs.ts'
import { discardDrawing, keepPictures } from '../store/pictures.ts'
import { replacePreviews } from '../store/previews.ts'
import { discardRecognized } from '../store/recognized-pages.ts'
import { updateRun, type RunChange } from '../store/runs.ts'
import { replaceText } from '../store/texts.ts'
import { correctedType } from './correct-fields.ts'
import { recordReading } from './record-reading.ts'
import { recordStatus } from './record-status.ts'
import { currentResults, summarizeDocument } from './summarize-document.ts'

type Completed = Extract<Outcome, { status: 'completed' }>

/** What is known of the scan beside the outcome. */
export interface ScanState {
  /** When the file had passed; null before. */
  readonly scannedAt: string | null
  /** Which scanners looked at it. */
  readonly scanner: string
}

const EVENT_OF = {
  completed: 'document.completed',
  error: 'document.failed',
  blocked: 'document.blocked',
} as const satisfies Record<Outcome['status'], DocumentEvent>

/**
 * Saves how a document's processing ended: its files first, then everything else in one transaction, so that a row
 * never names a file that is not there. A document that was deleted meanwhile leaves nothing.
 */
export function saveOutcome(
  database: WritingDatabase,
  dataFolder: string,
  job: Job,
  outcome: Outcome,
  scan: ScanState,
): void {
  const document = findDocument(database, job.documentId)
  if (!document) {
    discardDrawing(dataFolder, job.documentId)
    discardRecognized(dataFolder, job.documentId)
    return
  }
  if (outcome.status === 'completed') keepPictures(dataFolder, job.documentId)
  else discardDrawing(dataFolder, job.documentId)
  const now = currentTime()
  inTransaction(database, () => {
    const before = currentResults(database, document).fields
    recordStatus(database, document, SERVICE, outcome)
    updateDocument(database, job.documentId, {
      ...describeEnd(outcome),
      ...describeType(database, job, outcome),
      ...describeScan(outcome, { ...scan, scannedAt: scan.scannedAt ?? now }),
      processedAt: now,
    })
    if (job.runId !== null) updateRun(database, job.runId, { ...describeRunEnd(outcome), completedAt: now })
    if (outcome.status === 'completed') {
      saveResults(database, job, outcome)
      spendCredits(database, job.documentId)
    } else {
      returnCredits(database, job.documentId)
    }
    recordReading(database, document, before)
    summarizeDocument(database, job.documentId)
    deleteJob(database, job.id)
    announceDocument(database, job.documentId, EVENT_OF[outcome.status])
  })
  discardRecognized(dataFolder, job.documentId)
}

function describeEnd(outcome: Outcome): DocumentChange {
  if (outcome.status === 'completed') {
    return {
      status: 'completed',
      processingStage: 'completed',
      fileFormat: outcome.format,
      numberOfPages: outcome.pageCount,
      isEInvoice: outcome.isEInvoice,
      thumbnailFilename: outcome.thumbnail?.filename ?? null,
      thumbnailWidth: outcome.thumbnail?.width ?? null,
      thumbnailHeight: outcome.thumbnail?.height ?? null,
    }
  }
  const end: DocumentChange = {
    status: outcome.status,
    processingStage: outcome.stage,
    ...(outcome.format && { fileFormat: outcome.format }),
  }
  return outcome.status === 'blocked'
    ? { ...end, blockedReason: outcome.reason }
    : { ...end, processingError: outcome.message }
}

/** A person's word about the type outlasts the run; a run that looks for no fields says nothing about it. */
function describeType(database: WritingDatabase, { documentId, runId }: Job, outcome: Outcome): DocumentChange {
  if (outcome.status !== 'completed' || runId === null) return {}
  return { documentType: correctedType(database, documentId) ?? outcome.type }
}

/** A document that came past the scanning stage is clean; one that failed in it has no decision. */
function describeScan(outcome: Outcome, { scannedAt, scanner }: ScanState): DocumentChange {
  const scanned = { scannerProvider: scanner, scannedAt }
  if (outcome.status === 'blocked' && outcome.reason === 'file_rejected') {
    return { scannerStatus: 'rejected', scannerMessage: outcome.message, ...scanned }
  }
  if (outcome.status !== 'completed' && outcome.stage === 'scanning') return { scannerMessage: null }
  const notes = outcome.status === 'completed' ? outcome.scanNotes : []
  const scannerMessage = notes.length === 0 ? null : `${notes.join(' ')} Docket runs none of it.`
  return { scannerStatus: 'clean', scannerMessage, ...scanned }
}

function describeRunEnd(outcome: Outcome): RunChange {
  if (outcome.status === 'completed') return { status: 'completed', timings: outcome.timings }
  if (outcome.status === 'error') {
    return { status: 'error', errorCode: outcome.code, errorMessage: outcome.message }
  }
  return {
    status: 'blocked',
    blockedReason: outcome.reason,
    errorCode: outcome.reason === 'password_required' ? 'password_required' : null,
    errorMessage: outcome.message,
  }
}

function saveResults(database: WritingDatabase, job: Job, outcome: Completed): void {
  replaceText(database, { documentId: job.documentId, text: outcome.text, plainText: outcome.plainText })
  replacePreviews(
    database,
    job.documentId,
    outcome.previews.map(({ format, size, ...preview }) => ({ ...preview, fileFormat: format, fileSize: size })),
  )
  if (job.runId !== null) {
    const { type, fields, findings } = outcome
    saveExtraction(database, { runId: job.runId, documentId: job.documentId, type, fields, findings })
  }
}
