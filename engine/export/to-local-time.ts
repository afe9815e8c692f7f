/**
 * A time as the clock of this computer shows it: `2026-11-21 08:21:00`. Spreadsheets know no time zones, and the page shows times
 * by that clock too.
 * @param time ISO 8601
 */
export function toLocalTime(time: string): string {
  const at = new Date(time)
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 19).replace('T', ' ')
}
