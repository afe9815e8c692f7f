import { createAccount, listAccounts, setCredits, setSuspended } from '../store/accounts.ts'
import type { WritingDatabase } from '../store/database.ts'
import { MisuseError } from './exit-codes.ts'
import { withStore } from './open-store.ts'

interface Options {
  readonly data?: string
}

/** Prints the new account's id alone. Without credits it is unmetered. */
export function createAccounts(name: string, { data, credits }: Options & { readonly credits?: number }): void {
  if (name.trim() === '') throw new MisuseError('An account needs a name.')
  const { id } = withStore(data, (database) => createAccount(database, { name: name.trim(), credits: credits ?? null }))
  process.stdout.write(`${id}\n`)
}

/** One line an account: id, name, credits, separated by tabs. */
export function listAllAccounts({ data }: Options): void {
  for (const account of withStore(data, listAccounts)) {
    const state = account.suspendedAt === null ? [] : ['suspended']
    process.stdout.write(`${[account.id, account.name, account.credits ?? 'unmetered', ...state].join('\t')}\n`)
  }
}

/** Sets what the account may still spend; null: unmetered. What its documents hold stays reserved. */
export function setAccountCredits(id: number, credits: number | null, { data }: Options): void {
  changeAccount(data, id, (database) => setCredits(database, id, credits))
}

export function suspendAccount(id: number, { data }: Options): void {
  changeAccount(data, id, (database) => setSuspended(database, id, true))
}

export function resumeAccount(id: number, { data }: Options): void {
  changeAccount(data, id, (database) => setSuspended(database, id, false))
}

function changeAccount(data: string | undefined, id: number, change: (database: WritingDatabase) => boolean): void {
  if (!withStore(data, change)) throw new MisuseError(`There is no account ${id}.`)
}
