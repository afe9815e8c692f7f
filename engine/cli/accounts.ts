import { createAccount, listAccounts } from '../store/accounts.ts'
import { MisuseError } from './exit-codes.ts'
import { withStore } from './open-store.ts'

interface Options {
  readonly data?: string
}

/** Prints the new account's id alone. */
export function createAccounts(name: string, { data }: Options): void {
  if (name.trim() === '') throw new MisuseError('An account needs a name.')
  const { id } = withStore(data, (database) => createAccount(database, { name: name.trim() }))
  process.stdout.write(`${id}\n`)
}

/** One line an account: id, name, credits, separated by tabs. */
export function listAllAccounts({ data }: Options): void {
  for (const account of withStore(data, listAccounts)) {
    const state = account.suspendedAt === null ? [] : ['suspended']
    process.stdout.write(`${[account.id, account.name, account.credits ?? 'unmetered', ...state].join('\t')}\n`)
  }
}
