import type Database from 'better-sqlite3'

/** Payments of callers without an account, from the claim to the document, and the account that owns what they bought. */
export function addPayments(database: Database.Database): void {
  database.exec(`
    ALTER TABLE accounts ADD COLUMN purpose TEXT; -- 'x402': owns what was paid for; null: a client of the office
    CREATE UNIQUE INDEX accounts_by_purpose ON accounts (purpose) WHERE purpose IS NOT NULL;

    CREATE TABLE x402_payments (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      network TEXT NOT NULL,
      asset TEXT NOT NULL,
      payer TEXT NOT NULL,
      nonce TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('claimed', 'settling', 'settled')),
      signature_hash TEXT NOT NULL, -- SHA-256, hexadecimal
      salt BLOB NOT NULL, -- with the payer's signature it gives the proof
      amount TEXT NOT NULL, -- units of the token
      symbol TEXT NOT NULL,
      decimals INTEGER NOT NULL,
      claimed_at TEXT NOT NULL,
      fingerprint TEXT, -- of fields and file; from here on null while it is only claimed
      order_json TEXT, -- JSON object: what it takes to settle and to make the document; null again once it is settled
      original_hash TEXT, -- keeps the file while there is no document yet; null again once it is settled
      broadcast_transaction TEXT, -- of our own facilitator, not confirmed yet
      proof_hash BLOB UNIQUE, -- SHA-256 of the access token
      document_id INTEGER, -- refers to nothing: the payment outlives its document
      transaction_hash TEXT,
      settled_at TEXT,
      UNIQUE (network, asset, payer, nonce)
    ) STRICT;
    CREATE INDEX x402_payments_settling ON x402_payments (original_hash) WHERE state = 'settling';
    CREATE INDEX x402_payments_settled ON x402_payments (settled_at) WHERE state = 'settled';
  `)
}
