import { ANY_CURRENCY } from '../../../../domain/currencies.ts'
import { TAX_RATES } from '../../../../domain/tax-rates.ts'
import { LANGUAGES } from '../../../../languages/languages.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { readAmount, readNumber, readRate } from './read-number.ts'
import { TIMES } from './times.ts'

/** What each column of a table holds, told by its cells; null where they do not say. */
export type ColumnKinds = readonly (string | null)[]

/** A column has a kind when so large a share of its cells does. */
const MOSTLY = 0.6
/** This share of the rows with an amount has a price at least. */
const WHOLE = 0.75
const LEAST_PROVEN = 2
/** A discount leaves so much of the price. */
const LEAST_LEFT = 0.4
/** Units as tills, trades and offices print them, folded to small letters without dots. */
const UNITS = new Set(
  [
    'stk st stck stück stücke std stunden stunde h min tag tage woche wochen monat monate mon jahr jahre',
    'm m² m2 m³ m3 qm cbm lfm lfdm km cm mm l ltr liter kg g t to kwh mwh ps psch pausch pauschal pa vpe ve pkg',
    'pack pck paket pal palette rolle rollen karton ktn satz paar dose eimer sack beutel bund flasche fl port portion',
    'seite seiten wort wörter nacht nächte person pers set ea each pc pcs piece pieces sets unit units u hr hrs hour hours',
    'day days week month months year qtr pg page pages box boxes bag roll pk pkt dz doz case cs pair lot trip ft lb lbs',
    'nr no le me eh h/std ha uur uren',
    ...LANGUAGES.flatMap(({ fields }) => fields?.units ?? []),
  ].flatMap((line) => line.split(' ')),
)

/** Whether a word measures, such as `Std.`, `m²` or `pcs`. */
export function isUnit(text: string): boolean {
  return UNITS.has(text.toLowerCase().replace(/[.\s]/g, ''))
}

/**
 * Tells the columns of a table of items by the values in all its rows: amount, price and quantity by what multiplies to
 * what, the others by the shape of their cells, the name by its words.
 * @param rows the cells of each row, one text for each column, empty where there is none
 */
export function typeColumns(rows: readonly (readonly string[])[]): ColumnKinds {
  const width = rows[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at]!))
  const kinds: (string | null)[] = columns.map(() => null)
  const factors = findFactorColumns(columns)
  if (factors !== null) {
    kinds[factors.quantity] = 'quantity'
    kinds[factors.price] = 'unit_price'
    kinds[factors.total] = 'net_amount'
  } else {
    const total = columns.findLastIndex((cells) => share(cells, isMoney) >= MOSTLY && share(cells, isDay) < MOSTLY)
    if (total < 0) return kinds
    kinds[total] = 'net_amount'
  }
  columns.forEach(
    (cells, at) => (kinds[at] ??= factors !== null && lowers(cells, columns, factors) ? '_discount' : null),
  )
  columns.forEach((cells, at) => (kinds[at] ??= tellShape(cells)))
  const names = columns.map((cells, at) => (kinds[at] === null ? countLetters(cells) : 0))
  const name = names.indexOf(Math.max(...names))
  if (names[name]! > 0) kinds[name] = 'name'
  tellPosition(columns, kinds)
  tellQuantity(columns, kinds)
  return onlyOnce(kinds)
}

interface FactorColumns {
  readonly quantity: number
  readonly price: number
  readonly total: number
}

/** The three columns of which most rows say quantity times price is amount; the price has decimals. */
function findFactorColumns(columns: readonly (readonly string[])[]): FactorColumns | null {
  const numbers = columns.map((cells) => cells.map((cell) => readFigure(cell)))
  const filled = numbers.map((cells) => cells.filter((cell) => cell !== null).length)
  const wide = columns.map((cells) => share(cells, (cell) => /^\D*\p{L}{4}/u.test(cell)) >= MOSTLY)
  const money = columns.map((cells) => share(cells, isMoney) >= MOSTLY)
  let [best, most]: [FactorColumns | null, number] = [null, 0]
  for (const total of columns.keys()) {
    for (const price of columns.keys()) {
      for (const quantity of columns.keys()) {
        if (total === price || price === quantity || quantity === total || !money[total]) continue
        if (wide[total] || wide[price] || wide[quantity]) continue
        const proven = columns[0]!.filter((_, row) =>
          isProduct(numbers[quantity]![row]!, numbers[price]![row]!, numbers[total]![row]!),
        ).length
        const reduced = columns[0]!.filter((_, row) =>
          isReduced(numbers[quantity]![row]!, numbers[price]![row]!, numbers[total]![row]!),
        ).length
        const priced = numbers[price]!.filter((cell) => cell !== null).length
        // Prices without cents are some where all their rows are right.
        if (!money[price] && (money[quantity] || quantity > price || proven < LEAST_PROVEN || proven < priced)) continue
        // What is charged besides has an amount alone.
        const whole = Math.max(
          numbers[total]!.filter((cell, row) => cell !== null && numbers[price]![row] !== null).length,
          filled[total]! * WHOLE,
        )
        // Where all counts are one, the price stands in front of its amount.
        const score = proven + (quantity < price ? 0.2 : 0) + (price < total ? 0.1 : 0)
        if (proven > 0 && proven * 2 + reduced > whole && score > most)
          [best, most] = [{ quantity, price, total }, score]
      }
    }
  }
  return best
}

