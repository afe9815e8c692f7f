import type { Page, Word } from '../../../../domain/page.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import type { Balance } from './read-balances.ts'
import type { Booking } from './read-booking.ts'

export interface Proof {
  readonly opening: Balance
  readonly closing: Balance
}

const SIDES = ['opening', 'closing'] as const
/** More amounts beside the bookings tell nothing. */
const MOST = 60

/**
 * The balances that the bookings lead from and to, cent by cent: those that the paper calls so, else, where it does not
 * name both, the only pair of other amounts on it that they join.
 */
export function proveBalances(
  bookings: readonly Booking[],
  balances: readonly Balance[],
  others: () => readonly PrintedSum[],
): Proof | null {
  const sum = bookings.reduce((total, booking) => total + booking.cents, 0)
  // Where the paper says both, two others, such as the balances of two days, prove nothing.
  const isSaid = SIDES.every((own) => balances.some(({ side }) => side === own))
  const take = (side: Balance['side']): readonly Balance[] =>
    balances.filter((balance) => balance.side === side).flatMap((balance) => bothSigns(balance))
  const [said, unsaid, ends] = [take('opening'), take('unknown'), take('closing')]
  const ways = [[said, ends], [said, unsaid], [unsaid, ends], ...(isSaid ? [] : [[unsaid, unsaid]])] as const
  for (const [openings, closings] of ways)
    for (const opening of openings) {
      const closing = closings.findLast((other) => other.words !== opening.words && other.cents === opening.cents + sum)
      if (closing !== undefined) return { opening, closing }
    }
  return bookings.length < 2 || isSaid ? null : findPair(bookings, others())
}

function bothSigns(balance: Balance): readonly Balance[] {
  return balance.isSigned || balance.cents === 0 ? [balance] : [balance, { ...balance, cents: -balance.cents }]
}

/** Credits less debits are the sum as well, and with all signs turned, but no balances. */
function findPair(bookings: readonly Booking[], printed: readonly PrintedSum[]): Proof | null {
  if (printed.length > MOST) return null
  const { credits, debits } = sumSides(bookings)
  const sum = credits + debits
  const size = credits - debits
  const pairs = new Map<string, Proof>()
  for (const opening of printed) {
    if (sum === 0 || opening.cents === 0) continue
    const closing = printed.find((other) => other !== opening && other.cents === opening.cents + sum)
    if (closing === undefined || Math.abs(opening.cents) + Math.abs(closing.cents) === size) continue
    pairs.set(`${opening.cents}`, { opening: asBalance(opening), closing: asBalance(closing) })
  }
  return pairs.size === 1 ? [...pairs.values()][0]! : null
}

function asBalance({ cents, page, words }: PrintedSum): Balance {
  return { cents, isSigned: true, side: 'unknown', page, words }
}

/** All that came in and all that went out, in cents; the latter below zero. */
export function sumSides(bookings: readonly Booking[]): { credits: number; debits: number } {
  const sum = (sign: 1 | -1): number => bookings.reduce((total, { cents }) => total + (cents * sign > 0 ? cents : 0), 0)
  return { credits: sum(1), debits: sum(-1) }
}

/** An amount that is no part of a booking. */
export interface PrintedSum {
  readonly cents: number
  readonly page: Page
  readonly words: readonly Word[]
}

export function findPrintedSums(layout: Layout, bookings: readonly Booking[]): readonly PrintedSum[] {
  const booked = new Set(bookings.flatMap(({ words }) => words))
  return layout.segments.flatMap((segment) =>
    segment.words.some((word) => booked.has(word))
      ? []
      : scanAmounts(segment)
          .filter(({ isMoney, isRate }) => isMoney && !isRate)
          .map(({ cents, from, to }) => ({ cents, page: segment.page, words: wordsBetween(segment, from, to) })),
  )
}
