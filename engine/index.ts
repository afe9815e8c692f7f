import type { EventEmitter } from 'node:events'
import type { Config } from './config.ts'
import type { Intake } from './pipeline/intake.ts'
import type { QueueEvents } from './pipeline/queue.ts'
import type { StoredDocument } from './store/documents.ts'
import type { WritingDatabase } from './store/database.ts'

export interface Engine {
  readonly config: Config
  /** Open from createEngine until stop. */
  readonly database: WritingDatabase
  readonly intake: Intake
  readonly events: EventEmitter<QueueEvents>
  /** `http://127.0.0.1:8642` while it listens, else null. */
  readonly url: string | null
  /**
   * Takes the data folder, resumes interrupted work and, with `listen`, opens the API.
   * @throws DataFolderInUseError when another engine works on the same data folder
   */
  start(options: { readonly listen: boolean }): Promise<void>
  /** Drains: finishes what is under way, then closes everything. May be called twice. */
  stop(): Promise<void>
  /** Waits until a document's processing has ended; null when it was deleted meanwhile. */
  whenDone(documentId: number): Promise<StoredDocument | null>
}

export interface EngineOptions {
  /** How worker processes are started; child_process.fork when left out. */
  readonly spawn?: never
}

export declare function createEngine(config: Config, options?: EngineOptions): Engine
