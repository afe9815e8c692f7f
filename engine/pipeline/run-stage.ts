import { catchMistakes, type Attempt } from '../domain/attempt.ts'
import type { FileFormat } from '../domain/content.ts'
import { DocumentError, ERRORS, RejectedFileError } from '../domain/errors.ts'
import type { Finding } from '../domain/finding.ts'
import type { Outcome, PartFailure, ProcessingProgress } from '../domain/outcome.ts'
import type { ProcessingStage } from '../domain/status.ts'
import { describeError } from './describe-error.ts'

/** Tells how far a stage is; the same figures again are a sign that it goes on. */
export type CountPages = (pagesDone: number, pagesTotal: number) => void

/** Does one page's work; what is thrown becomes a finding of that code, and `otherwise` is the result. */
export type AttemptPage = <Result, Otherwise>(
  place: { readonly page: number; readonly part: string; readonly code: PageFindingCode },
  work: () => Promise<Result>,
  otherwise: Otherwise,
) => Promise<Result | Otherwise>
export type PageFindingCode = 'preview_failed' | 'part_failed' | 'page_given_up'

/** The stages of one document: announces and times each, and knows where an error happened. */
export interface Stages {
  /** Milliseconds by stage. */
  readonly timings: Readonly<Partial<Record<ProcessingStage, number>>>
  /** What a reader should know of parts and pages that failed. */
  readonly findings: readonly Finding[]
  /** What the log should know of them. */
  readonly failures: readonly PartFailure[]
  run<Result>(stage: ProcessingStage, work: (count: CountPages) => Result | Promise<Result>): Promise<Result>
  /** Runs a part of the present stage: a mistake in it is told to `onBug` and costs that part alone. */
  readonly attempt: Attempt
  readonly attemptPage: AttemptPage
  /** Adds a finding of the present stage. */
  tell(finding: Omit<Finding, 'stage' | 'fields'>): void
  /** An error as the outcome of its document. What is not a DocumentError is a bug: told as `internal`, its cause to `onBug`. */
  fail(error: unknown, format: FileFormat | null): Outcome
}

export function startStages(report: (progress: ProcessingProgress) => void, onBug: (error: unknown) => void): Stages {
  let current: ProcessingStage = 'scanning'
  const timings: Partial<Record<ProcessingStage, number>> = {}
  const findings: Finding[] = []
  const failures: PartFailure[] = []

  function tell(finding: Omit<Finding, 'stage' | 'fields'>): void {
    findings.push({ stage: current, fields: [], ...finding })
  }

  function noteMistake(part: string, page: number | null, error: unknown): void {
    failures.push({ stage: current, part, page, trace: describeError(error) })
    onBug(error)
  }

  return {
    timings,
    findings,
    failures,
    tell,
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
    attempt: catchMistakes((part, error) => {
      const isKnown = failures.some((failure) => failure.stage === current && failure.part === part)
      if (isKnown) return
      noteMistake(part, null, error)
      findings.push(describeFailedPart(current, part))
    }),
    async attemptPage({ page, part, code }, work, otherwise) {
      try {
        return await work()
      } catch (error) {
        const isFault = error instanceof DocumentError
        if (!isFault) noteMistake(part, page, error)
        if (isFault) tell({ code, message: error.message, page })
        else findings.push(describeFailedPart(current, part, { page, code }))
        return otherwise
      }
    },
    fail(error, format) {
      const stage = current
      if (error instanceof RejectedFileError) {
        return { status: 'blocked', stage, reason: 'file_rejected', message: error.message, format }
      }
      if (!(error instanceof DocumentError)) {
        noteMistake('document', null, error)
        return { status: 'error', stage, code: 'internal', message: ERRORS.internal.message, format, failures }
      }
      const { code, message } = error
      if (code === 'password_required') return { status: 'blocked', stage, reason: code, message, format }
      return { status: 'error', stage, code, message, format, failures }
    },
  }
}

/** What a mistake in a part of a stage means to who reads the document. */
export function describeFailedPart(
  stage: ProcessingStage,
  part: string,
  { page = null, code = 'part_failed' }: { readonly page?: number | null; readonly code?: PageFindingCode } = {},
): Finding {
  const message = {
    part_failed: `A part of Docket (${part}) failed, and what it would have found is missing: compare the fields with the page.`,
    preview_failed: `Page ${page} could not be drawn: open the original to see it.`,
    page_given_up: `Page ${page} could not be read: scan it again, or fill in what it says.`,
  }[code]
  return { stage, code, message, fields: [], page }
}
