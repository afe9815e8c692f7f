import type Database from 'better-sqlite3'

/** Accounts with their users and tokens; documents with runs, previews, texts and extractions; the queue's jobs. */
export function firstSchema(database: Database.Database): void {
  database.exec(`
    CREATE TABLE accounts (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      credits INTEGER, -- null: unmetered
      suspended_at TEXT,
      created_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE users (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      account_id INTEGER NOT NULL REFERENCES accounts,
      name TEXT NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX users_of_account ON users (account_id);

    CREATE TABLE tokens (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      user_id INTEGER NOT NULL REFERENCES users,
      mode TEXT NOT NULL CHECK (mode IN ('live', 'test')),
      name TEXT,
      hash BLOB NOT NULL UNIQUE, -- SHA-256 of the token
      abilities TEXT NOT NULL, -- JSON array
      created_at TEXT NOT NULL,
      revoked_at TEXT
    ) STRICT;
    CREATE INDEX tokens_of_user ON tokens (user_id);

    CREATE TABLE documents (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      account_id INTEGER NOT NULL REFERENCES accounts,
      mode TEXT NOT NULL CHECK (mode IN ('live', 'test')),
      status TEXT NOT NULL CHECK (status IN ('pending', 'completed', 'error', 'blocked')),
      processing_stage TEXT,
      processing_error TEXT,
      blocked_reason TEXT,
      scanner_status TEXT CHECK (scanner_status IN ('clean', 'rejected')),
      scanner_provider TEXT,
      scanner_message TEXT,
      scanned_at TEXT,
      processing_started_at TEXT,
      processed_at TEXT,
      filename TEXT NOT NULL,
      file_format TEXT NOT NULL,
      file_size INTEGER NOT NULL,
      original_hash TEXT NOT NULL, -- SHA-256, hexadecimal
      additional_text TEXT,
      additional_text_plain TEXT,
      custom_types TEXT, -- JSON array
      requester TEXT,
      locale TEXT,
      number_of_pages INTEGER,
      origin TEXT CHECK (origin IN ('api', 'app')),
      ai_processing INTEGER NOT NULL CHECK (ai_processing IN (0, 1)),
      is_e_invoice INTEGER NOT NULL DEFAULT 0 CHECK (is_e_invoice IN (0, 1)),
      thumbnail_filename TEXT,
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX documents_of_account ON documents (account_id, created_at, id);
    CREATE INDEX documents_of_original ON documents (original_hash);

    CREATE TABLE runs (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      document_id INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
      mode TEXT NOT NULL CHECK (mode IN ('live', 'test')),
      source TEXT CHECK (source IN ('api', 'app')),
      status TEXT NOT NULL CHECK (status IN ('pending', 'processing', 'completed', 'blocked', 'error')),
      blocked_reason TEXT,
      error_code TEXT,
      error_message TEXT,
      extraction_schema_version TEXT,
      extractor_version TEXT,
      ai_prompt_version TEXT,
      normalization_version TEXT,
      timings TEXT, -- JSON object: milliseconds by stage
      started_at TEXT,
      completed_at TEXT,
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX runs_of_document ON runs (document_id, id);

    -- One row while a document waits for a worker or is being worked on; no run where no fields are wanted.
    CREATE TABLE jobs (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      document_id INTEGER NOT NULL UNIQUE REFERENCES documents ON DELETE CASCADE,
      run_id INTEGER REFERENCES runs ON DELETE CASCADE,
      claimed_at TEXT,
      restarts INTEGER NOT NULL DEFAULT 0,
      created_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX jobs_waiting ON jobs (id) WHERE claimed_at IS NULL;

    CREATE TABLE previews (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      document_id INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
      filename TEXT NOT NULL,
      file_format TEXT NOT NULL,
      file_size INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX previews_of_document ON previews (document_id, id);

    CREATE TABLE texts (
      document_id INTEGER PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
      text TEXT NOT NULL,
      plain_text TEXT NOT NULL
    ) STRICT;

    CREATE TABLE extractions (
      run_id INTEGER PRIMARY KEY REFERENCES runs ON DELETE CASCADE,
      document_id INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
      type TEXT,
      fields TEXT NOT NULL, -- JSON object
      findings TEXT NOT NULL -- JSON array
    ) STRICT;
    CREATE INDEX extractions_of_document ON extractions (document_id, run_id);
  `)
}
