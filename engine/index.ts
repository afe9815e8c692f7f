import type { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { createSignInLink, openSession, type SessionCookie } from './access/sign-in.ts'
import { answerRequests } from './api/answer-requests.ts'
import { createApp } from './api/create-app.ts'
import type { Config } from './config.ts'
import { createDispatcher } from './delivery/dispatch-webhooks.ts'
import type { Answer, ProcessingProgress, ProcessingTask } from './domain/outcome.ts'
import { createWorkbookMaker } from './export/make-workbook.ts'
import { announceServer, closeServer, listen } from './listen.ts'
import { createIntake, type Intake } from './pipeline/intake.ts'
import { createQueue, type QueueEvents } from './pipeline/queue.ts'
import { readVersion } from './read-version.ts'
import { ensureFirstAccount } from './store/accounts.ts'
import { createBackupJob } from './store/backup-job.ts'
import { backUpDaily } from './store/back-up-daily.ts'
import { databasePath, openDatabase, openReadingDatabase, type WritingDatabase } from './store/database.ts'
import type { StoredDocument } from './store/documents.ts'
import { countJobs } from './store/jobs.ts'
import { lockFolder } from './store/lock-folder.ts'
import { giveSecretKey, type SecretKey } from './store/seal-secrets.ts'
import { sweepFiles } from './store/sweep-files.ts'
import { forkWorker } from './workers/fork-worker.ts'
import { createPool } from './workers/pool.ts'
import type { SpawnWorker } from './workers/worker-process.ts'
import { createPayments } from './x402/create-payments.ts'

export interface Engine {
  readonly config: Config
  /** Open from createEngine until stop. */
  readonly database: WritingDatabase
  readonly intake: Intake
  readonly events: EventEmitter<QueueEvents>
  /** `http://127.0.0.1:8642` while it listens, else null. */
  readonly url: string | null
  /** The cookie that signs the app's own window in. Throws unless the engine listens. */
  openSession(): SessionCookie
  /** A link that signs a browser in, once. Throws unless the engine listens. */
  createSignInLink(): string
  /**
   * Takes the data folder, resumes interrupted work and, with `listen`, opens the API.
   * @throws DataFolderInUseError when another engine works on the same data folder
   */
  start(options: { readonly listen: boolean }): Promise<void>
  /**
   * Drains: finishes what is under way, for `grace` milliseconds at most (a minute), then closes everything. With `abandon`
   * work under way is cut off at once. What was cut off is begun again at the next start. May be called twice.
   */
  stop(options?: { readonly abandon?: boolean; readonly grace?: number }): Promise<void>
  /** Documents that wait to be read, or are being read. */
  countUnread(): number
  /** Waits until a document's processing has ended; null when it was deleted meanwhile. Rejects when the engine stops before. */
  whenDone(documentId: number): Promise<StoredDocument | null>
}

export interface EngineOptions {
  /** How worker processes are started; child_process.fork when left out. */
  readonly spawn?: SpawnWorker
  /** Seals the secrets that lie in the database; they lie in the clear when left out. */
  readonly secretKey?: SecretKey | null
  /** Absolute path of the module that worker processes run; the document worker when left out. */
  readonly workerEntry?: string
}

/** Milliseconds: service managers kill what takes much longer to stop. */
const DRAIN_GRACE = 60_000

const WORKER_ENTRY = entryOf('./pipeline/document-worker')
const WORKBOOK_ENTRY = entryOf('./export/workbook-worker')

/**
 * Puts the parts together: the only wiring. Opens the database of the data folder; work begins with `start`.
 * @throws DatabaseTooNewError, DamagedDatabaseError, LostDatabaseError
 */
export function createEngine(config: Config, options: EngineOptions = {}): Engine {
  const { dataFolder, durable, limits } = config
  const log = pino({ level: config.logLevel }, pino.destination(2))
  const spawn =
    options.spawn ??
    ((entry) => forkWorker(entry, { environment: config.workerEnvironment, showErrors: config.logLevel === 'debug' }))
  const database = openDatabase(databasePath(dataFolder), { durable })
  if (options.secretKey) giveSecretKey(database, options.secretKey)
  ensureFirstAccount(database)
  const workerLimits = {
    stallLimit: limits.stallLimit,
    timeLimit: limits.timeLimit,
    memoryBytes: limits.workerMemoryBytes,
  }
  const pool = createPool<ProcessingTask, ProcessingProgress, Answer>({
    spawn: () => spawn(options.workerEntry ?? WORKER_ENTRY),
    size: config.jobs,
    limits: workerLimits,
  })
  const queue = createQueue({ config, database, pool, log })
  const intake = createIntake(config, database, queue)
  const payments = createPayments({ database, intake, config: config.payments, log })
  /** What stop undoes, last first. */
  const closers: ((grace: number) => unknown)[] = [() => database.close()]
  let url: string | null = null
  const dispatcher = createDispatcher({
    database,
    log,
    ownPort: () => (url === null ? null : Number(new URL(url).port)),
  })
  for (const event of ['created', 'corrected', 'done'] as const) queue.events.on(event, () => dispatcher.wake())

  async function openApi(): Promise<void> {
    const server: Server = createServer()
    const version = readVersion()
    const baseUrl = await listen(server, { port: config.port, fallback: config.portFallback })
    const closing = new AbortController()
    const reading = openReadingDatabase(databasePath(dataFolder))
    closers.push(
      () => reading.close(),
      () => closeServer(server),
      () => closing.abort(),
    )
    const makeWorkbook = createWorkbookMaker({ spawn, entry: WORKBOOK_ENTRY, limits: workerLimits })
    const signal = closing.signal
    const backup = createBackupJob(database, dataFolder)
    closers.push(() => backup.drain())
    const parts = {
      config,
      baseUrl,
      version,
      database,
      reading,
      intake,
      queue,
      webhooks: dispatcher,
      payments,
      makeWorkbook,
      backup,
      closing: signal,
      log,
    }
    answerRequests(server, createApp(parts))
    closers.push(announceServer(dataFolder, { url: baseUrl, version }), () => (url = null))
    url = baseUrl
  }

  function listeningUrl(): string {
    if (url === null) throw new Error('The engine does not listen.')
    return url
  }

  return {
    config,
    database,
    intake,
    events: queue.events,
    get url() {
      return url
    },
    openSession: () => openSession(database, listeningUrl()),
    createSignInLink: () => createSignInLink(database, listeningUrl()),
    async start({ listen: opensApi }) {
      closers.push(lockFolder(dataFolder))
      sweepFiles(database, dataFolder)
      closers.push(backUpDaily(database, dataFolder, log))
      closers.push(() => pool.close())
      pool.warm()
      closers.push((grace) => dispatcher.drain({ grace }))
      queue.start()
      closers.push((grace) => queue.drain({ grace }))
      payments.start()
      closers.push((grace) => payments.drain({ grace }))
      if (opensApi) await openApi()
      // Last: only now is it known which port is our own.
      dispatcher.start()
    },
    async stop({ abandon = false, grace = DRAIN_GRACE } = {}) {
      for (let close = closers.pop(); close; close = closers.pop()) await close(abandon ? 0 : grace)
    },
    countUnread: () => countJobs(database),
    whenDone: (documentId) => queue.whenDone(documentId),
  }
}

/** Absolute path of a module that a process of its own runs: TypeScript here, JavaScript once it is built. */
function entryOf(module: string): string {
  return fileURLToPath(new URL(module + extname(import.meta.filename), import.meta.url))
}
