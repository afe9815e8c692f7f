import type { Segment } from '../../../../domain/lines.ts'
import { fromCents, trimZeros } from '../../../../domain/money.ts'
import { cutSegment, type Layout, type PageLayout } from '../../layout.ts'
import { amountsOf, type PrintedAmount } from '../../totals/find-amounts.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { findHeaders, type TableHeader } from '../layout/find-headers.ts'
import { findPercent, findProduct, isExact } from './find-product.ts'
import { PAIRED_COLUMNS } from './paired-words.ts'
import type { PayLine, Side } from './pay-line.ts'
import { isCode } from './is-code.ts'
import { PAY_COLUMNS } from './pay-words.ts'
import { isSum, LEAST, total, walkOne, walkTwo, type Entry, type Ledger } from './walk-ledger.ts'
import { readFigures, under, type Figure } from './read-pay-lines.ts'
import { splitCells } from './split-cells.ts'

/** Points by which the right ends of a column's amounts differ at most. */
const SAME_END = 6
/** A payslip has no more. */
const MOST_PAGES = 6
/** Beyond these a page is no payslip. */
const [MOST_COLUMNS, MOST_ENTRIES] = [16, 200]
/** A column of the year has as many rows as that of the month left of it. */
const SHARE = 0.7
/** "151,67 Std", "3 Fahrten x 3,00" */
const MEASURE = /^\d+(?:[.,]\d|\s.*(?:[×*@]\s?\d|\bx\b)|\s?\p{L}{1,4}\.?$)/u

/** "001", "Z00255" */
const NUMBERED = /^[A-Z]?\d{1,6}$/

/** "995 Cotización" */
const NUMBER_BEFORE = /^([A-Z]?\d{1,6})\s+\*?(?=\p{L})/u

/**
 * A payslip as a sum that is worked out on the paper, whatever it is called: what is paid comes to a printed sum, what is
 * taken leaves the next one, down to the payout. Both stand in a column each, or below each other in one.
 */
export function readLedger(layout: Layout, gross: readonly number[]): readonly PayLine[] {
  for (const page of layout.pages.slice(0, MOST_PAGES)) {
    const ledger = findLedger(page, gross)
    if (ledger === null) continue
    const headers = [...findHeaders(page, PAY_COLUMNS, 2), ...findHeaders(page, PAIRED_COLUMNS, 2)]
    const rows = [...ledger.earnings, ...ledger.deductions]
    const isNumbered = rows.every(({ label }) => NUMBER_BEFORE.test(label!.text))
    const place = { isNumbered, headers: headers.toSorted((a, b) => a.last - b.last), edge: findEdge(ledger) }
    return [
      ...ledger.earnings.map((entry) => toRow(entry, 'earnings', place)),
      ...listTaken(ledger).map((entry) => toRow(entry, 'deductions', place)),
    ]
  }
  return []
}

/** Columns of one list, as of hours that were worked and are paid, are not what is paid and what is taken. */
function listTaken({ earnings, deductions }: Ledger): readonly Entry[] {
  const isPaid = deductions.every((entry) => earnings.some(({ label }) => label !== undefined && label === entry.label))
  return isPaid ? [] : deductions
}

function findLedger(page: PageLayout, gross: readonly number[]): Ledger | null {
  const entries = listEntries(page)
  const counts = Map.groupBy(entries, ({ column }) => column)
  const fullest = [...counts].toSorted((a, b) => b[1].length - a[1].length).slice(0, MOST_COLUMNS)
  const columns = fullest.map(([column]) => column).toSorted((a, b) => a - b)
  const all = columns.flatMap((paid) =>
    columns.flatMap((taken) => {
      const ledgers = walkFromEach(entries, paid, taken)
      return ledgers.map((ledger) => ({ ...ledger, at: Math.min(paid, taken) }))
    }),
  )
  const called = all.filter(({ earnings }) => gross.includes(total(earnings)))
  const found = called.length > 0 ? called : all.filter(({ deductions }) => deductions.length > 0)
  const most = Math.max(...found.map((ledger) => worthOf(ledger)))
  // Right of the month stands the year.
  const left = Math.min(...found.filter((ledger) => worthOf(ledger) >= SHARE * most).map(({ at }) => at))
  const best = bestOf(found.filter(({ at }) => at === left))
  const earlier = all.filter((ledger) => best !== null && ledger.at < best.at && isSame(ledger, best))
  return bestOf(earlier) ?? best
}

/** The same rows in another column, or nearly so. */
function isSame(ledger: Ledger, other: Ledger): boolean {
  const lines = new Set([...ledger.earnings, ...ledger.deductions].map(({ line }) => line))
  const others = [...other.earnings, ...other.deductions]
  return (
    others.filter(({ line }) => lines.has(line)).length >= SHARE * others.length &&
    worthOf(ledger) >= SHARE * worthOf(other)
  )
}

function bestOf<T extends Ledger>(ledgers: readonly T[]): T | null {
  return ledgers.reduce<T | null>(
    (best, ledger) => (best === null || worthOf(ledger) > worthOf(best) ? ledger : best),
    null,
  )
}

function worthOf({ earnings, deductions, sums }: Ledger): number {
  return earnings.length + deductions.length + sums
}

function walkFromEach(entries: readonly Entry[], paid: number, taken: number): readonly Ledger[] {
  const printed = Map.groupBy(entries, ({ cents }) => Math.abs(cents))
  return entries.flatMap((entry, at) => {
    const list = entries.slice(at, at + MOST_ENTRIES)
    if (entry.column !== paid || entry.label === null || isSum(entry)) return []
    const ledger = paid === taken ? walkOne(list, paid) : walkTwo(list, paid, taken, printed)
    return ledger !== null && worthOf(ledger) >= LEAST ? [ledger] : []
  })
}

