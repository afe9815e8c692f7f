import type { ReadingDatabase, WritingDatabase } from './database.ts'
import type { StoredDocument } from './documents.ts'

/** What reading one live document costs. */
export const CREDITS_PER_DOCUMENT = 1

/**
 * Takes the credits of a document from its account's balance and holds them until they are settled. Test documents and
 * unmetered accounts need none. Call it in the transaction that queues the document.
 * @returns false, with nothing changed, when the balance is too low
 */
export function reserveCredits(
  database: WritingDatabase,
  { id, accountId, mode }: Pick<StoredDocument, 'id' | 'accountId' | 'mode'>,
): boolean {
  if (mode === 'test' || readBalance(database, accountId) === null) return true
  const { changes } = database
    .prepare('UPDATE accounts SET credits = credits - @amount WHERE id = @accountId AND credits >= @amount')
    .run({ amount: CREDITS_PER_DOCUMENT, accountId })
  if (changes === 0) return false
  database.prepare('INSERT INTO reserved_credits (document_id, amount) VALUES (?, ?)').run(id, CREDITS_PER_DOCUMENT)
  return true
}

/** The document was read: what it holds is gone for good. */
export function spendCredits(database: WritingDatabase, documentId: number): void {
  database.prepare('DELETE FROM reserved_credits WHERE document_id = ?').run(documentId)
}

/** The document was not read: its account gets back what it holds. */
export function returnCredits(database: WritingDatabase, documentId: number): void {
  database
    .prepare(
      `UPDATE accounts SET credits = credits + reserved.amount
       FROM reserved_credits AS reserved JOIN documents ON documents.id = reserved.document_id
       WHERE accounts.id = documents.account_id AND reserved.document_id = ?`,
    )
    .run(documentId)
  spendCredits(database, documentId)
}

/** What an account can still reserve; null: unmetered. */
export function readBalance(database: ReadingDatabase, accountId: number): number | null {
  const row = database.prepare('SELECT credits FROM accounts WHERE id = ?').get(accountId) as
    | { credits: number | null }
    | undefined
  if (!row) throw new RangeError(`There is no account ${accountId}.`)
  return row.credits
}
