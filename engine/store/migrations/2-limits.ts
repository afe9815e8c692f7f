import type Database from 'better-sqlite3'

/** What keeps uploads in bounds: claimed idempotency keys, reserved credits, test uploads a day. */
export function addLimits(database: Database.Database): void {
  database.exec(`
    CREATE TABLE idempotency_keys (
      id INTEGER PRIMARY KEY,
      token_id INTEGER NOT NULL REFERENCES tokens ON DELETE CASCADE,
      method TEXT NOT NULL,
      path TEXT NOT NULL,
      key TEXT NOT NULL,
      holder TEXT NOT NULL UNIQUE, -- random: the request that has claimed the key
      leased_until INTEGER NOT NULL, -- milliseconds since 1970; past it a claim without an answer is free again
      expires_at INTEGER NOT NULL, -- milliseconds since 1970
      fingerprint TEXT, -- of the payload; it and what follows are null until there is an answer
      status INTEGER,
      body TEXT,
      UNIQUE (token_id, method, path, key)
    ) STRICT;
    CREATE INDEX idempotency_keys_expiring ON idempotency_keys (expires_at);

    -- One row while a document holds credits that are neither spent nor given back.
    CREATE TABLE reserved_credits (
      document_id INTEGER PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
      amount INTEGER NOT NULL CHECK (amount > 0)
    ) STRICT;

    CREATE TABLE daily_uploads (
      day TEXT NOT NULL, -- 2026-11-21, UTC
      scope TEXT NOT NULL CHECK (scope IN ('account', 'user', 'token')),
      scope_id INTEGER NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (day, scope, scope_id)
    ) STRICT, WITHOUT ROWID;
  `)
}
