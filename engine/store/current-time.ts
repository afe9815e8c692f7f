let latest = 0

/** Microseconds by which the clock may be behind what was told last and be taken for one that is corrected: a minute. */
const CORRECTION = 60_000_000

/**
 * Now by the system's clock, in UTC with microseconds: `2026-11-21T07:21:00.123456Z`.
 * Never the same twice within a process. Never earlier than before while the clock is corrected by less than a minute; one that is
 * set back further is believed. Not counted on from the start of the process: that stands still while a computer sleeps.
 */
export function currentTime(): string {
  // The clock gives milliseconds; what is below goes on by itself.
  const now = Date.now() * 1000 + Math.floor((performance.now() * 1000) % 1000)
  latest = now > latest || latest - now > CORRECTION ? now : latest + 1
  return `${new Date(Math.floor(latest / 1000)).toISOString().slice(0, -1)}${String(latest % 1000).padStart(3, '0')}Z`
}

/** A time in the same form. @param milliseconds since 1970 */
export function writeTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, -1)}000Z`
}