function isProduct(quantity: number | null, price: number | null, total: number | null): boolean {
  if (quantity === null || price === null || total === null || total === 0) return false
  // 19 times a price by the hundred is a tax.
  const bases = TAX_RATES.has(quantity) ? [1, 1000] : [1, 100, 1000]
  return bases.some((base) => Math.abs(Math.abs((quantity * price) / base) - Math.abs(total)) <= 0.011)
}

/** Per cent that quantity times price is lowered by: no tax, whatever its figures are. */
function lowers(cells: readonly string[], columns: readonly (readonly string[])[], factors: FactorColumns): boolean {
  const figures = (at: number): readonly (number | null)[] => columns[at]!.map((cell) => readFigure(cell))
  const [quantities, prices, totals] = [factors.quantity, factors.price, factors.total].map(figures)
  const isLowered = (cell: string, row: number): boolean => {
    const [quantity, price, total] = [quantities![row]!, prices![row]!, totals![row]!]
    const percent = readNumber(shapeOf(cell))
    if (quantity === null || price === null || total === null || percent === null || Number(percent.value) === 0)
      return false
    const full = quantity * price * (1 - Number(percent.value) / 100)
    // "4,150" may be a price with its tenths of a cent.
    return [1, 1000].some((base) => Math.abs(full / base - total) <= 0.011)
  }
  const rows = cells.flatMap((cell, row) => (SHARE.test(cell) && !/^0+(?:[.,]0+)?(?:\s?%|$)/.test(cell) ? [row] : []))
  return rows.length > 0 && rows.every((row) => isLowered(cells[row]!, row))
}

/** Quantity times price less a discount. */
function isReduced(quantity: number | null, price: number | null, total: number | null): boolean {
  if (quantity === null || price === null || total === null || total <= 0) return false
  const full = quantity * price
  return total < full && total >= LEAST_LEFT * full
}

function readFigure(cell: string): number | null {
  const number = readNumber(shapeOf(cell))
  return number === null ? null : Number(isMoney(cell) ? (readAmount(shapeOf(cell)) ?? number.value) : number.value)
}

/** A column is told by what its cells look like: nothing is mended before it is known what they are. */
function shapeOf(text: string): PrintedText {
  return { text, page: null }
}

/** Under a heading of discounts the sign may be missing. */
const SHARE = /^\d{1,2}(?:[.,]\d{1,3})?(?:\s?%)?$/
const PERCENT = /^\d{1,2}(?:[.,]\d{1,3})?\s?%$/

/** A rate in per cent that a tax can have, with its sign. */
export function isTaxRate(cell: string): boolean {
  const rate = Number(cell.replace(/\s?%$/, '').replace(',', '.'))
  return PERCENT.test(cell) && (rate === 0 || TAX_RATES.has(rate))
}

/** The kind of a column by the shape of its cells; null for words. */
export function tellShape(cells: readonly string[]): string | null {
  const is = (test: (cell: string) => boolean): boolean => share(cells, test) >= MOSTLY
  if (is(isDay)) return '_date'
  if (is((cell) => /^\d/.test(cell) && TIMES.test(cell) && !/\p{L}{3}/u.test(cell.replace(TIMES, ''))))
    return 'description'
  if (is((cell) => PERCENT.test(cell))) return is(isTaxRate) ? 'tax_rate' : '_discount'
  if (is((cell) => isUnit(cell))) return 'unit'
  if (is((cell) => /^\p{Lu}\d?$|^[*\d]$/u.test(cell) && readRate(shapeOf(cell)) === null)) return '_code'
  if (is(isCode)) return 'article_number'
  return is((cell) => /\p{L}{3}/u.test(cell)) ? null : '_other'
}

/** Lines are numbered by ones, tens or hundreds. */
const STEPS = new Set([1, 10, 100])

