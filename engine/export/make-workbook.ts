import type { WorkerLimits } from '../workers/worker.ts'
import { createWorker } from '../workers/worker.ts'
import type { SpawnWorker } from '../workers/worker-process.ts'
import type { ExportedDocument } from './columns.ts'
import { refuseTooManyRows, type XlsxOptions } from './write-xlsx.ts'

/** What a process needs to make a workbook, as plain data. */
export interface WorkbookTask {
  readonly documents: readonly ExportedDocument[]
  readonly options: XlsxOptions
}

/**
 * Rejects with DocumentError `time_limit`, `memory_limit` or `worker_crashed`, or with the signal's reason.
 * @throws TooManyRowsError
 */
export type MakeWorkbook = (task: WorkbookTask, signal: AbortSignal) => Promise<Uint8Array>

/** Makes each workbook in a process of its own: the library builds it in one go, seconds for thousands of documents. */
export function createWorkbookMaker({
  spawn,
  entry,
  limits,
}: {
  readonly spawn: SpawnWorker
  /** Absolute path of the module that the process runs. */
  readonly entry: string
  readonly limits: WorkerLimits
}): MakeWorkbook {
  return async (task, signal) => {
    refuseTooManyRows(task.documents)
    const worker = createWorker<WorkbookTask, never, Uint8Array>(spawn(entry), limits)
    try {
      return await worker.ask(task, { signal, onProgress: () => {} })
    } finally {
      await worker.end()
    }
  }
}
