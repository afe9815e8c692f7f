import type { ProcessingProgress } from '../domain/outcome.ts'
import type { Recognizer } from '../stages/ocr/create-recognizer.ts'
import type { Shelf } from './shelf.ts'

/** What a process keeps warm between documents, and where it tells what happens. */
export interface ProcessingTools {
  /** Starts the recognizer at its first use. */
  readonly recognizer: () => Promise<Recognizer>
  /** Left out: a document is opened anew for each of its pages. */
  readonly shelf?: Shelf
  readonly report: (progress: ProcessingProgress) => void
  /** Is told of errors that are no fault of the document. */
  readonly onBug: (error: unknown) => void
}
