let latest = 0

/**
 * Now in UTC with real microseconds: `2026-11-21T07:21:00.123456Z`.
 * Never the same twice and never earlier than before within a process, even when the clock is set back.
 */
export function currentTime(): string {
  latest = Math.max(latest + 1, Math.floor((performance.timeOrigin + performance.now()) * 1000))
  return `${new Date(Math.floor(latest / 1000)).toISOString().slice(0, -1)}${String(latest % 1000).padStart(3, '0')}Z`
}

/** A time in the same form. @param milliseconds since 1970 */
export function writeTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, -1)}000Z`
}
