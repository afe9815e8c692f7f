import type { Limits } from '../config.ts'
import type { ReadingDatabase, WritingDatabase } from '../store/database.ts'
import { addDailyUpload, readDailyUploads } from '../store/daily-uploads.ts'
import type { Principal } from './authenticate.ts'

type DailyLimits = Pick<Limits, 'testUploadsPerAccount' | 'testUploadsPerUser' | 'testUploadsPerToken'>

/** A test token, its user or its account has made all uploads of the day. */
export class DailyLimitError extends Error {
  /** Seconds until the next day, UTC. */
  readonly retryAfter: number

  constructor(now: Date) {
    super('The daily limit of test uploads is reached.')
    this.name = 'DailyLimitError'
    const nextDay = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)
    this.retryAfter = Math.ceil((nextDay - now.getTime()) / 1000)
  }
}

/**
 * Counts an upload in test mode; days are those of UTC. Call it in the transaction that creates the document, so that
 * no two uploads can take the last place.
 * @throws DailyLimitError when the principal may not upload any more today
 */
export function countTestUpload(
  database: WritingDatabase,
  principal: Principal,
  limits: DailyLimits,
  now = new Date(),
): void {
  if (principal.token.mode !== 'test') return
  checkTestUploads(database, principal, limits, now)
  addDailyUpload(database, dayOf(now), uploaderOf(principal))
}

/**
 * Says early what countTestUpload would say, before a body is read.
 * @throws DailyLimitError
 */
export function checkTestUploads(
  database: ReadingDatabase,
  principal: Principal,
  limits: DailyLimits,
  now = new Date(),
): void {
  if (principal.token.mode !== 'test') return
  const made = readDailyUploads(database, dayOf(now), uploaderOf(principal))
  if (
    made.account >= limits.testUploadsPerAccount ||
    made.user >= limits.testUploadsPerUser ||
    made.token >= limits.testUploadsPerToken
  ) {
    throw new DailyLimitError(now)
  }
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

function uploaderOf({ token }: Principal) {
  return { accountId: token.accountId, userId: token.userId, tokenId: token.id }
}
