import type { StoredDocument } from '../store/documents.ts'
import type { ProcessingProgress } from '../domain/outcome.ts'

/** What the queue tells while it works. */
export interface QueueEvents {
  /** A worker went on with a document. */
  progress: [documentId: number, progress: ProcessingProgress]
  /** Processing ended, well or not, and is saved. */
  done: [documentId: number]
}

export interface Queue {
  /** Takes up what an earlier process left, then works until drained. */
  start(): void
  /** There may be a new job. */
  wake(): void
  /** Stops work on a document that is about to be deleted. */
  cancel(documentId: number): void
  /** Waits until the document's processing has ended: its row then; null when it was deleted. Rejects when the queue is drained before. */
  whenDone(documentId: number): Promise<StoredDocument | null>
  /** Begins nothing more and waits for what is under way; what waits stays for the next start. */
  drain(): Promise<void>
}
