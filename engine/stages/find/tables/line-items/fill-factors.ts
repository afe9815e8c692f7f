import { ANY_CURRENCY } from '../../../../domain/currencies.ts'
import { toCents, trimZeros } from '../../../../domain/money.ts'
import type { Page } from '../../../../domain/page.ts'
import { amountsOf, type PrintedAmount } from '../../totals/find-amounts.ts'
import type { Item } from './read-item.ts'
import { readNumber, readThousandth } from './read-number.ts'
import { TIMES } from './times.ts'

/** A row with more numbers is tried no further. */
const MOST_NUMBERS = 8

/**
 * Quantity and price under headings that are not known: the two numbers of the row before its amount whose product is the
 * amount. What a known heading says stays.
 */
export function fillFactors(item: Item): Item {
  const { quantity, unit_price: price } = item.row
  if (item.cents === null || item.cents === 0 || (quantity !== null && price !== null)) return item
  const said = readSaid(item)
  if (said !== null) return said
  const cell = new Set([...(item.main.cells.get('position') ?? []), ...(item.main.cells.get('article_number') ?? [])])
  const end = item.main.cells.get('net_amount')?.[0]?.box[0] ?? Number.POSITIVE_INFINITY
  const numbers = amountsOf(item.main.line).filter(
    (number) => !number.isRate && number.words.at(-1)!.box[2] <= end && !number.words.some((word) => cell.has(word)),
  )
  if (numbers.length > MOST_NUMBERS) return item
  const glued = price == null ? null : readCount(item, price)
  if (glued !== null) return { ...item, proven: true, row: { ...item.row, ...glued } }
  for (const [index, first] of numbers.entries()) {
    for (const second of numbers.slice(index + 1)) {
      const found = tellFactors(first, second, Math.abs(item.cents)).find(
        ([count, each]) =>
          (quantity == null || Number(quantity) === Number(count.value)) &&
          (price == null || Number(price) === Number(each.value)),
      )
      if (found === undefined) continue
      const [count, each] = found
      return { ...item, proven: true, row: { ...item.row, quantity: trimZeros(count.value), unit_price: each.value } }
    }
  }
  return item
}

/** `8h`, `3x`, `x3`, `2:30`: a number in the row that makes the price the amount, however it is printed. */
function readCount(item: Item, price: string): { quantity: string; unit: string | null } | null {
  const { row, cents, words, main } = item
  if (row['quantity'] != null || toCents(price) === 0) return null
  const wanted = Math.abs(cents!) / Math.abs(toCents(price))
  const apart = new Set([...(main.cells.get('position') ?? []), ...(main.cells.get('article_number') ?? [])])
  for (const word of words) {
    const match = /^\p{L}?\(?[x×]?(\d{1,5})(?:([.,:])(\d{1,3}))?[x×)]*(\p{L}{1,6}\.?)?\)?$/u.exec(word.text)
    if (match === null || apart.has(word)) continue
    const [, whole = '', mark, fraction = '', after] = match
    const value = mark === ':' ? Number(whole) + Number(fraction) / 60 : Number(`${whole}.${fraction || '0'}`)
    if (value === 0 || Math.abs(value - wanted) * Math.abs(toCents(price)) > 1) continue
    return { quantity: trimZeros(value.toFixed(2)), unit: row['unit'] ?? (/^x$/i.test(after ?? 'x') ? null : after!) }
  }
  return null
}

/** Which of two numbers may be the quantity and which the price: a price has decimals and mostly stands behind the quantity. */
function tellFactors(
  first: PrintedAmount,
  second: PrintedAmount,
  cents: number,
): readonly (readonly [PrintedAmount, PrintedAmount])[] {
  if (Math.abs(Math.abs(first.cents * second.cents) / 100 - cents) > 1) return []
  const ways = [[first, second] as const, [second, first] as const]
  return ways.filter(([, each]) => each.isMoney)
}

/** "3 Std. à 95,00" below the name, before it or within says how the amount comes about; below and before it is part of neither. */
function readSaid(item: Item): Item | null {
  const { page } = item.main
  for (const key of ['description', 'name'] as const) {
    const text = item.row[key] ?? ''
    const match = TIMES.exec(text)
    const [count, price] = tellSaid(match?.groups ?? {}, page, Math.abs(item.cents!)) ?? []
    if (match === null || count === undefined || price === undefined) continue
    const rest = takeOut(text, match)
    if (key === 'name' && rest === null) continue
    // "Fahrtkosten 86 km x 0,42 €, Nr. 7003" is how the paper calls it.
    const kept = key === 'name' && /\p{L}{2}/u.test(text.slice(0, match.index)) ? text : rest
    const unit = match.groups!['unit'] ?? null
    const measure = unit?.toLowerCase() === 'x' ? null : unit
    const said = { quantity: trimZeros(count), unit_price: price, unit: item.row['unit'] ?? measure, [key]: kept }
    return { ...item, proven: true, row: { ...item.row, ...said } }
  }
  return null
}

/** Count and price that make the cents; `1,699` beside one that is no thousand may be a price with its tenths of a cent. */
function tellSaid(
  groups: Partial<Record<string, string>>,
  page: Page,
  cents: number,
): readonly [count: string, price: string] | null {
  const readings = (text = ''): readonly string[] =>
    [readNumber({ text, page })?.value ?? null, readThousandth(text)].filter((reading) => reading !== null)
  for (const count of readings(groups['count']))
    for (const price of readings(groups['price']))
      if (Math.abs(Math.abs(Number(count) * Number(price)) * 100 - cents) <= 1) return [count, price]
  return null
}

const CURRENCY_BEHIND = new RegExp(String.raw`^\s*(?:${ANY_CURRENCY}(?!\p{L}))?\s*\)?`, 'u')

/** What is left of the text without the calculation, its currency and brackets; null where no word is. */
function takeOut(text: string, match: RegExpExecArray): string | null {
  const before = text.slice(0, match.index).replace(/[\s(:,–-]+$/u, '')
  const after = text.slice(match.index + match[0].length).replace(CURRENCY_BEHIND, '')
  const rest = `${before} ${after}`.replace(/\s+/g, ' ').trim()
  return /\p{L}{2}/u.test(rest) ? rest : null
}
