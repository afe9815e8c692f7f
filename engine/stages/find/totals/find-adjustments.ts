import type { LabelledAmount } from '../../../domain/candidates.ts'
import type { Line, Segment } from '../../../domain/lines.ts'
import { fromCents } from '../../../domain/money.ts'
import { findAmountLabels } from '../labels/find-labels.ts'
import { cutSegment, type Layout, type PageLayout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { CARRIED, CHARGE, DEDUCTION, NO_ADJUSTMENT, TAX } from './adjustment-words.ts'
import { amountsOf, type PrintedAmount } from './find-amounts.ts'

/** A figure of a column of sums with the words in front of it. */
interface Row {
  readonly amount: PrintedAmount
  readonly label: Segment
  /** In cents; below zero where it is printed or called so. */
  readonly step: number
  /** A line of a list: other figures stand in front of its amount. */
  readonly isItem: boolean
}

const CONFIDENCE = 0.93
/** Points by which the right ends of a column's figures differ. */
const ALIGNED = 14
/** Steps from one sum to the next; items that a sum adds up. */
const [MOST_STEPS, MOST_ITEMS] = [6, 60]
/** Of a sum: more than this is no discount but what was charged before. */
const MOST_OFF = 1 / 3
const SUM_ROLES: ReadonlySet<string> = new Set(['net_amount', 'gross_amount'])

/**
 * What is taken off the sum of the items or added to it (BT-107, BT-108), whatever it is called: the steps from that sum to the next
 * one that add up, and what is taken off at the end of a list that its sum adds up.
 */
export function findAdjustments(layout: Layout): readonly LabelledAmount[] {
  return layout.pages.flatMap((page) => {
    const sums = page.lines.map((line) => new Set(amountsOf(line).map(({ cents }) => cents)))
    const isPrinted = (above: Row, total: number): boolean =>
      sums.slice(above.amount.segment.line + 1).some((line) => line.has(total))
    return listColumns(page).flatMap((rows) => {
      const own = [readSteps(rows, isPrinted), readEnd(rows)]
        .map((steps) => steps.filter(({ step }) => step !== 0))
        .find((steps) => steps.length > 0 && !steps.some(({ label }) => NO_ADJUSTMENT.test(label.text)))
      if (own === undefined) return []
      return [
        ...write(
          'allowance_amount',
          own.filter(({ step }) => step < 0),
          page,
        ),
        ...write(
          'charge_amount',
          own.filter(({ step, label }) => step > 0 && CHARGE.test(label.text)),
          page,
        ),
      ]
    })
  })
}

/** The rightmost figures of the lines, by the right end at which they stand; a column of one figure says nothing. */
function listColumns(page: PageLayout): readonly (readonly Row[])[] {
  const columns: Row[][] = []
  for (const row of page.lines.flatMap((line) => readRow(line))) {
    const right = rightOf(row)
    const column = columns.find((other) => Math.abs(rightOf(other.at(-1)!) - right) < ALIGNED)
    if (column === undefined) columns.push([row])
    else column.push(row)
  }
  return columns.filter((rows) => rows.length > 1)
}

function rightOf({ amount }: Row): number {
  return amount.words.at(-1)!.box[2]
}

function readRow(line: Line): readonly Row[] {
  const amount = amountsOf(line).findLast(({ isMoney, isRate }) => isMoney && !isRate)
  if (amount === undefined) return []
  const { segment, words } = amount
  const front = segment.words.slice(0, segment.words.indexOf(words[0]!))
  const before = line.segments
    .slice(0, line.segments.indexOf(segment))
    .filter(({ text }) => !/^[\d.,]+\s?%$|^(?:EUR|€|CHF|\$|£)$/u.test(text))
  const isLabelled = front.some(({ text }) => /\p{L}/u.test(text))
  const label = isLabelled ? cutSegment(segment, front) : (before.at(-1) ?? segment)
  const isCalledOff = amount.cents > 0 && DEDUCTION.test(label.text)
  const step = isCalledOff ? -amount.cents : amount.cents
  return [{ amount, label, step, isItem: !/\p{L}{2}/u.test(label.text) }]
}

/** The steps from the sum of the items to the next sum that is printed. */
function readSteps(rows: readonly Row[], isPrinted: (above: Row, total: number) => boolean): readonly Row[] {
  for (const [index, { amount, label }] of rows.entries()) {
    if (amount.cents <= 0 || CARRIED.test(label.text) || !isSum(rows[index]!, rows.slice(0, index))) continue
    const below = rows.slice(index + 1, index + 1 + MOST_STEPS)
    let total = amount.cents
    for (const [at, row] of below.entries()) {
      if (row.isItem || row.step < -MOST_OFF * amount.cents) break
      total += row.step
      if (isPrinted(row, total)) return untilTax(below.slice(0, at + 1))
    }
  }
  return []
}

/** Behind the tax stands what was laid out, owed before or paid. */
function untilTax(steps: readonly Row[]): readonly Row[] {
  const tax = steps.findIndex(({ label }) => TAX.test(label.text))
  return tax < 0 ? steps : steps.slice(0, tax)
}

/** What is taken off right before the sum that it is left out of. */
function readEnd(rows: readonly Row[]): readonly Row[] {
  const at = rows.findIndex((row, index) => row.amount.cents > 0 && listItems(row, rows.slice(0, index)) !== null)
  if (at < 0) return []
  const end = rows
    .slice(0, at)
    .findLastIndex(({ step, label, isItem }) => isItem || step >= 0 || !DEDUCTION.test(label.text))
  return rows.slice(end + 1, at)
}

/** Called a sum, or what the figures above it come to. */
function isSum(row: Row, above: readonly Row[]): boolean {
  return findAmountLabels(row.label).some(({ key }) => SUM_ROLES.has(key)) || listItems(row, above) !== null
}

/** The figures right above that a sum adds up, two of them at least; null where it adds up none. */
function listItems({ amount }: Row, above: readonly Row[]): readonly Row[] | null {
  let sum = 0
  for (let at = above.length - 1; at >= Math.max(0, above.length - MOST_ITEMS); at -= 1) {
    sum += above[at]!.step
    if (sum === amount.cents && at < above.length - 1) return above.slice(at)
  }
  return null
}

function write(role: LabelledAmount['role'], steps: readonly Row[], { page }: PageLayout): readonly LabelledAmount[] {
  if (steps.length === 0) return []
  const cents = Math.abs(steps.reduce((sum, step) => sum + step.step, 0))
  const words = steps.flatMap(({ amount }) => amount.words)
  const candidate = makeCandidate(
    fromCents(cents),
    words,
    page,
    CONFIDENCE,
    `label '${steps[0]!.label.text}' left of it`,
    1,
  )
  const evidence = { ...candidate.evidence!, isProven: true }
  return [
    { role, cents, candidate: { ...candidate, evidence, source: steps.length > 1 ? 'derived' : candidate.source } },
  ]
}
