import { PAID, TAX } from '../../totals/adjustment-words.ts'
import { amountsOf } from '../../totals/find-amounts.ts'
import type { Item } from './read-item.ts'

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?%/u
/** US sales taxes have too many rates to list; no tax on sales is higher. */
const HIGHEST = 30

/**
 * The items before a tax that looks like one: a line that calls itself so, with its rate of the items before it or of a base
 * beside it. Behind it stand further taxes, sums and payments alone; elsewhere each item may have its tax below it.
 */
export function leaveTaxes(found: readonly Item[]): readonly Item[] {
  const at = found.findIndex((item, index) => index > 0 && isTax(item, found.slice(0, index)))
  const isEnd = found.every((item, index) => index < at || isNoItem(item, found.slice(0, index)))
  return at < 0 || !isEnd ? found : found.slice(0, at)
}

function isTax({ main, cents, row }: Item, before: readonly Item[]): boolean {
  const { line } = main
  const [, printed] = TAX.test(line.text) ? (RATE.exec(line.text) ?? []) : []
  const rate = Number(printed?.replace(',', '.'))
  if (cents === null || row['position'] !== null || !(rate > 0 && rate < HIGHEST)) return false
  const beside = amountsOf(line).flatMap((amount) => (amount.isMoney && !amount.isRate ? [amount.cents] : []))
  return [sumOf(before), ...beside].some((base) => Math.abs((base * rate) / 100 - cents) <= 1)
}

function isNoItem({ main, cents }: Item, before: readonly Item[]): boolean {
  const isSum = cents !== null && Math.abs(Math.abs(cents) - sumOf(before)) <= 1
  return isSum || TAX.test(main.line.text) || PAID.test(main.line.text)
}

function sumOf(items: readonly Item[]): number {
  return items.reduce((total, { cents }) => total + (cents ?? Number.NaN), 0)
}
