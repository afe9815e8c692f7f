import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { MakeWorkbook } from '../export/make-workbook.ts'
import type { Dispatcher } from '../delivery/dispatch-webhooks.ts'
import type { Intake, Submission } from '../pipeline/intake.ts'
import type { Queue } from '../pipeline/queue.ts'
import type { BackupJob } from '../store/backup-job.ts'
import type { WatchingDatabase, WritingDatabase } from '../store/database.ts'
import type { Payments } from '../x402/create-payments.ts'

/** What the API is built on. */
export interface ApiParts {
  readonly config: Config
  /** `http://127.0.0.1:8642`: every URL starts with it, and only requests to it are answered. */
  readonly baseUrl: string
  /** Of Docket itself: `0.1.0`. */
  readonly version: string
  readonly database: WritingDatabase
  /** For requests that change nothing; see openReadingDatabase. */
  readonly reading: WatchingDatabase
  readonly intake: Intake
  readonly queue: Pick<Queue, 'events' | 'wake'>
  readonly webhooks: Pick<Dispatcher, 'wake'>
  readonly payments: Pick<Payments<Submission>, 'readTerms' | 'open' | 'lookAfter'>
  readonly makeWorkbook: MakeWorkbook
  readonly backup: BackupJob
  /** Aborted when the server is to end: answers that have no end of their own end then. */
  readonly closing: AbortSignal
  readonly log: Logger
}
