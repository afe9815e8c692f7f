import type Database from 'better-sqlite3'

/** Who wants to be told of what, what is to be told, and every try to tell it. */
export function addWebhooks(database: Database.Database): void {
  database.exec(`
    CREATE TABLE webhook_endpoints (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      account_id INTEGER NOT NULL REFERENCES accounts,
      url TEXT NOT NULL,
      events TEXT NOT NULL, -- JSON array
      allow_private_network INTEGER NOT NULL CHECK (allow_private_network IN (0, 1)),
      disabled_at TEXT,
      disabled_reason TEXT CHECK (disabled_reason IN ('by_request', 'receiver_gone')),
      created_at TEXT NOT NULL,
      updated_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX webhook_endpoints_of_account ON webhook_endpoints (account_id, id);

    -- In the clear, because every delivery is signed with it. Several while a rotation lasts.
    CREATE TABLE webhook_secrets (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      endpoint_id INTEGER NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
      secret TEXT NOT NULL,
      expires_at TEXT -- null: the present one
    ) STRICT;
    CREATE INDEX webhook_secrets_of_endpoint ON webhook_secrets (endpoint_id, id);

    CREATE TABLE webhook_deliveries (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      endpoint_id INTEGER NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
      webhook_id TEXT NOT NULL UNIQUE, -- the same on every try
      event TEXT NOT NULL,
      body TEXT NOT NULL, -- as it is sent
      status TEXT NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed')),
      tries INTEGER NOT NULL DEFAULT 0, -- how far the schedule is used up
      next_attempt_at TEXT,
      created_at TEXT NOT NULL,
      completed_at TEXT
    ) STRICT;
    CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (endpoint_id, id);
    CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at, id)
      WHERE status = 'pending';

    CREATE TABLE webhook_attempts (
      id TEXT PRIMARY KEY, -- the header webhook-delivery
      delivery_id INTEGER NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
      response_status INTEGER,
      error TEXT,
      duration_ms INTEGER NOT NULL,
      attempted_at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX webhook_attempts_of_delivery ON webhook_attempts (delivery_id, attempted_at);
  `)
}
