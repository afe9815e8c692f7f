import { fromCents, toCents } from '../../../domain/money.ts'
import { normalizeAmount } from './normalize-values.ts'

/** Sum of the amounts that are stated, in cents; null when none is, or when one of them cannot be read: a part is no sum. */
export function addAmounts(...amounts: readonly (string | null)[]): string | null {
  const stated = amounts.filter((amount) => amount !== null)
  const sum = stated.reduce((total, amount) => total + toCents(normalizeAmount(amount) ?? ''), 0)
  return stated.length === 0 || !Number.isSafeInteger(sum) ? null : fromCents(sum)
}

/** Sum of amounts of which none may be missing. */
export function addAll(...amounts: readonly (string | null)[]): string | null {
  return amounts.includes(null) ? null : addAmounts(...amounts)
}

/** What remains of an amount, null when there is none or when what is taken cannot be read. */
export function takeAmounts(amount: string | null, ...taken: readonly (string | null)[]): string | null {
  const stated = taken.filter((one) => one !== null)
  if (amount === null || stated.length === 0) return amount
  return addAmounts(amount, ...stated.map((one) => negateAmount(normalizeAmount(one) ?? one)))
}

/** An amount without the tax that is in it by its rate; as it is where there is none or the rate is not known. */
export function takeTax(amount: string | null, rate: string | null): string | null {
  const gross = normalizeAmount(amount)
  if (gross === null || isZero(rate)) return gross
  return fromCents((toCents(gross) * 100) / (100 + Number(rate)))
}

export function isZero(amount: string | null): boolean {
  return amount === null || !/[1-9]/.test(amount)
}

/** A number with its sign turned round; zero has none. */
export function negateAmount(amount: string): string {
  if (isZero(amount)) return amount
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}
