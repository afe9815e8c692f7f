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
  /** Where recognized pages outlive the worker; left out: nowhere. */
  readonly recognized?: {
    /** Absolute path. */
    readonly folder: string
    /** True: no page is recognized any more, those that lie there are all. */
    readonly only: boolean
  }
  readonly limits: ProcessingLimits & {
    /** Milliseconds of computing time for one page that has to be recognized. */
    readonly pageEffort: number
  }
}

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
