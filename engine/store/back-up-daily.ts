import type { Logger } from 'pino'
import { listBackups, makeBackup } from './backups.ts'
import type { WritingDatabase } from './database.ts'
import { hadDocuments } from './documents.ts'

/** Milliseconds. */
const DAY = 86_400_000
const LOOK = 3_600_000

/**
 * Copies the database once a day while the process lives; a machine that slept is late by an hour at most. What fails is tried
 * again with the next look.
 * @returns ends it, and waits for a copy that is being made
 */
export function backUpDaily(database: WritingDatabase, dataFolder: string, log: Logger): () => Promise<void> {
  let making: Promise<unknown> = Promise.resolve()
  const look = (): void => {
    making = making
      .then(() => makeWhenDue(database, dataFolder))
      .catch((error: unknown) => {
        log.error({ err: error }, 'the database could not be backed up')
      })
  }
  const timer = setInterval(look, LOOK).unref()
  look()
  return async () => {
    clearInterval(timer)
    await making
  }
}

async function makeWhenDue(database: WritingDatabase, dataFolder: string): Promise<void> {
  const now = new Date()
  // A clock that was set back makes the newest ones stand in the future: that is no reason to make none.
  const newest = listBackups(dataFolder).find(({ madeAt }) => madeAt <= now)
  const age = newest ? now.getTime() - newest.madeAt.getTime() : DAY
  if (age >= DAY && hadDocuments(database)) await makeBackup(database, dataFolder, now)
}
