import type { TableLine } from '../layout/columns.ts'
import type { RowLines } from '../layout/group-rows.ts'
import type { Candidate } from '../../../../domain/field.ts'
import { fromCents } from '../../../../domain/money.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { makeRows } from '../make-rows.ts'
import { settleEnd } from '../values/read-day.ts'
import { readBookingDay } from './read-booking-day.ts'
import { leaveFoot } from './leave-foot.ts'
import { leaveReferences } from './leave-references.ts'
import { findPrintedSums, proveBalances, sumSides, type Proof } from './prove-balances.ts'
import { readBalances, type Balance } from './read-balances.ts'
import { readBooking, type Booking } from './read-booking.ts'
import { readBookingCards } from './read-booking-cards.ts'
import { readBookingLines } from './read-booking-lines.ts'
import { readBookingTables } from './read-booking-tables.ts'
import { tellOpening } from './read-wording.ts'
import { findSections, settleSigns, turnToOwed } from './settle-signs.ts'

/** Days: bookings further apart may be days taken for months. */
const LONGEST_PERIOD = 100

export interface FoundTransactions {
  readonly transactions: readonly Candidate[]
  readonly total_credits: readonly Candidate[]
  readonly total_debits: readonly Candidate[]
  readonly opening_balance: readonly Candidate[]
  readonly closing_balance: readonly Candidate[]
}

const NOTHING: FoundTransactions = {
  transactions: [],
  total_credits: [],
  total_debits: [],
  opening_balance: [],
  closing_balance: [],
}

/**
 * The bookings of a bank statement with signed amounts, and its balances where they prove the bookings: opening balance and
 * all amounts give the closing balance to the cent.
 * @param known the end of the period, or a day near it
 */
export function findTransactions(layout: Layout, order: DateOrder, known: string | null): FoundTransactions {
  const usual = readStatement(layout, order, known)
  if (usual.bookings.length === 0) {
    const turned = readStatement(layout, otherOrder(order), known)
    return turned.bookings.length === 0 || daysApart(turned) > LONGEST_PERIOD ? NOTHING : describe(turned, layout)
  }
  return describe(daysApart(usual) > LONGEST_PERIOD ? readCloser(usual, layout, order, known) : usual, layout)
}

/** The bookings lie too far apart for one statement: the day was not near its end, or days and months stand in the other order. */
function readCloser(usual: Reading, layout: Layout, order: DateOrder, known: string | null): Reading {
  const others = [
    [order, null],
    [otherOrder(order), known],
    [otherOrder(order), null],
  ] as const
  return others
    .map(([other, end]) => readStatement(layout, other, end))
    .filter(({ bookings }) => bookings.length >= usual.bookings.length)
    .reduce((closest, reading) => (daysApart(reading) < daysApart(closest) ? reading : closest), usual)
}

function otherOrder(order: DateOrder): DateOrder {
  return order === 'day-first' ? 'month-first' : 'day-first'
}

/** Days between the first and the last booking. */
function daysApart({ bookings }: Reading): number {
  const days = bookings.flatMap(({ row }) => row['booking_date'] ?? []).toSorted()
  return days.length === 0 ? 0 : (Date.parse(days.at(-1)!) - Date.parse(days[0]!)) / 86_400_000
}

