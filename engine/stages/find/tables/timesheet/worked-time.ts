import type { Row } from '../../../../domain/field.ts'

/** Minutes. */
export const DAY = 1440
/** Hours by which those of a row may differ from its times. */
const ROUNDED = 0.02

/** Minutes since midnight of a time `HH:MM`; NaN where there is none. */
export function minutesOf(time: string | null | undefined): number {
  return time == null ? Number.NaN : Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Minutes from start to end less the break; NaN where a time is not known. */
export function workedMinutes(row: Row): number {
  const present = (minutesOf(row['end']) - minutesOf(row['start']) + DAY) % DAY
  return present - Number(row['break_minutes'] ?? 0)
}

/** Start, end and break prove the hours. */
export function addsUp(row: Row): boolean {
  return row['hours'] != null && Math.abs(workedMinutes(row) / 60 - Number(row['hours'])) < ROUNDED
}
