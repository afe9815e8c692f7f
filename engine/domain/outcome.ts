import type { DocumentType } from './document.ts'
import type { RunErrorCode } from './errors.ts'
import type { Fields } from './field.ts'
import type { FileFormat } from './content.ts'
import type { Finding } from './finding.ts'
import type { BlockedReason, ProcessingStage } from './status.ts'

/** What a caller may say about a document beforehand. */
export interface ProcessingHints {
  /** `de`, `de-AT` ...; null: detect. */
  readonly locale: string | null
  readonly customTypes: readonly string[]
  /** Documents of the account that bear one of the custom types, and some that bear another; none where nobody gave one. */
  readonly typeExamples: readonly TypeExample[]
  /** What a person says it is; null: find out. */
  readonly type: DocumentType | null
  /** The upload's `text` field. */
  readonly additionalText: string | null
  /** What the client whose document it is goes by: on its bills the recipient, on its invoices the sender. */
  readonly ownNames: readonly string[]
  /** False: text and previews only, no fields. */
  readonly extract: boolean
}

/** What a person said, or let stand, of another document of the account. */
export interface TypeExample {
  readonly type: DocumentType
  /** Reading order, no markup; its first pages are enough. */
  readonly text: string
}

/** One document to process: everything a worker needs, as plain data. */
export interface ProcessingTask {
  /** Absolute path of the original. */
  readonly path: string
  readonly filename: string
  readonly hints: ProcessingHints
  /** Absolute path of an empty folder that receives previews and thumbnail. */
  readonly outputFolder: string
  /** Where recognized pages outlive the worker, for others to go on from; left out: one worker does it all. */
  readonly recognized?: {
    /** Absolute path. */
    readonly folder: string
    readonly part: TaskPart
  }
  readonly limits: ProcessingLimits & {
    /** Milliseconds of computing time for one page that has to be recognized. */
    readonly pageEffort: number
  }
}

/** What of a document's way a worker is asked for. */
export type TaskPart =
  /** Where several pages have to be recognized, which: each is a task of its own. All of the way for any other document. */
  | { readonly kind: 'first' }
  /** Recognize one page, from 1, and keep what it says. */
  | { readonly kind: 'page'; readonly page: number }
  /** All of the way, with the pages that were kept; the given ones stay unread. */
  | { readonly kind: 'rest'; readonly left: readonly number[] }

export interface ProcessingLimits {
  readonly maxPages: number
  /** Pixels of one page image. */
  readonly maxPixels: number
  /** How many pages get a preview. */
  readonly previewPages: number
}

/** A picture that the render stage wrote into the output folder. */
export interface RenderedImage {
  /** Name inside the output folder. */
  readonly filename: string
  readonly format: 'png' | 'jpg' | 'webp'
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Bytes. */
  readonly size: number
}

/** How processing a document ended; plain data that crosses from the worker to the host. */
export type Outcome =
  | {
      readonly status: 'completed'
      readonly format: FileFormat
      readonly type: DocumentType | null
      readonly isEInvoice: boolean
      /** The pages' words stay in the worker: a thousand pages of them would hold up the host for seconds. */
      readonly pageCount: number
      /** Markdown with tables and page breaks. */
      readonly text: string
      /** Reading order, no markup. */
      readonly plainText: string
      readonly fields: Fields
      readonly findings: readonly Finding[]
      /** What the scan let pass and a person should know. */
      readonly scanNotes: readonly string[]
      /** Mistakes that cost a part of the document each. */
      readonly failures: readonly PartFailure[]
      readonly thumbnail: RenderedImage | null
      readonly previews: readonly RenderedImage[]
      /** Milliseconds spent per stage. */
      readonly timings: Readonly<Partial<Record<ProcessingStage, number>>>
    }
  | {
      readonly status: 'blocked'
      readonly stage: ProcessingStage
      readonly reason: BlockedReason
      readonly message: string
      readonly format: FileFormat | null
    }
  | {
      readonly status: 'error'
      readonly stage: ProcessingStage
      readonly code: RunErrorCode
      readonly message: string
      readonly format: FileFormat | null
      readonly failures: readonly PartFailure[]
    }

/** The answer to the first part of the work on a document with several pages to recognize. */
export interface PagesToRead {
  readonly status: 'pages'
  /** Those that were not kept by an earlier worker, ascending. */
  readonly pages: readonly number[]
  /** With those that were. */
  readonly total: number
}

/** The answer for one page: what it says is kept, or the rest of the work finds out why not. */
export interface PageRead {
  readonly status: 'page'
  /** Milliseconds of computing time that it took. */
  readonly effort: number
}

/** What a worker answers to a part of the work. */
export interface Answers {
  readonly first: Outcome | PagesToRead
  /** A worker that was stopped at it is a failure. */
  readonly page: PageRead | Extract<Outcome, { status: 'error' }>
  readonly rest: Outcome
}
export type Answer = Answers[keyof Answers]

/** A mistake of Docket's own, as the log takes it. */
export interface PartFailure {
  readonly stage: ProcessingStage
  /** The function that failed. */
  readonly part: string
  /** From 1, null when it is not about one page. */
  readonly page: number | null
  /** The kind of error and its stack, without its message: that may quote the document. */
  readonly trace: string
}

/** Sent by a worker while it works. */
export interface ProcessingProgress {
  readonly stage: ProcessingStage
  /** Pages done and in all in this stage; null when the stage does not go page by page. */
  readonly pagesDone: number | null
  readonly pagesTotal: number | null
}
