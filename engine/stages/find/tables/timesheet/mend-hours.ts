import type { Row } from '../../../../domain/field.ts'
import { trimZeros } from '../../../../domain/money.ts'

/** Hours without their decimal mark: `525` for 5.25, `75` for 7.5. */
const UNMARKED = /^\d{2,3}$/
/** No day has more. */
const MOST_HOURS = 24
/** Fewer days with decimals show no habit. */
const LEAST_MARKED = 2

/**
 * Recognized days with the decimal mark that their hours lost: where start, end and break prove it, or where no day is so
 * long and the others show their decimals.
 * @param present minutes from start to end less the break; NaN where one of them is not known
 */
export function mendHours(row: Row, rows: readonly Row[], present: number): Row {
  const { hours } = row
  if (hours == null || !UNMARKED.test(hours) || Math.abs(Number(hours) - present / 60) < ROUNDED) return row
  const ways = [Number(hours) / 10, Number(hours) / 100].filter((way) => way <= MOST_HOURS)
  const proven = ways.find((way) => Math.abs(way - present / 60) < ROUNDED)
  const isHabit = rows.filter(({ hours: other }) => /\./.test(other ?? '')).length >= LEAST_MARKED
  const only = Number(hours) > MOST_HOURS && isHabit && ways.length === 1 ? ways[0] : undefined
  const mended = proven ?? only
  return mended === undefined ? row : { ...row, hours: trimZeros(mended.toFixed(2)) }
}

/** In hours. */
const ROUNDED = 0.02
