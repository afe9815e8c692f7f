import type { Line, Segment } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import type { PrintedAmount } from '../../totals/find-amounts.ts'
import { PAIRED_SUMS } from './paired-words.ts'
import { BASE, EMPLOYER, GROSS, NET, PAYOUT, TAKEN } from './pay-words.ts'

/** A share of the pay that is hardly ever less: what is left of it. */
const LEFT = 5
/** Cents by which a payout may be rounded where both sums are printed. */
const ROUNDED = 99
/** Rows and sums that prove each other: fewer may come out by chance. */
export const LEAST = 4

/** An amount with its words and its column. */
export interface Entry {
  readonly line: Line
  readonly cells: readonly Segment[]
  /** Null for an amount without words. */
  readonly label: Segment | null
  readonly amount: PrintedAmount
  readonly cents: number
  readonly column: number
}

/** What is paid and what is taken, with the sums that prove it. */
export interface Ledger {
  readonly earnings: readonly Entry[]
  readonly deductions: readonly Entry[]
  readonly sums: number
}

/** What is paid in one column, what is taken in another one. */
export function walkTwo(
  entries: readonly Entry[],
  paid: number,
  taken: number,
  printed: ReadonlyMap<number, readonly Entry[]>,
): Ledger | null {
  const [earnings, given, deductions]: [Entry[], Entry[], Entry[]] = [[], [], []]
  const isPrinted = (sum: number): boolean =>
    sum > 0 && (printed.get(sum) ?? []).some((entry) => !earnings.includes(entry) && !deductions.includes(entry))
  const isLeft = (sum: number): boolean =>
    sum * LEFT > total(earnings) &&
    [...printed.keys()].some((cents) => Math.abs(cents - sum) <= ROUNDED && isPrinted(cents))
  let [proven, sums]: [Ledger | null, number] = [null, 0]
  let [isGross, isTaken] = [false, false]
  // What the last proven sum left.
  let left = Number.NaN
  for (const entry of entries) {
    const cents = Math.abs(entry.cents)
    const minus = Math.abs(total(deductions))
    const rest = total(earnings) + total(given) - minus
    const isGrossPay = !isGross && entry.column === paid && GROSS.test(said(entry))
    if (deductions.length > 0 && rest * LEFT > total(earnings) && cents === rest && !isGrossPay) {
      ;[sums, left] = [sums + 1, rest]
      proven = { earnings: [...earnings], deductions: [...deductions], sums }
      continue
    }
    if (entry.column !== paid && entry.column !== taken) continue
    // What is taken above the gross pay lessens it: absence.
    if (isGrossPay && deductions.length > 0 && cents === rest) {
      earnings.push(...deductions.splice(0).map((less) => ({ ...less, cents: -Math.abs(less.cents) })))
      earnings.sort((a, b) => a.line.index - b.line.index)
      ;[sums, isGross] = [sums + 1, true]
      continue
    }
    const isPaid = entry.column === paid
    const side = isPaid ? [...earnings, ...given] : deductions
    const own = isPaid && cents === total(earnings) ? earnings : side
    if (own.length > 0 && cents === Math.abs(total(own)) && (own.length > 1 || isSum(entry))) {
      sums += 1
      if (isPaid) isGross = true
      else isTaken = true
      // A sum of all that is paid says that expenses are part of it.
      if (isPaid && own === side) earnings.push(...given.splice(0))
      if (isGross && isTaken && isLeft(rest)) proven = { earnings: [...earnings], deductions: [...deductions], sums }
      continue
    }
    if (entry.label === null || entry.cents === 0 || isBase(entry, isPaid)) continue
    // What is paid beside the gross pay is no part of it: expenses.
    if (!isPaid) deductions.push(entry)
    else if (isGross) given.push(entry)
    else earnings.push(entry)
    // Both sums, and what is left, may stand anywhere: in boxes at the foot.
    const [plus, less] = [total(earnings), Math.abs(total(deductions))]
    // So may what is left after a tax that is taken from the net pay.
    const rests = plus + total(given) - less
    const isFurther = rests === left - cents && isPrinted(rests) && isLeft(rests)
    if (isFurther) proven = { earnings: [...earnings], deductions: [...deductions], sums }
    if (earnings.length + deductions.length >= LEAST && isPrinted(plus) && isPrinted(less) && isLeft(plus - less))
      proven = { earnings: [...earnings], deductions: [...deductions], sums: sums + 1 }
  }
  return proven !== null && isOneSided(proven.earnings, 4) && isOneSided(proven.deductions, 3) && isList(proven)
    ? proven
    : null
}

