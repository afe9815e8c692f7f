import type { Line, Segment } from '../../../../domain/lines.ts'
import { toCents, trimZeros } from '../../../../domain/money.ts'
import { fold } from '../../fold-text.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { amountsOf, type PrintedAmount } from '../../totals/find-amounts.ts'
import { findPercent, findProduct } from './find-product.ts'
import type { PayLine, Side } from './pay-line.ts'
import { BASE, CODE, GROSS, NET, PAYOUT, TAKEN } from './pay-words.ts'
import { splitCells } from './split-cells.ts'

/** Points by which the right ends of a column's amounts differ at most. */
const SAME_END = 6
const MOST_ROWS = 16
/** Cents by which a payout may be rounded where both sums are printed. */
const ROUNDED = 99

/** "151,67 Std", "3 Fahrten x 3,00" */
const MEASURE = /^\d+(?:[.,]\d|\s.*[x×*@])/u

interface Entry {
  readonly line: Line
  /** Null for an amount without words. */
  readonly label: Segment | null
  readonly isSum: boolean
  readonly cells: readonly Segment[]
  readonly amount: PrintedAmount
}

interface Run {
  readonly entries: readonly Entry[]
  readonly cents: number
}

/**
 * What is paid and what is withheld under headings that are not known, labels left or right of their figures: rows below
 * each other in one column that come to a printed sum, and others which are taken from it where what is left is printed.
 * @param gross in cents, as labelled; empty where no label says which
 */
export function readProvenLists(layout: Layout, gross: readonly number[]): readonly PayLine[] {
  for (const page of layout.pages) {
    // What is called gross may be that of the year.
    const lists = proveLists(page, gross) ?? proveLists(page, [])
    if (lists !== null)
      return [
        ...lists.paid.entries.map((entry) => toRow(entry, 'earnings')),
        ...lists.taken.flatMap(({ entries }) => entries).map((entry) => toRow(entry, 'deductions')),
      ]
  }
  return []
}

interface Lists {
  readonly paid: Run
  readonly taken: readonly Run[]
}

function proveLists(page: PageLayout, gross: readonly number[]): Lists | null {
  const columns = listColumns(page)
  const printed = new Map<number, number>()
  for (const { amount } of columns.flat()) {
    const cents = Math.abs(amount.cents)
    printed.set(cents, (printed.get(cents) ?? 0) + 1)
  }
  const isPrinted = (cents: number, ...runs: readonly Run[]): boolean => {
    const own = runs.flatMap(({ entries }) => entries).filter(({ amount }) => Math.abs(amount.cents) === cents).length
    return (printed.get(cents) ?? 0) > own
  }
  const runs = columns.flatMap((column) => listRuns(column))
  const isGross = (cents: number): boolean => gross.length === 0 || gross.includes(cents)
  const summed = runs.filter((run) => run.cents > 0 && isGross(run.cents) && isPrinted(run.cents, run))
  let [best, most]: [Lists | null, number] = [null, 0]
  for (const paid of summed) {
    for (const taken of runs) {
      const less = Math.abs(taken.cents)
      const rows = paid.entries.length + taken.entries.length
      if (rows <= most || less >= paid.cents || paid.entries.some((entry) => taken.entries.includes(entry))) continue
      const isSummed = isPrinted(less, taken)
      if (taken.entries.length < 2 || (paid.entries.length < 2 && !isSummed)) continue
      const rest = paid.cents - less
      const isRounded = isSummed && paid.entries.length > 1 && isNear(printed, rest)
      if (isPrinted(rest, paid, taken) || isRounded) [best, most] = [{ paid, taken: [taken] }, rows]
    }
  }
  return best === null ? null : { ...best, taken: [...best.taken, ...takeMore(best, columns, isPrinted)] }
}

function isNear(printed: ReadonlyMap<number, number>, cents: number): boolean {
  return [...printed.keys()].some((other) => Math.abs(other - cents) <= ROUNDED)
}

/** What is taken from the net pay stands right behind it, where what is then left is printed. */
function takeMore(
  { paid, taken }: Lists,
  columns: readonly (readonly Entry[])[],
  isPrinted: (cents: number, ...runs: readonly Run[]) => boolean,
): readonly Run[] {
  const rest = paid.cents - Math.abs(taken[0]!.cents)
  const used = new Set([paid, ...taken].flatMap(({ entries }) => entries))
  for (const column of columns) {
    const at = column.findIndex((entry) => Math.abs(entry.amount.cents) === rest && !used.has(entry))
    const behind = at < 0 ? [] : listRuns(column.slice(at + 1)).filter(({ entries }) => entries[0] === column[at + 1])
    const more = behind.find(
      (run) => Math.abs(run.cents) < rest && isPrinted(rest - Math.abs(run.cents), paid, ...taken, run),
    )
    if (more !== undefined) return [more]
  }
  return []
}

