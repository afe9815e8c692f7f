import type { Row } from '../../../../domain/field.ts'
import { trimZeros } from '../../../../domain/money.ts'
import { addsUp, workedMinutes } from './worked-time.ts'

/** Hours without their decimal mark: `525` for 5.25, `75` for 7.5. */
const UNMARKED = /^\d{2,3}$/
/** No day has more. */
const MOST_HOURS = 24
/** Fewer days with decimals show no habit. */
const LEAST_MARKED = 2

/**
 * Recognized days with the decimal mark that their hours lost: where start, end and break prove it, or where no day is so
 * long and the others show their decimals. Where the hours cannot be read at all, the times tell them.
 * @param present minutes from start to end less the break; NaN where one of them is not known
 */
export function mendHours(row: Row, rows: readonly Row[], present: number): Row {
  const { hours } = row
  if ((hours == null || Number(hours) > MOST_HOURS) && present > 0 && isProvenBy(rows))
    return { ...row, hours: trimZeros((present / 60).toFixed(2)) }
  if (hours == null || !UNMARKED.test(hours) || Math.abs(Number(hours) - present / 60) < ROUNDED) return row
  const ways = [Number(hours) / 10, Number(hours) / 100].filter((way) => way <= MOST_HOURS)
  const proven = ways.find((way) => Math.abs(way - present / 60) < ROUNDED)
  const isHabit = rows.filter(({ hours: other }) => /\./.test(other ?? '')).length >= LEAST_MARKED
  const only = Number(hours) > MOST_HOURS && isHabit && ways.length === 1 ? ways[0] : undefined
  const mended = proven ?? only
  return mended === undefined ? row : { ...row, hours: trimZeros(mended.toFixed(2)) }
}

/** Share of the days with times whose hours add up, from which on those of another follow from its times. */
const MOSTLY = 0.5

function isProvenBy(rows: readonly Row[]): boolean {
  const timed = rows.filter((row) => workedMinutes(row) > 0)
  const right = timed.filter((row) => addsUp(row)).length
  return right >= LEAST_MARKED && right > MOSTLY * timed.length
}

/** Minutes: no break is longer, and breaks are counted in fives. */
const [MOST_BREAK, STEP] = [180, 5]

/** A recognized break that lost a figure, `5` for 15, where start, end and hours prove the whole of it. */
export function mendBreak(row: Row): Row {
  const printed = row['break_minutes']
  if (printed == null || row['hours'] == null || addsUp(row)) return row
  const gap = Math.round(workedMinutes({ ...row, break_minutes: null }) - Number(row['hours']) * 60)
  const isWhole = gap > 0 && gap <= MOST_BREAK && gap % STEP === 0 && String(gap).includes(printed)
  return isWhole ? { ...row, break_minutes: String(gap) } : row
}

/** In hours. */
const ROUNDED = 0.02
