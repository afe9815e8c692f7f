import type { ReadingDatabase, WritingDatabase } from './database.ts'

/** Whose uploads are counted. */
export interface Uploader {
  readonly accountId: number
  readonly userId: number
  readonly tokenId: number
}

/** How many uploads each of an uploader's three has made on a day. */
export interface DailyUploads {
  readonly account: number
  readonly user: number
  readonly token: number
}

/** @param day `2026-11-21` */
export function readDailyUploads(database: ReadingDatabase, day: string, uploader: Uploader): DailyUploads {
  const read = database.prepare('SELECT count FROM daily_uploads WHERE day = ? AND scope = ? AND scope_id = ?').pluck()
  const count = (scope: string, id: number): number => (read.get(day, scope, id) as number | undefined) ?? 0
  return {
    account: count('account', uploader.accountId),
    user: count('user', uploader.userId),
    token: count('token', uploader.tokenId),
  }
}

/** Counts one more upload of a day and forgets those that are long past: a clock that was wrong for a day takes no count away. */
export function addDailyUpload(database: WritingDatabase, day: string, uploader: Uploader): void {
  database.prepare("DELETE FROM daily_uploads WHERE day < date(?, '-7 days')").run(day)
  const add = database.prepare(
    `INSERT INTO daily_uploads (day, scope, scope_id, count) VALUES (?, ?, ?, 1)
     ON CONFLICT DO UPDATE SET count = count + 1`,
  )
  add.run(day, 'account', uploader.accountId)
  add.run(day, 'user', uploader.userId)
  add.run(day, 'token', uploader.tokenId)
}
