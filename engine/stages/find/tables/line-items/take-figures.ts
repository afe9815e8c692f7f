import { trimZeros } from '../../../../domain/money.ts'
import { TAX_RATES } from '../../../../domain/tax-rates.ts'
import { textOf } from '../layout/columns.ts'
import type { Item } from './read-item.ts'
import { readNumber, readThousandth } from './read-number.ts'

/** "Bremsbelagsatz vorn 1ST 86,45": price, and count and unit before it, behind the words. */
const BEHIND =
  /(?:\s(?<count>\d{1,5}(?:[.,]\d{1,3})?)\s?(?<unit>\p{L}{1,5}[.²³]?)?)?\s(?<price>\d{1,3}(?:[.' ]?\d{3})*[.,]\d{2,4}|\d{1,6}[.,]\d{2,4})(?:\s€)?$/u
/** "84 km x 0,42", "12 ore a € 50,00": said in words. */
const SAID = /\s(?:[x×*@]|a|à|at|je|zu|da|per|por)\s*\p{Sc}?\s?\d[\d.,']*(?:\s\p{Sc})?$/iu
/** "Silvaner 0,2 a 6,40": the price alone, its count in another cell. */
const PRICED = /\s(?:[@aà]|at|je|zu|da|per|por)\s*\p{Sc}?\s?(?<price>\d{1,6}[.,]\d{2})(?:\s\p{Sc})?$/iu
/** "2 x Cappuccino" */
const AHEAD = /^(?<count>\d{1,4})(?:\s*[x×]\s+|\s+|(?=\p{Lu}\p{Ll}))(?=.*\p{L}{2})/u
/** "USD 2.703,40 1,1703": the amount in another currency and its rate of exchange. */
const EXCHANGED = /\s[A-Z]{3}\s(?<amount>\d[\d.,']*\d)\s(?<course>\d{1,3}[.,]\d{3,6})$/u
const RATED = /\s(?<rate>\d{1,2}(?:[.,]\d{1,2})?)\s?%$/u

/** Share of the names that end with a tax rate where it is none of their words. */
const MOSTLY = 0.75
const LEAST_ITEMS = 2

/** The items without the figures of columns that no heading or room parts from their names: those whose product is the amount. */
export function takeFigures(items: readonly Item[]): readonly Item[] {
  return leaveCounts(takeRates(items).map((item) => takePrice(takeFactors(takeExchange(item)))))
}

/** Names that all begin with their own count are read without it. */
function leaveCounts(items: readonly Item[]): readonly Item[] {
  const counts = items.map(({ row }) => AHEAD.exec(row['name'] ?? ''))
  const isOwn = counts.every((count, at) => count !== null && count.groups!['count'] === items[at]!.row['quantity'])
  if (items.length < LEAST_ITEMS || !isOwn) return items
  return items.map((item, at) => ({
    ...item,
    row: { ...item.row, name: item.row['name']!.slice(counts[at]![0].length) },
  }))
}

function takePrice(item: Item): Item {
  const name = item.row['name'] ?? ''
  const [match, ahead] = [PRICED.exec(name), AHEAD.exec(name)]
  const [price] = readFigures(item, match?.groups!['price'])
  if (match === null || price == null || item.cents === null || (item.row['unit_price'] ?? price) !== price) return item
  for (const [count, from] of [
    [item.row['quantity'], 0],
    [ahead?.groups!['count'], ahead?.[0].length ?? 0],
  ] as const) {
    const rest = name.slice(from, match.index).trim()
    // "Sopralluoghi, ore 12 a 50,00" is how the paper calls it.
    const isSaid = rest
      .split(/\s+/)
      .some((word) => readFigures(item, word).some((figure) => figure !== null && Number(figure) === Number(count)))
    if (count == null || isSaid || !/\p{L}{2}/u.test(rest)) continue
    if (!isAmount(Number(count) * Number(price), item.cents)) continue
    return { ...item, proven: true, row: { ...item.row, name: rest, quantity: trimZeros(count), unit_price: price } }
  }
  return item
}

function takeFactors(item: Item): Item {
  const name = item.row['name'] ?? ''
  const [behind, ahead] = [BEHIND.exec(name), AHEAD.exec(name)]
  if (behind === null || item.cents === null || item.cents === 0 || SAID.test(name)) return item
  // "Pfand Kasten 3,10" beside a column of prices is what it is called.
  if (item.proven === true && textOf(item.main, 'unit_price') !== '') return item
  const groups = behind.groups!
  const prices = readFigures(item, groups['price'])
  const ways = [
    { counts: readFigures(item, groups['count']), from: 0, to: behind.index },
    { counts: readFigures(item, ahead?.groups!['count']), from: ahead?.[0].length ?? 0, to: priceAt(behind) },
    { counts: [item.row['quantity'] ?? null], from: 0, to: priceAt(behind) },
  ]
  for (const { counts, from, to } of ways) {
    const rest = name.slice(from, to).trim()
    const found = counts
      .flatMap((count) => prices.map((price) => [count, price] as const))
      .find(
        ([count, price]) => count !== null && price !== null && isAmount(Number(count) * Number(price), item.cents!),
      )
    if (found === undefined || !/\p{L}{2}/u.test(rest)) continue
    const unit = item.row['unit'] ?? (to === behind.index ? (groups['unit'] ?? null) : null)
    const row = { ...item.row, name: rest, quantity: trimZeros(found[0]!), unit, unit_price: found[1] }
    return { ...item, proven: true, row }
  }
  return item
}

/** Where the price begins, its count left to the name. */
function priceAt(behind: RegExpExecArray): number {
  return behind.index + behind[0].lastIndexOf(` ${behind.groups!['price']}`)
}

/** The ways to read a figure. */
function readFigures({ main }: Item, text: string | undefined): readonly (string | null)[] {
  return text === undefined ? [] : [readNumber({ text, page: main.page })?.value ?? null, readThousandth(text)]
}

function isAmount(value: number, cents: number): boolean {
  return Math.abs(Math.abs(value) * 100 - Math.abs(cents)) <= 1
}

function takeExchange(item: Item): Item {
  const name = item.row['name'] ?? ''
  const match = EXCHANGED.exec(name)
  const [amount] = readFigures(item, match?.groups!['amount'])
  const course = Number(match?.groups!['course']!.replace(',', '.'))
  if (match === null || amount == null || item.cents === null) return item
  const isSame = [Number(amount) * course, Number(amount) / course].some((value) => isAmount(value, item.cents!))
  return isSame ? { ...item, row: { ...item.row, name: name.slice(0, match.index) } } : item
}

/** Tax rates behind most names are a column of their own. */
function takeRates(items: readonly Item[]): readonly Item[] {
  const rates = items.map(({ row }) => {
    const match = row['tax_rate'] == null ? RATED.exec(row['name'] ?? '') : null
    const rate = trimZeros(match?.groups!['rate']!.replace(',', '.') ?? '')
    return match !== null && TAX_RATES.has(Number(rate)) ? { rate, end: match.index } : null
  })
  if (rates.filter((rate) => rate !== null).length < Math.max(LEAST_ITEMS, MOSTLY * items.length)) return items
  return items.map((item, at) => {
    const found = rates[at]
    if (found == null) return item
    return { ...item, row: { ...item.row, name: item.row['name']!.slice(0, found.end), tax_rate: found.rate } }
  })
}
