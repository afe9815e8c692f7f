import type Database from 'better-sqlite3'

/**
 * What the app's lists stand on: one narrow row a document with the values that are shown, an index for each sort order, and
 * the full-text index. Besides, whose names a client goes by, who corrected, and the sizes of pictures.
 */
export function addInbox(database: Database.Database): void {
  database.exec(`
    CREATE TABLE summaries (
      document_id INTEGER PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
      account_id INTEGER NOT NULL, -- this and the next three follow the document's own row, by the triggers below
      created_at TEXT NOT NULL,
      status TEXT NOT NULL,
      type TEXT,
      sender_name TEXT,
      sender_order TEXT, -- the name without capitals and accents
      recipient_name TEXT,
      document_number TEXT,
      issue_date TEXT,
      payment_due_date TEXT,
      gross_amount TEXT,
      gross_cents INTEGER,
      currency TEXT,
      doubtful INTEGER NOT NULL DEFAULT 0, -- values to look at
      checked_at TEXT,
      checked_by TEXT
    ) STRICT;

    -- Each ends with what lists are filtered by, so that pages far back and counts are answered by the index alone.
    CREATE INDEX summaries_by_created_at ON summaries (account_id, created_at, document_id, status, type, checked_at, doubtful);
    CREATE INDEX summaries_by_sender ON summaries (account_id, sender_order, document_id, status, type, checked_at, doubtful);
    CREATE INDEX summaries_by_number ON summaries (account_id, document_number, document_id, status, type, checked_at, doubtful);
    CREATE INDEX summaries_by_issue_date ON summaries (account_id, issue_date, document_id, status, type, checked_at, doubtful);
    CREATE INDEX summaries_by_due_date ON summaries (account_id, payment_due_date, document_id, status, type, checked_at, doubtful);
    CREATE INDEX summaries_by_gross ON summaries (account_id, gross_cents, document_id, status, type, checked_at, doubtful);
    CREATE INDEX summaries_by_type ON summaries (account_id, type, document_id, status, checked_at, doubtful);
    CREATE INDEX summaries_by_status ON summaries (account_id, status, document_id, type, checked_at, doubtful);
    DROP INDEX documents_by_status;
    DROP INDEX documents_by_type;

    INSERT INTO summaries (document_id, account_id, created_at, status, type)
      SELECT id, account_id, created_at, status, document_type FROM documents;
    CREATE TRIGGER summarize_new_document AFTER INSERT ON documents BEGIN
      INSERT INTO summaries (document_id, account_id, created_at, status, type)
        VALUES (new.id, new.account_id, new.created_at, new.status, new.document_type);
    END;
    CREATE TRIGGER summarize_changed_document AFTER UPDATE OF status, document_type ON documents
      WHEN new.status IS NOT old.status OR new.document_type IS NOT old.document_type BEGIN
      UPDATE summaries SET status = new.status, type = new.document_type WHERE document_id = new.id;
    END;

    -- By the document's id. Values of fields are parted by line feeds, and field_keys names the key of each.
    CREATE VIRTUAL TABLE search USING fts5 (
      filename, field_values, text, field_keys UNINDEXED,
      tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
    );
    INSERT INTO search (rowid, filename, field_values, text, field_keys)
      SELECT id, filename, '', coalesce(plain_text, ''), '' FROM documents LEFT JOIN texts ON texts.document_id = documents.id;
    -- What waits to be read is found by its name.
    CREATE TRIGGER index_new_document AFTER INSERT ON documents BEGIN
      INSERT INTO search (rowid, filename, field_values, text, field_keys) VALUES (new.id, new.filename, '', '', '');
    END;

    ALTER TABLE accounts ADD COLUMN own_names TEXT NOT NULL DEFAULT '[]'; -- JSON array
    ALTER TABLE accounts ADD COLUMN locale TEXT;
    ALTER TABLE corrections ADD COLUMN created_by TEXT;
    ALTER TABLE previews ADD COLUMN width INTEGER;
    ALTER TABLE previews ADD COLUMN height INTEGER;
    ALTER TABLE documents ADD COLUMN thumbnail_width INTEGER;
    ALTER TABLE documents ADD COLUMN thumbnail_height INTEGER;
  `)
}
