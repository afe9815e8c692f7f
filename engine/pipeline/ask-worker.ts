import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { DocumentError } from '../domain/errors.ts'
import type { Outcome, ProcessingProgress, ProcessingTask } from '../domain/outcome.ts'
import type { ProcessingStage } from '../domain/status.ts'
import { getAccount } from '../store/accounts.ts'
import type { ReadingDatabase } from '../store/database.ts'
import type { StoredDocument } from '../store/documents.ts'
import { listTypeExamples } from '../store/type-examples.ts'
import { originalPath } from '../store/originals.ts'
import { openDrawingFolder } from '../store/pictures.ts'
import { recognizedFolder } from '../store/recognized-pages.ts'
import type { Pool, TaskOptions } from '../workers/pool.ts'
import { NotAcceptedError } from '../workers/worker.ts'
import { correctedType } from './correct-fields.ts'

export type ProcessingPool = Pool<ProcessingTask, ProcessingProgress, Outcome>

interface AskParts {
  readonly config: Config
  readonly database: ReadingDatabase
  readonly pool: ProcessingPool
  readonly log: Logger
}

interface AskOptions extends TaskOptions<ProcessingProgress> {
  /** Pages that were recognized before are all that are wanted. */
  readonly only?: boolean
}

/**
 * Has a worker process a document. What becomes of the worker is data as well; rejects with the signal's reason, for I/O, and with
 * NotAcceptedError when no worker could be started.
 */
export async function askWorker(
  { config, database, pool, log }: AskParts,
  document: StoredDocument,
  { signal, onProgress, only = false }: AskOptions,
): Promise<Outcome> {
  let stage: ProcessingStage = 'scanning'
  try {
    const outcome = await pool.run(describeTask(config, database, document, only), {
      signal,
      onProgress(progress) {
        stage = progress.stage
        onProgress(progress)
      },
    })
    if (outcome.status !== 'blocked')
      for (const failure of outcome.failures) log.error({ document: document.id, ...failure }, 'a part failed')
    return outcome
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    log.warn({ code: error.code, document: document.id, stage }, 'a worker failed')
    if (error.cause instanceof NotAcceptedError) throw error.cause
    // The cause may quote the document, which no ordinary log may.
    log.debug({ err: error.cause, document: document.id }, 'why the worker failed')
    return toOutcome(error, stage)
  }
}

export function toOutcome(error: DocumentError, stage: ProcessingStage): Outcome {
  return { status: 'error', stage, code: error.code, message: error.message, format: null, failures: [] }
}

function describeTask(
  { dataFolder, limits }: Config,
  database: ReadingDatabase,
  document: StoredDocument,
  only: boolean,
): ProcessingTask {
  const account = getAccount(database, document.accountId)
  return {
    path: originalPath(dataFolder, document.originalHash),
    filename: document.filename,
    hints: {
      locale: document.locale ?? account?.locale ?? null,
      customTypes: document.customTypes ?? [],
      typeExamples: listTypeExamples(database, document),
      type: correctedType(database, document.id),
      ownNames: account?.ownNames ?? [],
      additionalText: document.additionalTextPlain,
      extract: document.aiProcessing,
    },
    outputFolder: openDrawingFolder(dataFolder, document.id),
    recognized: { folder: recognizedFolder(dataFolder, document.id), only },
    limits,
  }
}
