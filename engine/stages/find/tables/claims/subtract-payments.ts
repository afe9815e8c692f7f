import { fromCents } from '../../../../domain/money.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'

/** What was paid already, in seven languages. */
const PAID =
  /(?:(?:teil|an|ab)?zahlung|gezahlt|bezahlt|eingegangen|erhalten|\bpaid\b|payments?|received|\bvers(?:é|ée|ato|ati|amento)\b|acconto|pagat[oi]|pagad[oa]|pagamento|recebemos|abon(?:ó|ado|aste)|a cuenta|re[çc]us?\b|acompte|réglé|betaald|betaling|ontv(?:ingen|angen))/iu
/** Payments that one sentence names. */
const MOST_PAYMENTS = 4
/** Characters behind an amount in which what was paid on it stands. */
const REACH = 240

/**
 * What is left of an amount, dot-decimal, where the words behind it say that parts of it were paid and what is left is
 * printed; null where nothing proves it.
 * @param cents of the whole amount
 * @param behind the words behind it
 * @param printed the paper's sums in cents, each as often as it stands there
 */
export function subtractPayments(cents: number, behind: PrintedText, printed: readonly number[]): string | null {
  const near = { ...behind, text: behind.text.slice(0, REACH) }
  if (!PAID.test(near.text)) return null
  const parts = scanAmounts(near).filter(({ isMoney, isRate, cents: part }) => isMoney && !isRate && part > 0)
  let rest = cents
  for (const [at, part] of parts.slice(0, MOST_PAYMENTS).entries()) {
    rest -= part.cents
    if (rest <= 0) return null
    const used = parts.slice(0, at + 1).filter((other) => other.cents === rest).length
    if (printed.filter((sum) => sum === rest).length > used) return fromCents(rest)
  }
  return null
}
