import { toCents } from '../../../../domain/money.ts'
import { PAID, TAX } from '../../totals/adjustment-words.ts'
import { cellOf, type TableLine } from '../layout/columns.ts'
import type { Around } from '../layout/read-tables.ts'
import { isCarried, isMeasured, isSum } from './item-lines.ts'
import { readAmount } from './read-number.ts'

/** Cents by which a sum of rounded amounts may differ. */
const MOST_SLACK = 5

/**
 * Whether rows follow a sum of those before it: what follows adds up, with these, to a sum that is printed below.
 * @param key of the amount's column
 */
export function isSectionSum(line: TableLine, { before, listBehind }: Around, key: string): boolean {
  const own = readOwn(line, before, key)
  return own !== null && !own.isRow && leadsToSum(listBehind(), key, own)
}

/** Whether a line that looks like a sum is one of the rows that a later sum adds up: "Paid social media", "VAT return". */
export function isAddend(line: TableLine, { before, listBehind }: Around, key: string): boolean {
  const own = readOwn(line, before, key)
  return own !== null && own.isRow && leadsToSum(listBehind(), key, own)
}

interface Own {
  /** Of the rows up to the line, in cents. */
  readonly total: number
  readonly count: number
  /** False where the line has the sum of the rows before it. */
  readonly isRow: boolean
}

function readOwn(line: TableLine, before: readonly TableLine[], key: string): Own | null {
  const own = centsOf(line, key)
  const rows = before.filter((row) => !isCarried(row) && !isSum(row)).flatMap((row) => centsOf(row, key) ?? [])
  if (own === null || rows.length === 0 || isTax(line)) return null
  const sum = rows.reduce((total, cents) => total + cents, 0)
  const isRow = !isNear(own, sum, rows.length)
  return { total: isRow ? sum + own : sum, count: rows.length, isRow }
}

/**
 * Whether further rows bring the total to the amount of a later line. Behind a sum these are rows where they have a sum of
 * their own or are measured: what is charged or taken off on the whole has neither.
 */
function leadsToSum(lines: readonly TableLine[], key: string, { total, count, isRow }: Own): boolean {
  let [added, more, isSection] = [0, 0, isRow]
  for (const line of lines) {
    const cents = centsOf(line, key)
    if (cents === null) continue
    if (more > 0 && isNear(cents, total + added, count + more)) return isSection
    if (more > 1 && isNear(cents, added, more)) {
      isSection = true
      continue
    }
    if (isTax(line) || isSum(line) || PAID.test(line.line.text)) return false
    isSection ||= isMeasured(line)
    added += cents
    more += 1
  }
  return false
}

function isTax({ line }: TableLine): boolean {
  return TAX.test(line.text) && /\d\s?%/.test(line.text)
}

function isNear(cents: number, sum: number, count: number): boolean {
  return cents !== 0 && Math.abs(cents - sum) <= Math.min(count, MOST_SLACK)
}

function centsOf(line: TableLine, key: string): number | null {
  const amount = readAmount(cellOf(line, key))
  return amount === null ? null : toCents(amount)
}
