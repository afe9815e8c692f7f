/** Calendar dates as `YYYY-MM-DD` strings (ISO 8601, Gregorian), without time or zone. */

/** Null for a day that is not in the calendar or a year outside 1900..2099; two-digit years count from 1970. */
export function makeDate(year: number, month: number, day: number): string | null {
  const full = year < 100 ? year + (year < 70 ? 2000 : 1900) : year
  if (full < 1900 || full > 2099 || month < 1 || month > 12 || day < 1) return null
  if (day > new Date(Date.UTC(full, month, 0)).getUTCDate()) return null
  return `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The day so many days later, earlier when negative; throws a RangeError for what is no date. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** Last day of the month in which the date lies. */
export function endOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
