import type Database from 'better-sqlite3'
import { firstSchema } from './migrations/1-first-schema.ts'
import { addLimits } from './migrations/2-limits.ts'
import { addWebhooks } from './migrations/3-webhooks.ts'
import { addApp } from './migrations/4-app.ts'
import { addInbox } from './migrations/5-inbox.ts'
import { addFastReading } from './migrations/6-fast-reading.ts'
import { coverFetch } from './migrations/7-cover-fetch.ts'
import { addPayments } from './migrations/8-paid-extraction.ts'
import { addFaults } from './migrations/9-faults.ts'
import { addRecords } from './migrations/10-records.ts'

/** Numbered by position, from 1. A migration that has shipped is never changed: the next change is the next entry. */
const MIGRATIONS: readonly ((database: Database.Database) => void)[] = [
  firstSchema,
  addLimits,
  addWebhooks,
  addApp,
  addInbox,
  addFastReading,
  coverFetch,
  addPayments,
  addFaults,
  addRecords,
]

export class DatabaseTooNewError extends Error {
  constructor(found: number) {
    super(
      `The database has schema version ${found}, this Docket knows versions up to ${MIGRATIONS.length}. ` +
        'A newer Docket has used this data folder: install that version again, or choose another data folder.',
    )
    this.name = 'DatabaseTooNewError'
  }
}

/** Applies what is missing, all of it or nothing. `user_version` holds the number of the last one applied. */
export function migrate(database: Database.Database): void {
  if (readVersion(database) === MIGRATIONS.length) return
  database
    .transaction(() => {
      // Read again inside the transaction: another process may have migrated meanwhile.
      const version = readVersion(database)
      if (version > MIGRATIONS.length) throw new DatabaseTooNewError(version)
      for (const apply of MIGRATIONS.slice(version)) apply(database)
      database.pragma(`user_version = ${MIGRATIONS.length}`)
    })
    .immediate()
}

function readVersion(database: Database.Database): number {
  return database.pragma('user_version', { simple: true }) as number
}
