import type { Row } from '../../../../domain/field.ts'
import { toCents } from '../../../../domain/money.ts'
import type { Item } from './read-item.ts'

/** An amount without decimals, long enough to have lost their mark. */
const UNMARKED = /^-?\d{3,}$/
const MARKED = /\.\d{2}$/
/** Fewer amounts with decimals show no habit. */
const LEAST_MARKED = 2
/** In units of the currency: net amounts are rounded to cents. */
const ROUNDED = 0.0051

/**
 * Recognized items with the decimal marks that amounts lost: in a list whose other amounts show their cents, one without
 * them has lost the mark, as has a price beside it; where quantity times price proves what is read, it stays.
 */
export function mendMarks(items: readonly Item[]): readonly Item[] {
  const amounts = items.flatMap(({ row }) => row['net_amount'] ?? [])
  const marked = amounts.filter((amount) => MARKED.test(amount)).length
  const isHabit = marked >= LEAST_MARKED && marked * 2 > amounts.length
  return isHabit ? items.map((item) => (item.main.page.origin === 'ocr' ? mendItem(item) : item)) : items
}

function mendItem(item: Item): Item {
  const { quantity, net_amount: net } = item.row
  if (net == null || !UNMARKED.test(net)) return item
  const amount = withMark(net)
  const price = item.row['unit_price'] ?? null
  const prices = price === null ? [] : UNMARKED.test(price) ? [withMark(price), price] : [price]
  const proven = quantity == null ? undefined : prices.find((each) => isProduct(quantity, each, amount))
  const row: Row = { ...item.row, net_amount: amount, unit_price: proven ?? price }
  return { ...item, row, cents: toCents(amount), proven: proven === undefined ? item.proven : true }
}

function withMark(figure: string): string {
  return figure.replace(/(?=\d\d$)/, '.')
}

function isProduct(quantity: string, price: string, amount: string): boolean {
  return Math.abs(Number(quantity) * Number(price) - Number(amount)) < ROUNDED
}
