import type Database from 'better-sqlite3'

/** What only the app needs: sign-in, corrections, settings, and the type of a document beside its status for lists. */
export function addApp(database: Database.Database): void {
  database.exec(`
    CREATE TABLE sessions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      hash BLOB NOT NULL UNIQUE, -- SHA-256 of the secret in the cookie
      created_at TEXT NOT NULL,
      expires_at TEXT NOT NULL
    ) STRICT;

    CREATE TABLE sign_in_codes (
      hash BLOB PRIMARY KEY, -- SHA-256 of the code in the link
      expires_at TEXT NOT NULL
    ) STRICT;

    -- Never changed but for undone_at: what a user said about a field, and what stood there before.
    CREATE TABLE corrections (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      document_id INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
      run_id INTEGER NOT NULL, -- whose result was corrected
      key TEXT NOT NULL,
      value TEXT NOT NULL, -- JSON: string, rows or null
      text TEXT NOT NULL, -- the words as printed, empty when the user pointed at none
      page INTEGER,
      box TEXT, -- JSON array: fractions of the page
      words_before TEXT,
      words_after TEXT,
      previous TEXT NOT NULL, -- JSON object: the field's value and first candidate with its reason
      created_at TEXT NOT NULL,
      undone_at TEXT
    ) STRICT;
    CREATE INDEX corrections_of_document ON corrections (document_id, id);

    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL, -- JSON
      updated_at TEXT NOT NULL
    ) STRICT;

    ALTER TABLE documents ADD COLUMN document_type TEXT;
    UPDATE documents SET document_type = (
      SELECT type FROM extractions WHERE document_id = documents.id ORDER BY run_id DESC LIMIT 1
    );
    CREATE INDEX documents_by_status ON documents (account_id, status, created_at, id);
    CREATE INDEX documents_by_type ON documents (account_id, document_type, created_at, id);
  `)
}