/** @param known null: a day of the first page will do */
function readStatement(layout: Layout, order: DateOrder, known: string | null): Reading {
  const end = settleEnd(layout, order, known)
  const balances = readBalances(layout)
  const sections = findSections(layout)
  const isDay = (printed: PrintedText): boolean => readBookingDay(printed, order, end) !== null
  const isCard = isOfCard(layout)
  const settle = (groups: readonly RowLines[], confidence: number, isTable: boolean): Reading => {
    const own = leaveFoot(groups, isDay).map(leaveReferences)
    const opening = tellOpening(own, isCard)
    const read = own.flatMap((group) => readBooking(group, order, end, opening) ?? [])
    const usual = settleSigns(read, balances, sections)
    const prove = (bookings: readonly Booking[]): Proof | null =>
      proveBalances(bookings, balances, () => (isTable ? findPrintedSums(layout, bookings) : []))
    const proof = prove(usual)
    if (proof !== null && proof.opening.cents >= 0) return { bookings: usual, proof, confidence }
    // What is owed on a card is printed without a sign, as the purchases are.
    const owed = turnToOwed(usual)
    const owedProof = prove(owed)
    return owedProof !== null && (proof === null || owedProof.opening.cents > 0)
      ? { bookings: owed, proof: owedProof, confidence }
      : { bookings: usual, proof, confidence }
  }
  const tabled = readBookingTables(layout, order, end)
  const table = settle(tabled, 0.62, true)
  if (table.proof !== null) return table
  const lined = readBookingLines(layout, order, end)
  const lines = lined.map((groups) => settle(groups, 0.45, false))
  const cards = settle(readBookingCards(layout, order), 0.55, false)
  // Where nothing is booked, balances that are alike prove nothing.
  const ways = [table, ...lines, cards].filter(({ bookings }) => bookings.length > 0)
  // American statements list checks in a table and all else in lines under headings: only a proof tells that they belong together.
  const both = sections.length === 0 ? [] : lined.flatMap((groups) => joinBookings(tabled, groups))
  const joined = both.map((groups) => settle(groups, 0.5, false))
  return [...ways, ...joined].find(({ proof }) => proof !== null) ?? ways[0] ?? table
}

/** Bookings of tables and those that stand in other lines, in the order of the pages; nothing where one of them has none. */
function joinBookings(tabled: readonly RowLines[], lined: readonly RowLines[]): readonly (readonly RowLines[])[] {
  const taken = new Set(tabled.map(({ main }) => placeOf(main)))
  const further = lined.filter(({ main }) => !taken.has(placeOf(main)))
  if (tabled.length === 0 || further.length === 0) return []
  // What has a day and an amount of its own is no text of the booking above it, nor is what follows.
  const others = new Set(further.map(({ main }) => placeOf(main)))
  const cut = tabled.map(({ main, lines }) => {
    const end = lines.findIndex((line) => others.has(placeOf(line)))
    return { main, lines: end < 0 ? lines : lines.slice(0, end) }
  })
  const placed = [...cut, ...further]
  return [placed.toSorted((a, b) => a.main.page.number - b.main.page.number || a.main.line.box[1] - b.main.line.box[1])]
}

function placeOf({ page, line }: TableLine): string {
  return `${page.number}-${line.index}`
}

/** What a card's statement calls itself, or the card, at the head of its first page. */
const CARD_STATEMENT =
  /(?:credit|charge) ?card|kreditkarte|karten(?:konto|nummer|abrechnung)|mastercard|(?<![a-z])visa(?! debit)|american express|carte (?:de credit|visa|affaires)|numero de carte|carta di credito|tarjeta de credito|cartao de credito|creditcard|card (?:number|account|ending)/
const HEAD = 0.5
const AMOUNT = /\d[.,]\d{2}(?![.,]?\d)/

function isOfCard({ pages: [first] }: Layout): boolean {
  const head = first?.lines.filter(({ box }) => box[1] < HEAD * first.page.height) ?? []
  // A line with an amount is a booking or a sum.
  return head.some(({ text }) => !AMOUNT.test(text) && CARD_STATEMENT.test(fold(text)))
}

interface Reading {
  readonly bookings: readonly Booking[]
  readonly proof: Proof | null
  /** Without proof. */
  readonly confidence: number
}

function describe({ bookings, proof, confidence }: Reading, layout: Layout): FoundTransactions {
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
  const sums = proof === null ? [] : findPrintedSums(layout, bookings)
  const { credits, debits } = sumSides(bookings)
  const total = (cents: number, side: string): readonly Candidate[] =>
    sums
      .filter((sum) => cents !== 0 && Math.abs(sum.cents) === Math.abs(cents))
      .map((sum) => makeCandidate(fromCents(cents), sum.words, sum.page, 0.93, `what all ${side} come to`))
  return {
    transactions: [transactions],
    total_credits: total(credits, 'credits'),
    total_debits: total(debits, 'debits'),
    opening_balance: proof === null ? [] : [balance(proof.opening, 'balance before')],
    closing_balance: proof === null ? [] : [balance(proof.closing, 'balance after')],
  }
}
