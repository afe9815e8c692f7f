import type { Line } from '../../domain/lines.ts'

/** What a document looks like, whatever its words are; counts of lines. */
export interface Shape {
  /** A day first, an amount last: bookings of a statement. */
  readonly bookings: number
  /** A day and two clock times: a record of hours. */
  readonly shifts: number
  /** Share of the lines that are running text, 0..1. */
  readonly prose: number
  /** Lines with an amount. */
  readonly amounts: number
}

const DAY_FIRST =
  /^(?:(?:mo|di|mi|do|fr|sa|so|mon|tue|wed|thu|fri|sat|sun)\p{L}*[,.]?\s+)?\d{1,2}[./-]\d{1,2}\.?(?:[./-]?\d{2,4})?\s|^\d{1,2}\s\p{L}{3}\s/iu
const CLOCK = /(?<![\d:.])(?:[01]?\d|2[0-3])[:.][0-5]\d(?![\d:.])/g

/** Counts the lines of each kind. */
export function measureShape(lines: readonly Line[]): Shape {
  const count = (form: (text: string) => boolean): number => lines.filter(({ text }) => form(text)).length
  return {
    bookings: count((text) => DAY_FIRST.test(text) && /\d[.,]\d{2}\s?(?:[-+SH]|CR|DR)?(?:\s|$)/.test(text)),
    shifts: count(
      (text) =>
        !/[$€£]\s?\d|\bEUR\b/u.test(text) &&
        /\d{1,2}[./-]\d{1,2}|^\p{L}{2,9}\.?\s/u.test(text) &&
        (text.match(/\d:[0-5]\d/g)?.length ?? text.match(CLOCK)?.length ?? 0) >= 2,
    ),
    prose: count(isProse) / Math.max(lines.length, 1),
    amounts: count((text) => /(?<![\d.,:/])\d[\d.,']*[.,]\d{2}(?![\d.,:/]\d|\d)/.test(text)),
  }
}

/** Eight words or more, and hardly anything but words. */
function isProse(text: string): boolean {
  const tokens = text.split(/\s+/)
  const words = tokens.filter((token) => /^[("„“'’]?\p{L}[\p{L}'’-]*[.,;:!?)"“”]{0,2}$/u.test(token)).length
  return tokens.length >= 8 && words >= 0.75 * tokens.length
}
