import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { DocumentError } from '../domain/errors.ts'
import type { Answer, Answers, Outcome, ProcessingProgress, ProcessingTask, TaskPart } from '../domain/outcome.ts'
import type { ProcessingStage } from '../domain/status.ts'
import { getAccount } from '../store/accounts.ts'
import type { ReadingDatabase } from '../store/database.ts'
import type { StoredDocument } from '../store/documents.ts'
import { listTypeExamples } from '../store/type-examples.ts'
import { originalPath } from '../store/originals.ts'
import { openDrawingFolder } from '../store/pictures.ts'
import { openRecognizedFolder, recognizedFolder } from '../store/recognized-pages.ts'
import type { Pool, TaskOptions } from '../workers/pool.ts'
import { NotAcceptedError } from '../workers/worker.ts'
import { correctedType } from './correct-fields.ts'

export type ProcessingPool = Pool<ProcessingTask, ProcessingProgress, Answer>

interface AskParts {
  readonly config: Config
  readonly database: ReadingDatabase
  readonly pool: ProcessingPool
  readonly log: Logger
}

/**
 * Has a worker do a part of the work on a document. What becomes of the worker is data as well; rejects with the signal's reason, for I/O, and with
 * NotAcceptedError when no worker could be started.
 */
export async function askWorker<Part extends TaskPart>(
  { config, database, pool, log }: AskParts,
  document: StoredDocument,
  part: Part,
  { signal, onProgress }: TaskOptions<ProcessingProgress>,
): Promise<Answers[Part['kind']]> {
  let stage: ProcessingStage = part.kind === 'first' ? 'scanning' : 'recognizing'
  try {
    const answer = await pool.run(describeTask(config, database, document, part), {
      signal,
      onProgress(progress) {
        stage = progress.stage
        onProgress(progress)
      },
    })
    if (answer.status === 'completed' || answer.status === 'error')
      for (const failure of answer.failures) log.error({ document: document.id, ...failure }, 'a part failed')
    return answer as Answers[Part['kind']]
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    log.warn({ code: error.code, document: document.id, stage }, 'a worker failed')
    if (error.cause instanceof NotAcceptedError) throw error.cause
    // The cause may quote the document, which no ordinary log may.
    log.debug({ err: error.cause, document: document.id }, 'why the worker failed')
    return toOutcome(error, stage)
  }
}

export function toOutcome(error: DocumentError, stage: ProcessingStage): Extract<Outcome, { status: 'error' }> {
  return { status: 'error', stage, code: error.code, message: error.message, format: null, failures: [] }
}

function describeTask(
  { dataFolder, limits }: Config,
  database: ReadingDatabase,
  document: StoredDocument,
  part: TaskPart,
): ProcessingTask {
  const account = getAccount(database, document.accountId)
  const isPage = part.kind === 'page'
  return {
    path: originalPath(dataFolder, document.originalHash),
    filename: document.filename,
    hints: {
      locale: document.locale ?? account?.locale ?? null,
      customTypes: document.customTypes ?? [],
      typeExamples: isPage ? [] : listTypeExamples(database, document),
      type: correctedType(database, document.id),
      ownNames: account?.ownNames ?? [],
      additionalText: document.additionalTextPlain,
      extract: document.aiProcessing,
    },
    // A page is drawn beside its words, while others of the document may be under way.
    outputFolder: (isPage ? openRecognizedFolder : openDrawingFolder)(dataFolder, document.id),
    recognized: { folder: recognizedFolder(dataFolder, document.id), part },
    limits,
  }
}