/** One amount in every line is what contributions are reckoned from. */
function isList({ earnings, deductions }: Ledger): boolean {
  return new Set([...earnings, ...deductions].map(({ cents }) => cents)).size > 1
}

/** Few are given back among what is taken, or taken back among what is given. */
function isOneSided(entries: readonly Entry[], most: number): boolean {
  const sign = Math.sign(total(entries))
  return entries.filter(({ cents }) => cents * sign < 0).length * most <= entries.length
}

/** What is paid above what is taken: the first sum, or sign, ends the one, and what is left after each is printed. */
export function walkOne(entries: readonly Entry[], column: number): Ledger | null {
  const [earnings, deductions]: [Entry[], Entry[]] = [[], []]
  let pending: Entry[] = []
  let [rest, sums, proven, isGross]: [number, number, Ledger | null, boolean] = [0, 0, null, false]
  for (const entry of entries) {
    const cents = Math.abs(entry.cents)
    const less = isTurned(pending) ? -total(pending) : total(pending)
    if (pending.length > 0 && (rest - less) * LEFT > rest && (cents === rest - less || cents === rest + less)) {
      // What is given beside what is taken has no minus sign.
      deductions.push(...(cents === rest - less ? pending : pending.filter((other) => other.cents < 0)))
      ;[rest, sums, pending] = [cents, sums + 1, []]
      if (deductions.length > 0) proven = { earnings, deductions: [...deductions], sums }
      continue
    }
    if (isGross && cents === rest) {
      sums += 1
      if (deductions.length > 0) proven = { earnings, deductions: [...deductions], sums }
      continue
    }
    if (entry.column !== column) continue
    if (!isGross && earnings.length > 0 && cents === total(earnings) && (earnings.length > 1 || isSum(entry))) {
      ;[sums, rest, isGross] = [1, cents, true]
      continue
    }
    if (!isGross && entry.cents < 0 && earnings.length > 0) [rest, isGross] = [total(earnings), true]
    if (isGross && pending.length > 1 && cents === Math.abs(total(pending))) {
      deductions.push(...pending)
      ;[rest, sums, pending] = [rest - cents, sums + 1, []]
    } else if (entry.label !== null && entry.cents !== 0 && !isBase(entry)) {
      if (isGross) pending.push(entry)
      else earnings.push(entry)
    }
  }
  // What is taken may be read wrongly, or stand elsewhere.
  return proven ?? (isGross && sums > 0 && earnings.length > 2 ? { earnings, deductions: [], sums } : null)
}

/** What is taken bears a minus sign. */
function isTurned([first]: readonly Entry[]): boolean {
  return first !== undefined && first.cents < 0
}

export function total(entries: readonly Entry[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0)
}

export function isSum(entry: Entry): boolean {
  return [GROSS, NET, PAYOUT, TAKEN, PAIRED_SUMS].some((form) => form.test(said(entry)))
}

/** @param isPaid what the employer adds may be paid as well */
function isBase(entry: Entry, isPaid = false): boolean {
  return isSum(entry) || BASE.test(said(entry)) || (!isPaid && EMPLOYER.test(said(entry)))
}

function said({ label }: Entry): string {
  return fold(label?.text ?? '')
}
