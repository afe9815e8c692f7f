import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { BRINGING_SECTION, TAKING_SECTION } from './booking-words.ts'
import type { Balance } from './read-balances.ts'
import type { Booking } from './read-booking.ts'

/**
 * Gives each booking a day and a sign: without a day of its own it has the one above; without a sign the running balance
 * or the heading over its section tells it, else a statement that marks some amounts leaves the credits bare.
 */
export function settleSigns(
  bookings: readonly Booking[],
  balances: readonly Balance[],
  sections: readonly Section[],
): readonly Booking[] {
  let day: string | null = null
  const dated = bookings.map((booking) => {
    day = booking.row['booking_date'] ?? day
    return { ...booking, row: { ...booking.row, booking_date: day } }
  })
  const running = signByBalance(signBySection(dated, sections), balances)
  const marked = running.some((booking) => booking.signedBy === 'mark')
  return running.map((booking) =>
    marked && (booking.signedBy === 'words' || booking.signedBy === 'nothing')
      ? { ...booking, cents: Math.abs(booking.cents) }
      : booking,
  )
}

/** What is owed on a card grows with each purchase, which has no mark; marked amounts lower it. */
export function turnToOwed(bookings: readonly Booking[]): readonly Booking[] {
  if (bookings.every(({ signedBy }) => signedBy === 'mark')) return bookings
  return bookings.map((booking) => ({
    ...booking,
    cents: Math.abs(booking.cents) * (booking.signedBy === 'mark' ? -1 : 1),
  }))
}

/** Where each line prints the balance after it, the difference to the one before is the amount; newest first as well. */
function signByBalance(bookings: readonly Booking[], balances: readonly Balance[]): readonly Booking[] {
  const printed = bookings.filter((booking) => booking.balance !== null).length
  if (printed * 2 < bookings.length || bookings.some(({ signedBy }) => signedBy === 'mark')) return bookings
  const opening = balances.find(({ side }) => side === 'opening')?.cents ?? null
  return bookings.map((booking, index) => {
    if (booking.balance === null || booking.signedBy === 'column') return booking
    const size = Math.abs(booking.cents)
    const neighbours = [
      bookings[index - 1]?.balance ?? (index === 0 ? opening : null),
      bookings[index + 1]?.balance ?? null,
    ]
    const sign = [1, -1].find((way) =>
      neighbours.some((other) => other !== null && booking.balance! - other === way * size),
    )
    return sign === undefined ? booking : { ...booking, cents: sign * size, signedBy: 'column' as const }
  })
}

/** A heading over bookings that all go one way. */
export interface Section {
  readonly page: number
  /** Index of its line on the page. */
  readonly line: number
  readonly sign: -1 | 1
}

/** What a page says more than once is the kind of some of its bookings. */
export function findSections(layout: Layout): readonly Section[] {
  return layout.pages.flatMap(({ page, lines }) => {
    const found = lines.flatMap(({ index, text, segments }) => {
      const folded = fold(text)
      const sign = TAKING_SECTION.test(folded) ? (-1 as const) : BRINGING_SECTION.test(folded) ? (1 as const) : null
      return segments.length > 1 || sign === null ? [] : [{ page: page.number, line: index, sign, folded }]
    })
    return found.filter(({ folded }) => found.filter((other) => other.folded === folded).length === 1)
  })
}

function signBySection(bookings: readonly Booking[], sections: readonly Section[]): readonly Booking[] {
  return bookings.map((booking) => {
    if (booking.signedBy === 'mark' || booking.signedBy === 'column') return booking
    const { page, line } = booking
    const section = sections.findLast(
      (other) => other.page < page.number || (other.page === page.number && other.line < line),
    )
    return section === undefined
      ? booking
      : { ...booking, cents: section.sign * Math.abs(booking.cents), signedBy: 'column' }
  })
}
