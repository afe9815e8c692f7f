import type { PrintedText } from '../../values/printed-text.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { readBareDay, readDay, type CellDay } from '../values/read-day.ts'

/** A day in a cell of a bank statement, where some banks print none of its signs. @param end as in readDay */
export function readBookingDay(printed: PrintedText, order: DateOrder, end: string | null): CellDay | null {
  return readDay(printed, order, end) ?? readBareDay(printed, order, end)
}
