import { currentTime } from './current-time.ts'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from './database.ts'

/** What was set, by key; nothing is said here about what there may be. */
export function readSettings(database: ReadingDatabase): Readonly<Record<string, unknown>> {
  const rows = database.prepare('SELECT key, value FROM settings').all() as { key: string; value: string }[]
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]))
}

/** Sets what is given; undefined sets nothing. */
export function saveSettings(database: WritingDatabase, settings: Readonly<Record<string, unknown>>): void {
  const save = database.prepare('INSERT OR REPLACE INTO settings (key, value, updated_at) VALUES (?, ?, ?)')
  inTransaction(database, () => {
    for (const [key, value] of Object.entries(settings)) {
      if (value !== undefined) save.run(key, JSON.stringify(value), currentTime())
    }
  })
}
