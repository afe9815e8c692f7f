import { isValidIban, normalizeIban } from '../../../domain/iban.ts'

/** Of several accounts the first with a valid IBAN, else the first that is stated at all. */
export function chooseAccount<Account extends { readonly number: string | null }>(
  accounts: readonly Account[],
): Account | null {
  return (
    accounts.find(({ number }) => isValidIban(number ?? '')) ?? accounts.find(({ number }) => number !== null) ?? null
  )
}

/** An IBAN in its form without blanks, another number likewise. */
export function writeAccount(number: string | null): string | null {
  return number === null ? null : normalizeIban(number)
}