/** Every amount with the words left of it, else right of it. */
function listEntries({ lines }: PageLayout): readonly Entry[] {
  const amounts = lines.flatMap((line) => amountsOf(line)).filter(({ isRate }) => !isRate)
  // Some currencies have no cents.
  const isWhole =
    amounts.filter(({ isMoney }) => isMoney).length * 2 < amounts.filter((amount) => isGrouped(amount)).length
  const ends: number[] = []
  return lines.flatMap((line) => {
    const cells = line.segments.flatMap((segment) => splitCells(segment))
    return amountsOf(line)
      .filter((amount) => !amount.isRate && (isWhole ? isGrouped(amount) || amount.isMoney : amount.isMoney))
      .map((amount) => {
        const end = ends.find((other) => Math.abs(other - endOf(amount)) < SAME_END) ?? endOf(amount)
        if (!ends.includes(end)) ends.push(end)
        const texts = cells.flatMap((cell) => partBefore(cell, amount)).filter((cell) => isLabel(cell))
        const left = texts.filter(({ box }) => box[2] <= amount.words[0]!.box[0] + 1)
        const label = left.at(-1) ?? texts.find(({ box }) => box[0] >= endOf(amount) - 1)
        return { line, cells, label: label ?? null, amount, cents: amount.cents, column: end }
      })
  })
}

/** "980.000" */
function isGrouped({ words, isMoney }: PrintedAmount): boolean {
  return !isMoney && words.some(({ text }) => /^\d{1,3}(?:[.,'’]\d{3})+$/.test(text))
}

/** A cell, of the amount's own what stands before it. */
function partBefore(cell: Segment, { words: own }: PrintedAmount): readonly Segment[] {
  const at = cell.words.findIndex((word) => own.includes(word))
  return at < 0 ? [cell] : at === 0 ? [] : [cutSegment(cell, cell.words.slice(0, at))]
}

function isLabel({ words, text }: Segment): boolean {
  return /\p{L}\.?\p{L}/u.test(text) && !MEASURE.test(text) && words.length <= 12
}

/** What is the same for all rows of a ledger. */
interface Place {
  readonly headers: readonly TableHeader[]
  /** Points: what is taken stands right of it, if beside what is paid. */
  readonly edge: number
  /** Every label begins with its code. */
  readonly isNumbered: boolean
}

function toRow(entry: Entry, side: Side, { headers, edge, isNumbered }: Place): PayLine {
  const { line, amount } = entry
  const start = amount.words[0]!.box[0]
  const own = line.segments.flatMap((segment) => splitCells(segment)).flatMap((cell) => partBefore(cell, amount))
  const left = own.filter(({ box }) => box[0] < start && (start < edge || box[0] >= edge))
  const cells = left.some((cell) => isLabel(cell)) ? left : own.filter(({ box }) => box[0] > start)
  const columns = headers.findLast(({ last }) => last < line.index)?.columns ?? []
  const texts = cells.filter((cell) => isLabel(cell))
  const [first, second] = texts
  const isCoded = first !== undefined && second !== undefined && isCode(first, second, columns)
  const label = (isCoded ? second : first) ?? entry.label!
  const code = own.findLast(
    (cell) => cell.box[0] < Math.min(start, label.box[0]) && (NUMBERED.test(cell.text) || isCode(cell, label, columns)),
  )
  const figures = cells.filter((cell) => cell !== label && cell !== code).flatMap((cell) => readFigures(cell))
  const product = findProduct(figures, entry.cents)
  const rates = [label, ...cells]
    .flatMap((cell) => scanAmounts(cell))
    .filter((figure, index, all) => all.indexOf(figure) === index)
  const headed = { quantity: under(figures, columns, 'quantity'), rate: under(figures, columns, 'rate') }
  const isSwapped =
    product !== null && !isExact(product[1]) && (product[0] === headed.rate || product[1] === headed.quantity)
  const [quantity, rate] = isSwapped ? product.toReversed() : (product ?? [headed.quantity, headed.rate])
  const numbered = isNumbered && code === undefined ? NUMBER_BEFORE.exec(label.text) : null
  const said = numbered === null ? label.text : label.text.slice(numbered[0].length)
  return {
    side,
    isAfterNet: false,
    row: {
      code: code?.text ?? numbered?.[1] ?? null,
      label: said.replace(/^\d{1,2}\.\s+(?=\p{L})|:$/gu, ''),
      quantity: quantity === undefined ? null : trimZeros(quantity.value),
      rate: rate === undefined ? findPercent(rates) : writeRate(rate, quantity, entry.cents),
      amount: entry.cents * amount.cents < 0 ? fromCents(entry.cents) : amount.value,
    },
    page: line.page,
    words: [...label.words, ...amount.words],
  }
}

/** "47,077" for each of 30 that come to 1,412.30, and "6,900" percent of them, have three decimals. */
function writeRate(rate: Figure, quantity: Figure | undefined, cents: number): string {
  const product = (Number(quantity?.value ?? Number.NaN) * Number(rate.value)) / 1000
  const isThousandth = [product, product / 100].some((one) => Math.abs(one * 100 - Math.abs(cents)) <= 2)
  return isThousandth ? (Number(rate.value) / 1000).toFixed(3) : rate.value
}

/** Where the list of what is taken begins, if it stands beside what is paid. */
function findEdge({ earnings, deductions }: Ledger): number {
  const left = Math.max(...earnings.map(({ amount }) => endOf(amount)))
  const beside = deductions.filter(({ label }) => label!.box[0] > left)
  return deductions.length > 0 && beside.length === deductions.length ? left : Number.POSITIVE_INFINITY
}

function endOf(amount: PrintedAmount): number {
  return amount.words.at(-1)!.box[2]
}
