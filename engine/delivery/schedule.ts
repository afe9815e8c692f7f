const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Milliseconds before each try, from the try before it. */
const WAITS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** Of a wait, more or less, so that what failed together does not come back together. */
const JITTER = 0.1

/** Milliseconds that a receiver may put us off. */
const MAX_RETRY_AFTER = 24 * HOUR

/**
 * Milliseconds until the next try; null when all were made.
 * @param tries made so far, at least 1
 * @param retryAfter milliseconds that the receiver asked for; never shortens the wait
 * @param random 0 to 1
 */
export function planRetry(tries: number, retryAfter: number | null, random: number): number | null {
  const wait = WAITS[tries]
  if (wait === undefined) return null
  const spread = Math.round(wait * (1 - JITTER + 2 * JITTER * random))
  return Math.max(spread, Math.min(retryAfter ?? 0, MAX_RETRY_AFTER))
}

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110, section 10.2.3); null when it is neither. */
export function readRetryAfter(text: string | undefined, now: number): number | null {
  if (text === undefined) return null
  if (/^\d{1,9}$/.test(text)) return Number(text) * SECOND
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
