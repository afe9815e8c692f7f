import type { Balance } from './read-balances.ts'
import type { Booking } from './read-booking.ts'

/**
 * Gives each booking a day and a sign: without a day of its own it has the one above; without a sign the running balance
 * tells it, else a statement that marks some amounts leaves the credits bare.
 */
export function settleSigns(bookings: readonly Booking[], balances: readonly Balance[]): readonly Booking[] {
  let day: string | null = null
  const dated = bookings.map((booking) => {
    day = booking.row['booking_date'] ?? day
    return { ...booking, row: { ...booking.row, booking_date: day } }
  })
  const running = signByBalance(dated, balances)
  const marked = running.some((booking) => booking.signedBy === 'mark')
  return running.map((booking) =>
    marked && (booking.signedBy === 'words' || booking.signedBy === 'nothing')
      ? { ...booking, cents: Math.abs(booking.cents) }
      : booking,
  )
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
