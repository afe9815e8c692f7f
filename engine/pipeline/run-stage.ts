import type { FileFormat } from '../domain/content.ts'
import { DocumentError, ERRORS } from '../domain/errors.ts'
import type { Outcome, ProcessingProgress } from '../domain/outcome.ts'
import type { ProcessingStage } from '../domain/status.ts'

/** Tells how far a stage is. */
export type CountPages = (pagesDone: number, pagesTotal: number) => void

/** The stages of one document: announces and times each, and knows where an error happened. */
export interface Stages {
  /** Milliseconds by stage. */
  readonly timings: Readonly<Partial<Record<ProcessingStage, number>>>
  run<Result>(stage: ProcessingStage, work: (count: CountPages) => Result | Promise<Result>): Promise<Result>
  /** An error as the outcome of its document. What is not a DocumentError is a bug: told as `internal`, its cause to `onBug`. */
  fail(error: unknown, format: FileFormat | null): Outcome
}

export function startStages(report: (progress: ProcessingProgress) => void, onBug: (error: unknown) => void): Stages {
  let current: ProcessingStage = 'scanning'
  const timings: Partial<Record<ProcessingStage, number>> = {}
  return {
    timings,
    async run(stage, work) {
      current = stage
      report({ stage, pagesDone: null, pagesTotal: null })
      const start = performance.now()
      try {
        return await work((pagesDone, pagesTotal) => report({ stage, pagesDone, pagesTotal }))
      } finally {
        timings[stage] = Math.round((timings[stage] ?? 0) + performance.now() - start)
      }
    },
    fail(error, format) {
      const stage = current
      if (!(error instanceof DocumentError)) {
        onBug(error)
        return { status: 'error', stage, code: 'internal', message: ERRORS.internal.message, format }
      }
      const { code, message } = error
      if (code === 'password_required') return { status: 'blocked', stage, reason: code, message, format }
      return { status: 'error', stage, code, message, format }
    },
  }
}
