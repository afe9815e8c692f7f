import { fromCents, toCents } from '../../../domain/money.ts'
import { normalizeAmount } from './normalize-values.ts'

/** Sum of the amounts that are stated, in cents; null when none is. */
export function addAmounts(...amounts: readonly (string | null)[]): string | null {
  const cents = amounts.flatMap((amount) => normalizeAmount(amount) ?? []).map((amount) => toCents(amount))
  const sum = cents.reduce((total, amount) => total + amount, 0)
  return cents.length === 0 || !Number.isSafeInteger(sum) ? null : fromCents(sum)
}

/** What remains of an amount, null when there is none. */
export function takeAmounts(amount: string | null, ...taken: readonly (string | null)[]): string | null {
  const sum = addAmounts(...taken)
  return amount === null || sum === null ? amount : addAmounts(amount, negate(sum))
}

export function isZero(amount: string | null): boolean {
  return amount === null || !/[1-9]/.test(amount)
}

function negate(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}
