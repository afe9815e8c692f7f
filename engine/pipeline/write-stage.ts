import type { ProcessingStage } from '../domain/status.ts'
import { currentTime } from '../store/current-time.ts'
import type { WritingDatabase } from '../store/database.ts'
import { updateDocument } from '../store/documents.ts'

/** Follows a document through its stages. */
export interface StageWriter {
  /** The stage that was noted last. */
  readonly stage: ProcessingStage
  /** When the scan let the file pass; null before. */
  readonly scannedAt: string | null
  note(stage: ProcessingStage): void
  /** Writes nothing more. */
  close(): void
}

/** Milliseconds: a document that is read faster costs no writes for its stages. */
const DELAY = 250

export function createStageWriter(database: WritingDatabase, documentId: number): StageWriter {
  let stage: ProcessingStage = 'scanning'
  let scannedAt: string | null = null
  let timer: NodeJS.Timeout | undefined
  const write = (): void => {
    timer = undefined
    updateDocument(database, documentId, { processingStage: stage })
  }
  return {
    get stage() {
      return stage
    },
    get scannedAt() {
      return scannedAt
    },
    note(next) {
      if (next === stage) return
      scannedAt ??= currentTime()
      stage = next
      timer ??= setTimeout(write, DELAY)
    },
    close() {
      clearTimeout(timer)
    },
  }
}
