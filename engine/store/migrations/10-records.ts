import type Database from 'better-sqlite3'

/** The audit trail, to which is only added, and when a document was exported. */
export function addRecords(database: Database.Database): void {
  database.exec(`
    -- Refers to nothing: entries outlive what they tell of. Ids have no gaps.
    CREATE TABLE audit_entries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at TEXT NOT NULL,
      account_id INTEGER,
      document_id INTEGER,
      actor_kind TEXT NOT NULL,
      actor_id INTEGER,
      actor_name TEXT,
      action TEXT NOT NULL,
      field TEXT,
      before TEXT NOT NULL, -- JSON, as what follows
      after TEXT NOT NULL,
      hash TEXT NOT NULL -- SHA-256, hexadecimal: of this entry and the hash of the one before
    ) STRICT;
    CREATE INDEX audit_entries_of_document ON audit_entries (document_id, id);

    CREATE TRIGGER keep_audit_entry BEFORE UPDATE ON audit_entries BEGIN
      SELECT RAISE(ABORT, 'The audit trail is only added to.');
    END;
    CREATE TRIGGER keep_deleted_audit_entry BEFORE DELETE ON audit_entries BEGIN
      SELECT RAISE(ABORT, 'The audit trail is only added to.');
    END;
    -- INSERT OR REPLACE deletes without asking the trigger above.
    CREATE TRIGGER keep_replaced_audit_entry BEFORE INSERT ON audit_entries
      WHEN EXISTS (SELECT 1 FROM audit_entries WHERE id = new.id) BEGIN
      SELECT RAISE(ABORT, 'The audit trail is only added to.');
    END;

    ALTER TABLE documents ADD COLUMN exported_at TEXT; -- last; null: never, or not since it was unlocked
  `)
}
