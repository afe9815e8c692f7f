import type { Candidate } from '../../../../domain/field.ts'
import { fromCents } from '../../../../domain/money.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { makeRows } from '../make-rows.ts'
import { readBalances, type Balance } from './read-balances.ts'
import { readBooking, type Booking } from './read-booking.ts'
import { readBookingLines } from './read-booking-lines.ts'
import { readBookingTables } from './read-booking-tables.ts'
import { findSections, settleSigns } from './settle-signs.ts'

export interface FoundTransactions {
  readonly transactions: readonly Candidate[]
  readonly opening_balance: readonly Candidate[]
  readonly closing_balance: readonly Candidate[]
}

/**
 * The bookings of a bank statement with signed amounts, and its balances where they prove the bookings: opening balance and
 * all amounts give the closing balance to the cent.
 * @param known the end of the period, or a day near it
 */
export function findTransactions(layout: Layout, order: DateOrder, known: string | null): FoundTransactions {
  const end = known ?? findLatest(layout, order)
  const balances = readBalances(layout)
  const sections = findSections(layout)
  const ways = [readBookingTables(layout, order, end), readBookingLines(layout, order, end)]
  const readings = ways
    .map((groups) => {
      const read = groups.flatMap((group) => readBooking(group, order, end) ?? [])
      return settleSigns(read, balances, sections)
    })
    .filter((bookings) => bookings.length > 0)
    .map((bookings, index) => ({ bookings, index, proof: proveBalances(bookings, balances) }))
  const best = readings.find(({ proof }) => proof !== null) ?? readings[0]
  if (best === undefined) return { transactions: [], opening_balance: [], closing_balance: [] }
  return describe(best.bookings, best.proof, best.index === 0 ? 0.62 : 0.45)
}

/** A day near the end of the statement: the latest on the first page. */
function findLatest(layout: Layout, order: DateOrder): string | null {
  const days = layout.pages[0]?.lines.flatMap((line) => scanDates(line, order).map(({ value }) => value)) ?? []
  return days.toSorted().at(-1) ?? null
}

interface Proof {
  readonly opening: Balance
  readonly closing: Balance
}

function proveBalances(bookings: readonly Booking[], balances: readonly Balance[]): Proof | null {
  const sum = bookings.reduce((total, booking) => total + booking.cents, 0)
  for (const opening of balances) {
    if (opening.side === 'closing') continue
    const closing = balances.findLast(
      (other) => other.side !== 'opening' && other !== opening && other.cents === opening.cents + sum,
    )
    if (closing !== undefined) return { opening, closing }
  }
  return null
}

function describe(bookings: readonly Booking[], proof: Proof | null, confidence: number): FoundTransactions {
  const reason =
    proof === null ? 'table of bookings' : 'table of bookings, opening balance and sum give the closing balance'
  const transactions = makeRows(
    bookings.map(({ row, cents }) => ({ ...row, amount: fromCents(cents) })),
    bookings.map(({ page, words }) => ({ page, words })),
    proof === null ? confidence : 0.95,
    reason,
  )
  const balance = ({ cents, page, words }: Balance, side: string): Candidate =>
    makeCandidate(fromCents(cents), words, page, 0.95, `${side} that the bookings prove`)
  return {
    transactions: [transactions],
    opening_balance: proof === null ? [] : [balance(proof.opening, 'balance before')],
    closing_balance: proof === null ? [] : [balance(proof.closing, 'balance after')],
  }
}
