import type Database from 'better-sqlite3'

/** A job knows how often its own worker died; what was under way when the app ended waits behind the rest. */
export function addFaults(database: Database.Database): void {
  database.exec(`
    ALTER TABLE jobs ADD COLUMN worker_deaths INTEGER NOT NULL DEFAULT 0;
    DROP INDEX jobs_waiting;
    CREATE INDEX jobs_waiting ON jobs (restarts, id) WHERE claimed_at IS NULL;
  `)
}
