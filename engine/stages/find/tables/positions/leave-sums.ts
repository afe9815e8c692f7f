import { toCents } from '../../../../domain/money.ts'
import type { SheetLine } from './read-sheet-lines.ts'
import { isSectionName } from './section-names.ts'

/** A class has no more positions. */
const MOST_PARTS = 12
/** Sums of figures that were rounded to whole units, in cents for each part. */
const ROUNDED = 100

/** The lines without those that only add up the ones above or below them: "Umlaufvermögen" under its positions, or over them. */
export function leaveSums(lines: readonly SheetLine[]): readonly SheetLine[] {
  const left = lines.filter(
    (line, at) =>
      !(!isFormLine(line) && (isSumOf(line, lines.slice(0, at).toReversed()) || isSumOf(line, lines.slice(at + 1)))) &&
      !(isSectionName(line.label) && [lines[at - 1], lines[at + 1]].some((other) => isOnlyPart(line, other))),
  )
  // What adds up sums is told once these are gone.
  return left.length === lines.length ? left : leaveSums(left)
}

/** A form has a code for each of its positions, those that are made of others as well. */
function isFormLine({ code, label }: SheetLine): boolean {
  return code !== null && /^\d[\d/]+$/.test(code) && !isSectionName(label)
}

/** The only position of its class has both figures of it. */
function isOnlyPart({ amount, prior, page }: SheetLine, other: SheetLine | undefined): boolean {
  if (other === undefined || amount === null || prior === null) return false
  const isSame = other.amount === amount && other.prior === prior && other.page === page
  return isSame && !isSectionName(other.label)
}

/** Whether the first ones of the lines, two at least, come to both of its figures. */
export function isSumOf(line: SheetLine, others: readonly SheetLine[]): boolean {
  if (line.amount === null) return false
  let [now, before] = [0, 0]
  for (const [at, other] of others.slice(0, MOST_PARTS).entries()) {
    now += toCents(other.amount ?? '0')
    before += toCents(other.prior ?? '0')
    const slack = Number.isInteger(Number(line.amount)) ? ROUNDED * (at + 1) : 0
    const isNow = Math.abs(now - toCents(line.amount)) <= slack
    const isBefore = line.prior === null || Math.abs(before - toCents(line.prior)) <= slack
    if (at > 0 && now !== 0 && isNow && isBefore) return true
  }
  return false
}
