import type Database from 'better-sqlite3'

/** A document's newest run and its previews are read from their index alone: a page less to visit for each. */
export function coverFetch(database: Database.Database): void {
  database.exec(`
    DROP INDEX runs_of_document;
    CREATE INDEX runs_of_document ON runs (document_id, id, mode, source, status, blocked_reason, error_code,
      error_message, extraction_schema_version, extractor_version, ai_prompt_version, normalization_version, timings,
      started_at, completed_at, created_at);
    DROP INDEX previews_of_document;
    CREATE INDEX previews_of_document ON previews (document_id, id, filename, file_format, file_size, width, height);
  `)
}
