import { ANY_CURRENCY } from '../../../../domain/currencies.ts'
import type { Line } from '../../../../domain/lines.ts'
import { trimZeros } from '../../../../domain/money.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { amountsOf, type PrintedAmount } from '../../totals/find-amounts.ts'
import { isSumLine } from './item-words.ts'
import { UNTOLD, type Item } from './read-item.ts'
import { readFactors } from './list-products.ts'
import { isUnit } from './type-columns.ts'

/** A rate's letter or number behind the amount, as tills print it. */
const RATE_LETTER = /^[\s*]*(?:[A-Z]{1,3}|\d|\*)?[\s*]*$/
/** `2 x 1,99`, `3 Stk. @ 0,50`. */
const TIMES =
  /^\s*(?<count>\d{1,4}(?:[.,]\d{1,3})?)\s*(?:stk\.?|st\.?|pcs|kg|ea|l|ltr)?\s*[x×@*à]\s*(?:€|eur|rm|\$)?\s*(?<price>\d+[.,]\d{2,3})(?!\d)/iu
/** "EUR/kg" behind a price. */
const PER = new RegExp(String.raw`^\s*(?:${ANY_CURRENCY})?\s*(?:/\s?\p{L}+)?(?!\p{L})`, 'u')
/** `2 x Espresso`, `2x Pils`. */
const COUNTED = /^\s*(?<count>\d{1,3})\s*[x×]\s*(?=\p{Lu})/iu
/** `Espresso x 2`, `Espresso (2 Stk.)`, `Rohr, 3 Stück`. */
const BEHIND =
  /(?:\s+\(?[x×]\s?(?<count>\d{1,3})\)?|\s\((?<count>\d{1,3})\)|,?\s+\(?(?<count>\d{1,3})\s*(?:x|×|stk\.?|stück|st\.|pcs\.?|pieces?|units?|ea)\)?)$/iu
const STOP =
  /^(?:summe|gesamt|total|zu zahlen|zwischensumme|sub ?total|net total|grand|amount|betrag|bar\b|gegeben|cash|change|visa|karte|mastercard|rounding|balance|totale|a payer|te betalen)/
const SKIP =
  /\b(?:tel|fax|ust|steuer|datum|uhr|kasse|bon|beleg|tisch|table|bediener|invoice|rechnung|receipt|gst (?:id|no|reg)|date|time)\b/

/** The items of a till roll: words and an amount at the end of the line, above the total; counts beside them or under them. */
export function listReceipt(layout: Layout): readonly Item[] {
  const items: Item[] = []
  let [counted, above]: [RegExpExecArray | null, Line | null] = [null, null]
  for (const line of layout.pages.flatMap((page) => page.lines)) {
    const folded = fold(line.text)
    if (STOP.test(folded) || (items.length > 0 && isSumLine(line.text, line.text))) {
      if (items.length > 0) break
      continue
    }
    const times = TIMES.exec(line.text)
    if (times === null || /\p{L}{3}/u.test(line.text.slice(times[0].length).replace(PER, ''))) {
      const item = readLine(line, line, above)
      if (item !== null) items.push(item)
      // The count may stand above its item.
      if (item !== null && counted !== null) addCount(items, counted)
      counted = null
    } else if (!addCount(items, times)) {
      const hasOwn = /\d[.,]\d{2}/.test(line.text.slice(times[0].length))
      const item = above !== null && hasOwn ? readLine(line, above, null) : null
      if (item !== null) items.push(item)
      counted = item !== null && addCount(items, times) ? null : times
    }
    above = line
  }
  return countOnes(items)
}

/** Where a till says what was sold several times, it sold the others once. */
function countOnes(items: readonly Item[]): readonly Item[] {
  const isCounted = items.some(({ row, proven }) => proven === true && Number(row['quantity']) > 1)
  if (!isCounted) return items
  return items.map((item) =>
    item.row['quantity'] === null
      ? { ...item, row: { ...item.row, quantity: '1', unit_price: item.row['net_amount']! } }
      : item,
  )
}

/** "4 PCS 8.90" */
const MEASURED = /^(?<count>\d{1,4}(?:[.,]\d{1,3})?)\s*(?<unit>\p{L}{1,7}\.?)\s+(?<price>\d[\d.,]*)$/u

/** Count, unit and price before their amount, under the line with the name. */
function readMeasured(
  before: string,
  amount: PrintedAmount,
  above: Line,
): Pick<Item, 'row' | 'cents' | 'proven'> | null {
  const groups = MEASURED.exec(before)?.groups
  if (
    groups === undefined ||
    !isUnit(groups['unit']!) ||
    !/\p{L}{3}/u.test(above.text) ||
    amountsOf(above).some(({ isMoney }) => isMoney)
  )
    return null
  const found = readFactors(groups, above.page).find(
    ({ count, price }) => Math.abs(Number(count) * Number(price) * 100 - amount.cents) <= 1,
  )
  if (found === undefined) return null
  const figures = { quantity: trimZeros(found.count), unit: groups['unit']!, unit_price: found.price }
  const row = { ...UNTOLD, name: above.text, ...figures, net_amount: amount.value }
  return { row, cents: amount.cents, proven: true }
}

/**
 * @param named the line with the words: the same one, or the one above
 * @param above the line above
 */
function readLine(line: Line, named: Line, above: Line | null): Item | null {
  const amount = amountsOf(line).findLast((found) => found.isMoney && !found.isRate)
  if (amount === undefined || SKIP.test(fold(line.text))) return null
  const words = line.segments.flatMap((segment) => segment.words)
  const first = words.indexOf(amount.words[0]!)
  const behind = words
    .slice(first + amount.words.length)
    .map((word) => word.text)
    .join(' ')
  const before =
    named === line
      ? words
          .slice(0, first)
          .map((word) => word.text)
          .join(' ')
      : named.text
  const measured = named === line && above !== null ? readMeasured(before, amount, above) : null
  if (measured !== null) return { ...measured, words, main: { page: line.page, line, cells: new Map() } }
  const counted = COUNTED.exec(before)
  const bare = before.slice(counted?.[0].length ?? 0).trim()
  const behindName = counted === null ? BEHIND.exec(bare) : null
  const name = bare.slice(0, behindName?.index ?? bare.length)
  if (!RATE_LETTER.test(behind) || !/\p{L}{2}/u.test(name)) return null
  return {
    row: {
      ...UNTOLD,
      name,
      quantity: (counted ?? behindName)?.groups!['count'] ?? null,
      net_amount: amount.value,
    },
    cents: amount.cents,
    proven: null,
    words,
    main: { page: line.page, line, cells: new Map() },
  }
}

/** A line with count and price belongs to the item above whose amount it gives. */
function addCount(items: Item[], times: RegExpExecArray): boolean {
  const last = items.at(-1)
  if (last === undefined || last.cents === null) return false
  const { cents } = last
  const found = readFactors(times.groups!, last.main.page).find(
    ({ count, price }) => Math.abs(Number(count) * Number(price) * 100 - cents) <= 1,
  )
  if (found === undefined) return false
  const { count, price } = found
  items[items.length - 1] = {
    ...last,
    proven: true,
    row: { ...last.row, quantity: trimZeros(count), unit_price: price },
  }
  return true
}