/** Numbers in the first column that count up, or that are parted by dots: `1.2`, `A3`, `0010`. */
function tellPosition(columns: readonly (readonly string[])[], kinds: (string | null)[]): void {
  const at = kinds.findIndex((kind) => kind !== '_date')
  const cells = (columns[at] ?? []).filter((cell) => cell !== '')
  if (!['_other', 'article_number', '_code'].includes(kinds[at] ?? '')) return
  if (!cells.every((cell) => /^\p{Lu}?\d{1,6}(?:\.\d{1,3}){0,3}\.?$/u.test(cell))) return
  const order = cells.map((cell) =>
    cell.split('.').reduce((sum, part) => sum * 1000 + Number(/\d*$/.exec(part)![0]), 0),
  )
  const isRising = order.every((number, index) => index === 0 || number > order[index - 1]!)
  const first = Number(/\d+/.exec(cells[0] ?? '')?.[0] ?? Number.NaN)
  // Codes of charges may begin with 0100; numbers of lines go on in the same steps.
  const isStepwise = first === 1 || (STEPS.has(first) && order.every((number) => number % first === 0))
  if (isRising && isStepwise) kinds[at] = 'position'
}

/** Without a price nothing proves the count: numbers with their unit, or whole ones beside a unit's column. */
function tellQuantity(columns: readonly (readonly string[])[], kinds: (string | null)[]): void {
  if (kinds.includes('quantity')) return
  const measures = columns.findIndex(
    (cells, at) =>
      ['_other', null, 'article_number'].includes(kinds[at]!) &&
      (share(cells, (cell) => /^\d/.test(cell) && isUnit(readNumber(shapeOf(cell))?.after ?? '')) >= MOSTLY ||
        (kinds[at] !== 'article_number' && isMeasuredAlike(cells))),
  )
  const plain = columns.findIndex(
    (cells, at) =>
      kinds[at] === '_other' &&
      share(cells, (cell) => /^\d{1,4}(?:[.,]\d{1,3})?$/.test(cell)) >= MOSTLY &&
      (kinds[at - 1] === 'unit' || kinds[at + 1] === 'unit'),
  )
  const at = measures >= 0 ? measures : plain
  if (at >= 0) kinds[at] = 'quantity'
}

/** "412 Klicks" above "1.988 Klicks": numbers of one thing, whatever it is. */
function isMeasuredAlike(cells: readonly string[]): boolean {
  const things = cells.flatMap((cell) => (cell === '' ? [] : [/^-?\d[\d.,]*\s(\p{L}+)$/u.exec(cell)?.[1]]))
  return things.length > 1 && things[0] !== undefined && new Set(things).size === 1
}

/** Of several columns of a kind the first is it; a second one with words describes. */
function onlyOnce(kinds: ColumnKinds): ColumnKinds {
  return kinds.map((kind, at) => (kind !== null && kinds.indexOf(kind) < at ? '_other' : kind))
}

function countLetters(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.replace(/\P{L}/gu, '').length, 0) / Math.max(1, cells.length)
}

/** Share of the filled cells; 0 where fewer than half are filled. */
function share(cells: readonly string[], test: (cell: string) => boolean): number {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length * 2 < cells.length ? 0 : filled.filter(test).length / filled.length
}

/** Behind the word that makes it a price, "à 28,50"; with its tax rate or the letter of it, where one stands close behind it. */
const MONEY = new RegExp(
  String.raw`^(?:[@àa]\s?|(?:zu|je|at)\s)?[-+]?\s*(?:${ANY_CURRENCY}\s*)?[-+]?(?:\d{1,3}(?:,\d{2})*(?:[.,'’ \u00a0]?\d{3})*)?[.,]\d{2,4}-?(?:\s*${ANY_CURRENCY})?(?:\s[A-Z*]|\s\d{1,2}(?:[.,]\d{1,2})?\s?%)?$`,
  'u',
)

/** An amount and nothing else. */
function isMoney(cell: string): boolean {
  return MONEY.test(cell)
}

/** `DF-118-20`, `21100 KV`, `01 00 01`; no figure whose thousands are parted by blanks. */
function isCode(cell: string): boolean {
  const isParted = /^(?=[^a-z]*\d)[\p{Lu}\d./_-]+(?: [\p{Lu}\d./_-]+){1,3}$/u.test(cell)
  const isOne = /^(?=\S*\d)[\p{Lu}\d][\p{L}\d./_-]{2,}$/u.test(cell)
  return (isOne || (isParted && !/^\d{1,3}(?: \d{3})+$/.test(cell))) && !isMoney(cell)
}

/** A day and nothing else. */
export function isDay(cell: string): boolean {
  return /^\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4})?$|^\d{4}-\d\d-\d\d$|^\d{1,2}\.? \p{L}{3,9}\.?,? \d{2,4}$|^\p{L}{3,9} \d{1,2},? \d{4}$/u.test(
    cell,
  )
}
