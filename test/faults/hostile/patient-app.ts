import { createReadStream } from 'node:fs'
import { createConfig } from '../../../engine/config.ts'
import type { FileFormat } from '../../../engine/domain/content.ts'
import { createEngine } from '../../../engine/index.ts'
import { getExtraction } from '../../../engine/store/extractions.ts'
import { latestRun } from '../../../engine/store/runs.ts'
import { SERVICE } from '../../../engine/domain/audit.ts'

/** How a file ended, as its app tells it. */
export interface FileEnd {
  readonly status: string
  readonly code: string | null
  /** Parts of Docket that failed at it. */
  readonly failed: readonly string[]
  /** Bytes that the app itself keeps, after a full collection, and its resident bytes. */
  readonly kept: number
  readonly resident: number
}

const MEBIBYTE = 1024 * 1024
const limits = { pageEffort: 5000, stallLimit: 20_000, timeLimit: 60_000, workerMemoryBytes: 1536 * MEBIBYTE }

/** A whole app that reads one file after another and says how each ended. Started with --expose-gc. */
const config = createConfig({ dataFolder: process.argv[2], durable: false, jobs: 1, logLevel: 'silent', limits }, {})
const engine = createEngine(config)
await engine.start({ listen: false })
process.on('message', (file: { path: string; filename: string; format: FileFormat }) => void take(file))
process.send?.('ready')

async function take({ path, filename, format }: { path: string; filename: string; format: FileFormat }): Promise<void> {
  const received = await engine.intake.receive(createReadStream(path))
  const { id } = engine.intake.submit(
    received,
    {
      accountId: 1,
      mode: 'live',
      origin: 'api',
      filename,
      fileFormat: format,
      additionalText: null,
      customTypes: null,
      requester: null,
      locale: null,
      aiProcessing: true,
    },
    SERVICE,
  )
  const document = await engine.whenDone(id)
  const run = latestRun(engine.database, id)
  const findings = getExtraction(engine.database, id)?.findings ?? []
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send?.({
    status: document?.status ?? 'gone',
    code: run?.errorCode ?? null,
    failed: findings.filter(({ code }) => code === 'part_failed').map(({ message }) => message),
    kept: heapUsed + external,
    resident: rss,
  } satisfies FileEnd)
}
