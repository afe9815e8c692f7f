import type { Line } from '../../../../domain/lines.ts'
import type { Layout } from '../../layout.ts'
import { LAID_OUT, PAID, TAX } from '../../totals/adjustment-words.ts'
import { amountsOf, type PrintedAmount } from '../../totals/find-amounts.ts'
import { UNTOLD, type Item } from './read-item.ts'
import { isDay } from './type-columns.ts'

/** Points by which the right ends of a column's figures differ. */
const ALIGNED = 14
/** Lines behind the items in which their sum, the taxes and the total stand. */
const MOST_LINES = 24
/** "(non soumis à TVA)" says that there is no tax. */
const BRACKETS = /\([^)]{0,60}\)/gu
/** Cents by which a sum of rounded amounts may differ. */
const MOST_SLACK = 5

/**
 * What was laid out for the buyer and is charged without a tax of its own, below the tax of the items: the lines between it
 * and a total that only they explain. The words have to say so, for charges on the whole stand there too.
 */
export function listLaidOut(items: readonly Item[], { pages }: Layout): readonly Item[] {
  const last = items.at(-1)!
  const right = endOf(amountsOf(last.main.line).findLast(({ cents }) => cents === last.cents))
  const page = pages.find((own) => own.page === last.main.page)
  if (page === undefined || right === null || items.some(({ cents }) => cents === null)) return []
  const from = page.lines.indexOf(last.main.line) + 1
  const sum = items.reduce((total, { cents }) => total + cents!, 0)
  const found: Item[] = []
  let [total, isSummed, isTaxed] = [sum, false, false]
  for (const line of page.lines.slice(from, from + MOST_LINES)) {
    const amount = amountsOf(line).findLast(({ isMoney, isRate }) => isMoney && !isRate)
    if (amount === undefined || Math.abs(endOf(amount)! - right) > ALIGNED) continue
    const { cents } = amount
    const text = line.text.replace(BRACKETS, '')
    const isTotal = Math.abs(cents - total) <= Math.min(items.length + found.length, MOST_SLACK)
    if (isTotal && (isTaxed || found.length > 0)) return found
    if (isTotal) isSummed = true
    else if (TAX.test(text)) {
      isTaxed = true
      total += cents
    } else if (cents > 0 && !PAID.test(line.text) && (isTaxed || isSummed) && LAID_OUT.test(line.text)) {
      found.push(readLaidOut(line, amount, last))
      total += cents
    } else return []
  }
  return []
}

function endOf(amount: PrintedAmount | undefined): number | null {
  return amount?.words.at(-1)?.box[2] ?? null
}

function readLaidOut(line: Line, amount: PrintedAmount, { main }: Item): Item {
  const segments = isDay(line.segments[0]!.text) ? line.segments.slice(1) : line.segments
  const words = segments.flatMap((segment) => segment.words)
  const name = words.slice(0, words.indexOf(amount.words[0]!))
  return {
    row: { ...UNTOLD, name: name.map(({ text }) => text).join(' '), net_amount: amount.value },
    cents: amount.cents,
    proven: null,
    words: [...name, ...amount.words],
    main: { page: main.page, line, cells: new Map([['name', name]]) },
  }
}
