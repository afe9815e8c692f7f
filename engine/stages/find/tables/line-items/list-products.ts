import type { Line, Segment } from '../../../../domain/lines.ts'
import { trimZeros } from '../../../../domain/money.ts'
import type { Page, Word } from '../../../../domain/page.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import { matchLabels } from '../../labels/find-labels.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { amountsOf, type PrintedAmount } from '../../totals/find-amounts.ts'
import { ITEM_COLUMNS } from './item-columns.ts'
import { SUM } from './item-words.ts'
import { findFactors } from './find-factors.ts'
import { UNTOLD, type Item } from './read-item.ts'
import { isArticleCode } from './item-codes.ts'
import { readNumber, readThousandth } from './read-number.ts'
import { TIMES } from './times.ts'
import { isUnit } from './type-columns.ts'

/** Items of tables without headings that are known: lines on which one number times another gives the amount behind or above them. */
export function listProducts(layout: Layout): readonly Item[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line) => readTimes(line, page) ?? readProduct(line, page) ?? []),
  )
}

/** "3 x 4,50" with its amount at the end of the line, or of the one above. */
function readTimes(line: Line, page: PageLayout): Item | null {
  const segment = line.segments.find(({ text }) => TIMES.test(text))
  const match = segment === undefined ? null : TIMES.exec(segment.text)
  if (segment === undefined || match === null) return null
  const above = linesAbove(line, page)
  for (const { count, price } of readFactors(match.groups!, line.page)) {
    const cents = Number(count) * Number(price) * 100
    const own = findAmount(line, cents, endOf(segment, match))
    const at = own === null ? above.findIndex((other) => findAmount(other, cents, 0) !== null) : -1
    const total = own ?? (at < 0 ? null : findAmount(above[at]!, cents, 0))
    if (total === null) continue
    const before = segment.text.slice(0, match.index).replace(/[\s(:,–-]+$/u, '')
    // The line with the amount names it, what stands between explains.
    const over = [...(at < 0 ? [] : [above[at]!]), ...above]
    const name = hasWord(before) ? before : over.map((other) => nameOf(segment, other)).find((found) => found !== null)
    if (name === undefined) return null
    const words = [...segment.words, ...total.words]
    const unit = match.groups!['unit'] ?? null
    const item = makeProduct(line, words, { name, count, price, total, unit: /^x$/i.test(unit ?? '') ? null : unit })
    const code = own !== null && above[0]?.text === name ? (above[1]?.text ?? '') : ''
    return isArticleCode(code) ? { ...item, row: { ...item.row, article_number: code } } : item
  }
  return null
}

/** Count and price as they may be meant: "1,559" is a price with its tenths of a cent where that makes the amount. */
export function readFactors(
  groups: Partial<Record<string, string>>,
  page: Page,
): readonly { readonly count: string; readonly price: string }[] {
  const readings = (text = ''): readonly string[] =>
    [readNumber({ text, page })?.value ?? null, readThousandth(text)].filter((reading) => reading !== null)
  return readings(groups['count']).flatMap((count) => readings(groups['price']).map((price) => ({ count, price })))
}

/** Right end of what matched, in points. */
function endOf(segment: Segment, match: RegExpExecArray): number {
  const words = wordsBetween(segment, match.index, match.index + match[0].length)
  return words.at(-1)?.box[2] ?? segment.box[2]
}

/** Nearest first; between two lines of a column one of the column beside it may stand. */
function linesAbove(line: Line, page: PageLayout): readonly Line[] {
  const reach = 2.5 * Math.max(line.box[3] - line.box[1], 6)
  return page.lines
    .slice(Math.max(0, line.index - 3), line.index)
    .filter((other) => line.box[1] - other.box[3] < reach)
    .toReversed()
}

/** The line's last amount of so many cents that stands behind `from`, in points. */
function findAmount(line: Line, cents: number, from: number): PrintedAmount | null {
  const found = amountsOf(line).findLast(
    (amount) => amount.isMoney && Math.abs(amount.cents - cents) <= 1 && amount.words[0]!.box[0] >= from,
  )
  return found ?? null
}

/** The phrase in the line above that stands at the same left end. */
function nameOf(segment: Segment, above: Line): string | null {
  const over = above.segments.find(
    (other) =>
      Math.abs(other.box[0] - segment.box[0]) < 4 || (other.box[0] < segment.box[2] && other.box[2] > segment.box[0]),
  )
  return over !== undefined && hasWord(over.text) ? over.text : null
}

function hasWord(text: string): boolean {
  return /\p{L}{3}/u.test(text)
}

function readProduct(line: Line, page: PageLayout): Item | null {
  const numbers = amountsOf(line).filter((amount) => !amount.isRate)
  if (numbers.length < 3 || SUM.test(fold(line.text))) return null
  const factors = findFactors(numbers)
  if (factors === null) return null
  const { quantity, price, total } = factors
  const words = line.segments.flatMap((segment) => segment.words)
  const used = new Set([quantity, price, total].flatMap((number) => number.words))
  const at = words.indexOf(quantity.words[0]!)
  const before = words
    .slice(/^\d[\d.]*$/.test(words[0]!.text) && at > 0 ? 1 : 0, at)
    .map((word) => word.text)
    .join(' ')
  const next = words[words.indexOf(quantity.words.at(-1)!) + 1]
  const measure = next !== undefined && /^\p{L}{1,8}[.²³]?$/u.test(next.text) ? next : null
  const isMeasured = measure !== null && (hasWord(before) || isUnit(measure.text))
  const rest = joinNamed(
    words.filter((word) => word !== measure || !isMeasured),
    used,
  )
  const name = [before, rest].find((text) => hasWord(text)) ?? nameAbove(line, page)
  if (name === null) return null
  const unit = isMeasured ? measure.text : null
  return makeProduct(line, words, { name, count: quantity.value, price: price.value, total, unit })
}

/** In type sizes: words of one phrase stand closer. */
const WORD_GAP = 0.75

/** The words among the figures, with what stands close behind one: "Apfelsaft 5 l Box", "Geranium T13". */
function joinNamed(words: readonly Word[], used: ReadonlySet<Word>): string {
  const named: Word[] = []
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const goesOn =
      before !== undefined &&
      named.at(-1) === before &&
      word.box[0] - before.box[2] < WORD_GAP * word.fontSize &&
      /[\p{L}\d]/u.test(word.text)
    if (!used.has(word) && (goesOn || /\p{L}{2}/u.test(word.text))) named.push(word)
  }
  return named.map(({ text }) => text).join(' ')
}

/** On a card the name stands above the figures, with their headings between. */
function nameAbove(line: Line, page: PageLayout): string | null {
  const first = line.segments[0]!
  const named = linesAbove(line, page).find((other) => other.segments.some((segment) => isName(segment)))
  return named === undefined ? null : nameOf(first, named)
}

/** Words that are no headings of a table. */
function isName(segment: Segment): boolean {
  const named = matchLabels(segment, ITEM_COLUMNS).reduce((sum, match) => sum + match.lastWord - match.firstWord + 1, 0)
  return hasWord(segment.text) && named * 2 < segment.words.length
}

function makeProduct(
  line: Line,
  words: readonly Word[],
  {
    name,
    count,
    price,
    total,
    unit,
  }: { name: string; count: string; price: string; total: PrintedAmount; unit: string | null },
): Item {
  return {
    row: { ...UNTOLD, name, quantity: trimZeros(count), unit, unit_price: price, net_amount: total.value },
    cents: total.cents,
    proven: true,
    words,
    main: { page: line.page, line, cells: new Map() },
  }
}
