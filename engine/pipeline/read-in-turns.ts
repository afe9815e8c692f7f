import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Answers, Outcome, PagesToRead, ProcessingProgress, TaskPart } from '../domain/outcome.ts'
import { PROCESSING_STAGES, type ProcessingStage } from '../domain/status.ts'
import type { ReadingDatabase } from '../store/database.ts'
import type { StoredDocument } from '../store/documents.ts'
import { askWorker, type ProcessingPool } from './ask-worker.ts'
import type { Place } from './fair-order.ts'
import { scanForViruses } from './scan-for-viruses.ts'
import type { Turns } from './turns.ts'

interface ReadingParts {
  readonly config: Config
  readonly database: ReadingDatabase
  readonly pool: ProcessingPool
  readonly turns: Turns
  readonly log: Logger
}

interface ReadingOptions {
  /** Called in the first turn; what it throws ends the reading. */
  readonly begin: () => StoredDocument
  readonly onProgress: (progress: ProcessingProgress) => void
  /** Aborting stops the workers; what waits for a turn then is for the caller to withdraw. */
  readonly signal: AbortSignal
}

/** What became of a document. */
export interface Reading {
  readonly outcome: Outcome
  /** Every page that brought its worker down has had its second worker already. */
  readonly isTriedAgain: boolean
}

type Failure = Extract<Outcome, { status: 'error' }>

/** A worker that died may have had other reasons, as memory that ran out: the second one on the same page is the page's. */
const MAX_DEATHS = 2
/** So many times more may workers have been stopped at pages than pages have been read, before the others are not tried any more. */
const MAX_STOPPED = 3

/**
 * Reads a document piece by piece, each in its turn. Where several pages have to be recognized, each of them is a piece for whichever
 * worker is idle, kept by who reads it; one worker then puts the document together. A page at which workers die or come to a limit
 * costs itself, and a finding names it. Rejects as askWorker, scanForViruses and the turns do, once nothing of it is under way.
 */
export async function readInTurns(parts: ReadingParts, place: Place, options: ReadingOptions): Promise<Reading> {
  const { begin, signal, onProgress } = options
  const takeTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
    parts.turns.take(place, async () => {
      signal.throwIfAborted()
      return work()
    })
  const { document, answer } = await takeTurn(async () => {
    const document = begin()
    const refusal = await scanForViruses(parts.config, document, signal)
    return {
      document,
      answer: refusal ?? (await askWorker(parts, document, { kind: 'first' }, { signal, onProgress })),
    }
  })
  if (answer.status !== 'pages') return { outcome: answer, isTriedAgain: false }

  const recognition: Recognition = {
    askInTurn: (part, tell, isOver = () => false) =>
      takeTurn(async () => (isOver() ? null : askWorker(parts, document, part, { signal, onProgress: tell }))),
    withdraw: (reason) => parts.turns.withdraw(place, reason),
    onProgress,
    timeLimit: parts.config.limits.timeLimit,
  }
  const begun = performance.now()
  const { left, failure } = await recognizePages(recognition, answer)
  // Nothing to put together.
  if (failure !== null && left.length === answer.total) return { outcome: failure, isTriedAgain: true }
  const recognizing = performance.now() - begun
  const outcome = (await recognition.askInTurn({ kind: 'rest', left }, tellAfter('recognizing', onProgress)))!
  return { outcome: addRecognizing(outcome, recognizing), isTriedAgain: false }
}

interface Recognition {
  /** Null when it is over by the time of its turn. */
  readonly askInTurn: <Part extends TaskPart>(
    part: Part,
    tell: (progress: ProcessingProgress) => void,
    isOver?: () => boolean,
  ) => Promise<Answers[Part['kind']] | null>
  /** Gives up what of the document waits for its turn. */
  readonly withdraw: (reason: unknown) => void
  readonly onProgress: (progress: ProcessingProgress) => void
  /** Milliseconds of computing time for all pages together. */
  readonly timeLimit: number
}

/** @returns the pages that stay unread, ascending, and what ended the last of them */
async function recognizePages(
  { askInTurn, withdraw, onProgress, timeLimit }: Recognition,
  { pages, total }: PagesToRead,
): Promise<{ readonly left: readonly number[]; readonly failure: Failure | null }> {
  const left: number[] = []
  let failure: Failure | null = null
  let done = total - pages.length
  let stopped = 0
  let effort = 0

  const tell = (): void => onProgress({ stage: 'recognizing', pagesDone: done, pagesTotal: total })
  const isOver = (): boolean => effort > timeLimit || stopped > done + MAX_STOPPED

  async function recognize(page: number): Promise<void> {
    for (let attempt = 1; attempt <= MAX_DEATHS; attempt += 1) {
      const answer = await askInTurn({ kind: 'page', page }, tell, isOver)
      if (answer?.status === 'page') {
        effort += answer.effort
        done += 1
        return tell()
      }
      if (answer) stopped += 1
      failure = answer ?? failure
      if (answer?.code !== 'worker_crashed') break
    }
    left.push(page)
  }

  tell()
  const ends = await Promise.allSettled(
    pages.map((page) =>
      recognize(page).catch((error: unknown) => {
        withdraw(error)
        throw error
      }),
    ),
  )
  const broken = ends.find((end) => end.status === 'rejected')
  if (broken) throw broken.reason
  return { left: left.toSorted((a, b) => a - b), failure }
}

/** @param recognizing milliseconds by the clock, beside what putting the document together took */
function addRecognizing(outcome: Outcome, recognizing: number): Outcome {
  if (outcome.status !== 'completed') return outcome
  const { timings } = outcome
  return { ...outcome, timings: { ...timings, recognizing: Math.round((timings.recognizing ?? 0) + recognizing) } }
}

/** What comes before has been told. */
function tellAfter(
  stage: ProcessingStage,
  onProgress: (progress: ProcessingProgress) => void,
): (progress: ProcessingProgress) => void {
  const later = new Set(PROCESSING_STAGES.slice(PROCESSING_STAGES.indexOf(stage) + 1))
  return (progress) => {
    if (later.has(progress.stage)) onProgress(progress)
  }
}
