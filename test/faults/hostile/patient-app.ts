import { createReadStream } from 'node:fs'
import { createConfig } from '../../../engine/config.ts'
import type { FileFormat } from '../../../engine/domain/content.ts'
import { createEngine } from '../../../engine/index.ts'
import { getExtraction } from '../../../engine/store/extractions.ts'
import { latestRun } from '../../../engine/store/runs.ts'
import { submitFile } from '../../pipeline/submit-file.ts'
import { countComputing } from './count-computing.ts'

export interface FileTask {
  readonly path: string
  readonly filename: string
  readonly format: FileFormat
  /** Asks for `memory`, for which everything is collected first. */
  readonly weigh: boolean
}

/** How a file ended, as its app tells it. */
export interface FileEnd {
  readonly status: string
  readonly code: string | null
  /** Parts of Docket that failed at it. */
  readonly failed: readonly string[]
  /** Milliseconds of computing time that its worker took; null where the system does not tell. */
  readonly computed: number | null
  /** Bytes that the app itself keeps, after a full collection, and its resident bytes. */
  readonly memory: { readonly kept: number; readonly resident: number } | null
}

// Memory as ever: with less a worker that recognized one page would be replaced, and the next file would wait for its start.
const limits = { pageEffort: 5000, stallLimit: 20_000, timeLimit: 60_000 }

/** A whole app that reads one file after another and says how each ended. Started with --expose-gc. */
const config = createConfig({ dataFolder: process.argv[2], durable: false, jobs: 1, logLevel: 'silent', limits }, {})
const engine = createEngine(config)
await engine.start({ listen: false })
process.on('message', (task: FileTask) => void take(task))
process.send?.('ready')

async function take({ path, filename, format, weigh }: FileTask): Promise<void> {
  const before = countComputing()
  const { id } = await submitFile(engine, filename, createReadStream(path), { fileFormat: format })
  const document = await engine.whenDone(id)
  const run = latestRun(engine.database, id)
  const findings = getExtraction(engine.database, id)?.findings ?? []
  process.send?.({
    status: document?.status ?? 'gone',
    code: run?.errorCode ?? null,
    failed: findings.filter(({ code }) => code === 'part_failed').map(({ message }) => message),
    computed: before === null ? null : countComputing()! - before,
    memory: weigh ? measureMemory() : null,
  } satisfies FileEnd)
}

function measureMemory(): FileEnd['memory'] {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { kept: heapUsed + external, resident: rss }
}
