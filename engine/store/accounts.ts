import { currentTime } from './current-time.ts'
import { inTransaction, type ReadingDatabase, type WritingDatabase } from './database.ts'
import { createUser } from './users.ts'

export interface Account {
  readonly id: number
  readonly name: string
  /** Null: unmetered. */
  readonly credits: number | null
  readonly suspendedAt: string | null
  /** What the client itself is called on paper. */
  readonly ownNames: readonly string[]
  /** Of its documents where an upload names none; null: detect. */
  readonly locale: string | null
  readonly createdAt: string
}

interface AccountRow extends Omit<Account, 'ownNames'> {
  readonly ownNames: string
}

const COLUMNS = 'id, name, credits, suspended_at AS suspendedAt, own_names AS ownNames, locale, created_at AS createdAt'

/** Makes an account with one user of the same name. Credits null: unmetered. */
export function createAccount(
  database: WritingDatabase,
  { name, credits = null }: { name: string; credits?: number | null },
): Account {
  return inTransaction(database, () => {
    const row = database
      .prepare(`INSERT INTO accounts (name, credits, created_at) VALUES (?, ?, ?) RETURNING ${COLUMNS}`)
      .get(name, credits, currentTime())
    const account = toAccount(row as AccountRow)
    createUser(database, { accountId: account.id, name })
    return account
  })
}

/** The account that owns what callers without one have paid for; made with the first payment. */
export function ensurePaidAccount(database: WritingDatabase): Account {
  return (
    findPaidAccount(database) ??
    inTransaction(database, () => {
      const account = createAccount(database, { name: 'x402' })
      database.prepare("UPDATE accounts SET purpose = 'x402' WHERE id = ?").run(account.id)
      return account
    })
  )
}

/** Null before the first payment. */
export function findPaidAccount(database: ReadingDatabase): Account | null {
  const find = database.prepare("SELECT id FROM accounts WHERE purpose = 'x402'").pluck()
  const id = find.get() as number | undefined
  return id === undefined ? null : getAccount(database, id)
}

/** The first start of an installation makes the account `Local`; later starts change nothing. */
export function ensureFirstAccount(database: WritingDatabase): void {
  inTransaction(database, () => {
    if (listAccounts(database).length === 0) createAccount(database, { name: 'Local' })
  })
}

/** In the order of their ids. */
export function listAccounts(database: ReadingDatabase): readonly Account[] {
  return (database.prepare(`SELECT ${COLUMNS} FROM accounts ORDER BY id`).all() as AccountRow[]).map(toAccount)
}

export function getAccount(database: ReadingDatabase, id: number): Account | null {
  const row = database.prepare(`SELECT ${COLUMNS} FROM accounts WHERE id = ?`).get(id) as AccountRow | undefined
  return row ? toAccount(row) : null
}

/** False when there is no such account. */
export function renameAccount(database: WritingDatabase, id: number, name: string): boolean {
  return database.prepare('UPDATE accounts SET name = ? WHERE id = ?').run(name, id).changes === 1
}

/** Sets what an account may still reserve; null: unmetered. False when there is no such account. */
export function setCredits(database: WritingDatabase, id: number, credits: number | null): boolean {
  return database.prepare('UPDATE accounts SET credits = ? WHERE id = ?').run(credits, id).changes === 1
}

/** A suspended account reads but uploads nothing. False when there is no such account. */
export function setSuspended(database: WritingDatabase, id: number, suspended: boolean): boolean {
  const { changes } = database
    .prepare('UPDATE accounts SET suspended_at = iif(?, coalesce(suspended_at, ?), NULL) WHERE id = ?')
    .run(suspended ? 1 : 0, currentTime(), id)
  return changes === 1
}

export function setOwnNames(database: WritingDatabase, id: number, names: readonly string[]): void {
  database.prepare('UPDATE accounts SET own_names = ? WHERE id = ?').run(JSON.stringify([...new Set(names)]), id)
}

/** @param locale null: detect */
export function setLocale(database: WritingDatabase, id: number, locale: string | null): void {
  database.prepare('UPDATE accounts SET locale = ? WHERE id = ?').run(locale, id)
}

function toAccount(row: AccountRow): Account {
  return { ...row, ownNames: JSON.parse(row.ownNames) as string[] }
}
