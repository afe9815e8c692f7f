import { backUpAside } from './back-up-aside.ts'
import { checkTarget } from './back-up-folder.ts'
import { listBackups } from './backups.ts'
import { writeTime } from './current-time.ts'
import type { WritingDatabase } from './database.ts'
import { readSettings, saveSettings } from './settings.ts'

/** A copy of the whole data folder that was made. */
export interface MadeBackup {
  /** Absolute. */
  readonly folder: string
  readonly madeAt: string
  readonly documents: number
  /** Documents whose originals were missing or damaged. */
  readonly incomplete: number
}

export interface BackupState {
  /** The one being made; the total is known once its database came over. */
  readonly running: { readonly folder: string; readonly done: number; readonly total: number | null } | null
  readonly last: MadeBackup | null
  /** Why the last try since the start came to nothing; null when it was stopped on purpose. */
  readonly failure: string | null
  /** When the newest of the daily copies of the database was made. */
  readonly dailyAt: string | null
}

/** Makes copies of the data folder on demand, one at a time. */
export interface BackupJob {
  state(): BackupState
  /** False, with nothing begun, while one is being made. @throws UnfitFolderError, or what the file system says of the folder */
  start(folder: string): boolean
  cancel(): void
  /** Stops what is being made and waits for its end. */
  drain(): Promise<void>
}

/** Setting that holds the last one. */
const LAST = 'last_backup'

export function createBackupJob(database: WritingDatabase, dataFolder: string): BackupJob {
  let running: BackupState['running'] = null
  let failure: string | null = null
  let stop = new AbortController()
  let ended: Promise<void> = Promise.resolve()

  async function make(folder: string): Promise<void> {
    try {
      const { documents, incomplete } = await backUpAside(dataFolder, folder, {
        signal: stop.signal,
        onProgress: (done, total) => (running = { folder, done, total }),
      })
      const last: MadeBackup = { folder, madeAt: writeTime(Date.now()), documents, incomplete: incomplete.length }
      saveSettings(database, { [LAST]: last })
    } catch (error) {
      if (!stop.signal.aborted) failure = error instanceof Error ? error.message : String(error)
    } finally {
      running = null
    }
  }

  return {
    state: () => ({
      running,
      failure,
      last: (readSettings(database)[LAST] as MadeBackup | undefined) ?? null,
      dailyAt: listBackups(dataFolder)[0]?.madeAt.toISOString() ?? null,
    }),
    start(folder) {
      if (running) return false
      checkTarget(dataFolder, folder)
      running = { folder, done: 0, total: null }
      failure = null
      stop = new AbortController()
      ended = make(folder)
      return true
    },
    cancel: () => stop.abort(),
    async drain() {
      stop.abort()
      await ended
    },
  }
}