/** Amounts that end below each other. */
function listColumns({ lines }: PageLayout): readonly (readonly Entry[])[] {
  const columns: Entry[][] = []
  const amounts = lines.flatMap((line) => amountsOf(line)).filter(({ isRate }) => !isRate)
  // Some currencies have no cents.
  const isWhole =
    amounts.filter(({ isMoney }) => isMoney).length * 2 < amounts.filter((amount) => isGrouped(amount)).length
  for (const entry of lines.flatMap((line) => listEntries(line, isWhole))) {
    const column = columns.find((other) => Math.abs(endOf(other[0]!.amount) - endOf(entry.amount)) < SAME_END)
    if (column === undefined) columns.push([entry])
    else column.push(entry)
  }
  return columns
}

/** Each amount with the words left of it, else right of it. */
function listEntries(line: Line, isWhole: boolean): readonly Entry[] {
  const cells = line.segments.flatMap((segment) => splitCells(segment))
  return amountsOf(line)
    .filter((amount) => !amount.isRate && (isWhole ? isGrouped(amount) || amount.isMoney : amount.isMoney))
    .map((amount) => {
      const texts = cells.filter((cell) => isLabel(cell, amount))
      const left = texts.filter(({ box }) => box[2] <= amount.words[0]!.box[0] + 1)
      const label = left.at(-1) ?? texts.find(({ box }) => box[0] >= endOf(amount) - 1)
      return { line, label: label ?? null, isSum: label !== undefined && isSum(label), cells, amount }
    })
}

/** "980.000" */
function isGrouped({ words, isMoney }: PrintedAmount): boolean {
  return !isMoney && words.some(({ text }) => /^\d{1,3}(?:[.,'’]\d{3})+$/.test(text))
}

function isLabel({ words, text }: Segment, { words: own }: PrintedAmount): boolean {
  return /\p{L}{2}/u.test(text) && !MEASURE.test(text) && words.length <= 8 && !own.some((word) => words.includes(word))
}

function isSum({ text }: Segment): boolean {
  const label = fold(text)
  return [BASE, GROSS, NET, PAYOUT, TAKEN, /^(?:totals?|summen?|gesamt|totaal|totale)/].some((form) => form.test(label))
}

function listRuns(column: readonly Entry[]): readonly Run[] {
  return column.flatMap((_, from) => {
    const [runs, entries]: [Run[], Entry[]] = [[], []]
    let cents = 0
    for (const entry of column.slice(from, from + MOST_ROWS)) {
      if (isSubtotal(entry, entries)) continue
      if (entry.label === null || entry.isSum) break
      entries.push(entry)
      cents += entry.amount.cents
      if (isOneSided(entries, cents)) runs.push({ entries: [...entries], cents })
    }
    return runs
  })
}

/** A sum of the last rows before it, or of all, with further rows behind it. */
function isSubtotal({ isSum, amount }: Entry, before: readonly Entry[]): boolean {
  let rest = Math.abs(amount.cents)
  if (!isSum || rest === 0) return false
  for (const entry of before.toReversed()) {
    rest -= Math.abs(entry.amount.cents)
    if (rest <= 0) return rest === 0
  }
  return false
}

/** Few are given back among what is taken, or taken back among what is given. */
function isOneSided(entries: readonly Entry[], cents: number): boolean {
  const others = entries.filter(({ amount }) => amount.cents * cents < 0)
  return others.length * 3 <= entries.length
}

function toRow({ line, label, cells, amount }: Entry, side: Side): PayLine {
  const figures = amountsOf(line).filter(({ words }) => words[0] !== amount.words[0])
  const near = figures.filter(({ isRate }) => !isRate).toSorted((a, b) => apart(a, label!) - apart(b, label!))
  const product = findProduct(near, toCents(amount.value))
  return {
    side,
    row: {
      code: findCode(cells, Math.min(label!.box[0], amount.words[0]!.box[0])),
      label: label!.text.replace(/^\d{1,2}\.\s+(?=\p{L})|:$/gu, ''),
      quantity: product === null ? null : trimZeros(product[0].value),
      rate: product === null ? findPercent(figures) : product[1].value,
      amount: amount.value,
    },
    page: line.page,
    words: [...label!.words, ...amount.words],
  }
}

/** The count stands nearer to its label than the price of each. */
function apart({ words }: PrintedAmount, { box }: Segment): number {
  return Math.max(words[0]!.box[0] - box[2], box[0] - words.at(-1)!.box[2])
}

/** The cell before the row, where it is one. */
function findCode(cells: readonly Segment[], left: number): string | null {
  const before = cells.findLast(({ box }) => box[2] <= left + 1)
  return before !== undefined && CODE.test(before.text) ? before.text : null
}

function endOf(amount: PrintedAmount): number {
  return amount.words.at(-1)!.box[2]
}
