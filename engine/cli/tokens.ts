import { createToken, listTokens, revokeToken, type Ability, type Mode } from '../store/tokens.ts'
import { MisuseError } from './exit-codes.ts'
import { withStore } from './open-store.ts'

interface Options {
  readonly data?: string
}

/** Prints the new token alone. */
export function createAccountToken(
  options: Options & {
    readonly account: number
    readonly mode: Mode
    readonly abilities: readonly Ability[]
    readonly name?: string
  },
): void {
  const { data, account, mode, abilities, name } = options
  const { secret } = withStore(data, (database) =>
    createToken(database, { accountId: account, mode, abilities, name: name ?? null }),
  )
  process.stdout.write(`${secret}\n`)
}

/** One line a token: id, account, mode, abilities, name, and when it was made or revoked, separated by tabs. */
export function listAllTokens({ data }: Options): void {
  for (const token of withStore(data, listTokens)) {
    const state = token.revokedAt === null ? `created ${token.createdAt}` : `revoked ${token.revokedAt}`
    const facts = [
      token.id,
      `account ${token.accountId}`,
      token.mode,
      token.abilities.join(','),
      token.name ?? '-',
      state,
    ]
    process.stdout.write(`${facts.join('\t')}\n`)
  }
}

export function revokeAccountToken(id: number, { data }: Options): void {
  if (!withStore(data, (database) => revokeToken(database, id))) {
    throw new MisuseError(`There is no valid token ${id}.`)
  }
}
