import type { Row } from '../../../../domain/field.ts'
import { toCents, trimZeros } from '../../../../domain/money.ts'
import type { Word } from '../../../../domain/page.ts'
import { cellOf, joinWords, type TableLine, textOf } from '../layout/columns.ts'
import type { RowLines } from '../layout/group-rows.ts'
import { CODE, isArticleCode } from './item-codes.ts'
import { readAmount, readNumber, readRate, readThousandth } from './read-number.ts'
import { splitText, type TextLine, type TextRoom } from './split-text.ts'
import { isDay, isUnit } from './type-columns.ts'
import type { PrintedText } from '../../values/printed-text.ts'

const CODE_LINE =
  /(?:^|\s)\(?(?:Art(?:ikel)?\.?[- ]?(?:Nr|Nummer|No|ID)|Artikelnummer|Bestell-?Nr|Mat(?:erial)?\.?-?Nr|SKU|Item (?:no|number|code)|Product (?:code|no|ID)|Part no|Réf|Ref|Cod(?:\.\s?art)?|Code)\b\.?\s*[:#]?\s*([A-Z0-9][\w./-]*\d[\w./-]*)(?:\s\([A-Z]+\))?\)?/iu
/** The number by which everybody calls the product, where the seller has none of his own. */
const PRODUCT_LINE = /\b(?:ASIN|EAN|GTIN|ISBN)\b\.?\s*[:#]?\s*([A-Z0-9][\w-]{7,16})/u

/** A shop's own number may have letters alone: "SKU TQ-JUN". */
const SKU_LINE = /\bSKU\b\.?\s*[:#]?\s*(\p{Lu}[\p{Lu}\d]*(?:[-_./][\p{Lu}\d]+)+)/u

/** An item as read, with what its figures prove. */
export interface Item {
  readonly row: Row
  /** Of the line's amount as printed; null when none is. */
  readonly cents: number | null
  /** True when quantity times price gives the amount, false when it does not; null when one of them is not printed. */
  readonly proven: boolean | null
  readonly words: readonly Word[]
  readonly main: TableLine
}

/** Of an item that a line without columns tells, whatever it does not tell; in the order of all rows. */
export const UNTOLD = {
  position: null,
  article_number: null,
  name: null,
  description: null,
  quantity: null,
  unit: null,
  unit_price: null,
  net_amount: null,
  tax_rate: null,
} as const satisfies Row

/** Reads the cells of an item; `room` is how far its text may reach. */
export function readItem({ main, lines }: RowLines, room: TextRoom): Item {
  const at = lines.indexOf(main)
  const figures = [main, ...lines.slice(0, at)]
  const cell = (key: string): PrintedText => {
    const own = figures.map((line) => cellOf(line, key)).find(({ text }) => text !== '')
    // A narrow cell has its currency above its figures.
    const isOpen = own !== undefined && /^\p{Sc}$/u.test(own.text)
    return (isOpen ? lines.slice(at + 1).map((line) => cellOf(line, key))[0] : own) ?? { text: '', page: main.page }
  }
  const net = readAmount(cell('net_amount'))
  const measure = readMeasure(
    cell('quantity').text === '' ? cell('unit') : cell('quantity'),
    unitBelow(lines.slice(at + 1)) ?? cell('unit'),
    cell('unit_price'),
  )
  const { quantity, price, proven } = chooseFactors(measure, cell('unit_price'), cell('net_amount'), cell('_discount'))
  const texts = textLines(lines)
  const own = joinCode(main, lines)
  const above = own === '' ? takeCodeAbove(texts) : ''
  const { name, description } = splitText(above === '' ? texts : texts.slice(1), room)
  const second = joinLines(lines, 'description')
  const text = takeCode(description)
  const code = own || above || text.code
  const words = lines.flatMap((line) => [...line.cells.values()].flat())
  return {
    row: {
      position: readPosition(main, lines),
      article_number: code === '' ? null : code,
      name: name === '' ? null : name,
      description: second !== '' ? second : text.rest === '' ? null : text.rest,
      quantity,
      unit: measure.unit,
      unit_price: price,
      net_amount: net,
      tax_rate: readRate(cell('tax_rate')) ?? readRateBehind(cell('net_amount')),
    },
    cents: net === null ? null : toCents(net),
    proven,
    words,
    main,
  }
}

/** "950,00 16%": the rate in the cell of the amount. */
function readRateBehind({ text, page }: PrintedText): string | null {
  const [rate] = /(?<=\d\s)\d{1,2}(?:[.,]\d{1,2})?\s?%$/u.exec(text) ?? []
  return rate === undefined ? null : readRate({ text: rate, page })
}

/** A unit alone under its count. */
function unitBelow(lines: readonly TableLine[]): PrintedText | null {
  return (
    lines.map((line) => cellOf(line, 'quantity')).find(({ text }) => isUnit(text) || /^\p{L}{1,4}\.?$/u.test(text)) ??
    null
  )
}

interface Measure {
  readonly printed: PrintedText
  readonly quantity: string | null
  readonly unit: string | null
}

/** Quantity and unit, from two cells or one: `12,5 Std.`. */
function readMeasure(printed: PrintedText, unit: PrintedText, price: PrintedText): Measure {
  const number = readNumber(printed)
  const per = /(?:\/|\bpro|\bje|\bper)\s*(\p{L}[\p{L}.²³]{0,9})\s*$/u.exec(price.text)?.[1] ?? ''
  const ahead = readNumber(price)?.before ?? ''
  const beside = [unit.text, number?.after ?? '', number?.before ?? '', per, isUnit(ahead) ? ahead : '']
  // "x" in a column of units is what it says there.
  const read = /^x$/i.test(unit.text) ? unit.text : beside.map((part) => readUnit(part)).find((part) => part !== null)
  return { printed, quantity: number === null ? null : trimZeros(number.value), unit: read ?? null }
}

/** `2 x` counts without a unit. */
function readUnit(text: string): string | null {
  const unit = text.replace(/^[\s*.]+|[\s*]+$/g, '')
  return /^\p{L}[\p{L}\d²³./% -]{0,14}$/u.test(unit) && !/^x$/i.test(unit) ? unit : null
}

/** Whether the line's own quantity and price give its amount. */
export function isProven(line: TableLine): boolean {
  const cell = (key: string): PrintedText => cellOf(line, key)
  const measure = readMeasure(cell('quantity'), cell('unit'), cell('unit_price'))
  return chooseFactors(measure, cell('unit_price'), cell('net_amount'), cell('_discount')).proven === true
}

interface Factors {
  readonly quantity: string | null
  readonly price: string | null
  /** Null where one of the figures is not printed. */
  readonly proven: boolean | null
}

/** Of two readings of `1.000` or `1,430` the one that the amount proves; without proof the usual one. */
function chooseFactors(
  { printed, quantity }: Measure,
  priceCell: PrintedText,
  amount: PrintedText,
  less: PrintedText,
): Factors {
  const [price, net] = [readAmount(priceCell), readAmount(amount)]
  if (quantity === null || price === null || net === null) return { quantity, price, proven: null }
  const discount = readNumber(less)?.value ?? null
  const other = readThousandth(printed.text)
  const mark = /([.,])\d{2}(?!\d)/.exec(amount.text)?.[1]
  const counts = orderReadings(quantity, printed.text, mark)
  const prices = orderReadings(price, priceCell.text, mark)
  // "24.000" at 30,00 the thousand is no 24 at 30,00.
  const bases = other !== null && isGrouped(printed.text, priceCell.text) ? PRICE_BASES.toReversed() : PRICE_BASES
  for (const base of bases)
    for (const each of prices)
      for (const count of counts)
        if (isProduct(Number(count) / base, each, net, discount)) return { quantity: count, price: each, proven: true }
  return { quantity, price, proven: false }
}

/** The readings of a figure, first that in which its mark says what the one before the amount's cents does. */
function orderReadings(usual: string, text: string, mark: string | undefined): readonly string[] {
  const other = readThousandth(text)
  if (other === null || Number(other) === Number(usual)) return [usual]
  const isDecimal = mark !== undefined && /\d([.,])\d{3}(?!\d)/.exec(text)?.[1] === mark
  return isDecimal ? [other, usual] : [usual, other]
}

/** The mark in a count is another than that before the cents of its price. */
function isGrouped(count: string, price: string): boolean {
  const mark = /\d([.,])\d{2}(?!\d)/.exec(price)?.[1]
  return mark !== undefined && /\d([.,])\d{3}(?!\d)/.exec(count)?.[1] !== mark
}

/** A price may be that of a hundred or a thousand. */
const PRICE_BASES = [1, 100, 1000] as const

/** Quantity times price, less the discount in per cent or as an amount, to a cent. */
function isProduct(quantity: number, price: string, net: string, discount: string | null): boolean {
  const full = quantity * Number(price)
  const less = Math.abs(Number(discount ?? 0))
  const results = [full, full * (1 - less / 100), full - less, full - less * quantity]
  // A price of two decimals stands for up to half a cent more or less.
  const slack = Math.max(1.01, Math.min(0.5 * Math.abs(quantity), 5) * (price.length > 6 ? 0.2 : 0.02) + 1)
  return results.some((result) => Math.abs(Math.abs(result) * 100 - Math.abs(toCents(net))) <= slack)
}

function readPosition(main: TableLine, lines: readonly TableLine[]): string | null {
  const text = [main, ...lines].map((line) => textOf(line, 'position')).find((cell) => cell !== '') ?? ''
  const position = text.replace(/[.)]$/, '')
  return /^[\p{L}\d][\p{L}\d./-]{0,11}$/u.test(position) && /\d/.test(position) ? position : null
}

/** A code alone in its line, the name below it; '' for none. */
function takeCodeAbove([first, second]: readonly TextLine[]): string {
  const code = first?.words.length === 1 ? first.words[0]!.text : ''
  return isArticleCode(code) && second !== undefined && /\p{L}{3}/u.test(joinWords(second.words)) ? code : ''
}

/** "Art.-Nr. 4711" below the name is the number, not a description. */
function takeCode(description: string): { code: string; rest: string } {
  const match = CODE_LINE.exec(description) ?? SKU_LINE.exec(description) ?? PRODUCT_LINE.exec(description)
  if (match === null) return { code: '', rest: description }
  return { code: match[1]!, rest: description.replace(match[0], ' ').replace(/\s+/g, ' ').trim() }
}

/** The number itself where the cell names it, or its kind: `SKU: 4711`, `OLEVO500 (INTERNO)`. */
function bareCode(cell: string): string {
  return cell.replace(/^.*[:]\s*/, '').replace(/(?<=\S) \(\p{Lu}+\)$/u, '')
}

function joinCode(main: TableLine, lines: readonly TableLine[]): string {
  const cells = [main, ...lines.filter((line) => line !== main)].map((line) => bareCode(textOf(line, 'article_number')))
  // The day of what follows may stand above the first one's number.
  const found = cells.filter((text) => text !== '' && !isDay(text))
  // "HVAC-" goes on below.
  const codes = found[0]?.endsWith('-') === true ? [found.slice(0, 2).join('')] : found
  const isOwn = CODE.test(codes[0] ?? '') || /^\p{Lu}{2,}$/u.test(codes[0] ?? '')
  const code = (isOwn ? codes[0] : codes.find((text) => /\d/.test(text))) ?? codes[0] ?? ''
  return code.length > 40 ? '' : code
}

function textLines(lines: readonly TableLine[]): readonly TextLine[] {
  const linesOf = (key: string): readonly TextLine[] =>
    lines.map((line) => ({ words: line.cells.get(key) ?? [] })).filter(({ words }) => words.length > 0)
  const named = linesOf('name')
  // The name may stand under its number.
  const hasName = named.some(({ words }) => /\p{L}{2}/u.test(joinWords(words)))
  return hasName ? named : linesOf('article_number').slice(1)
}

function joinLines(lines: readonly TableLine[], key: string): string {
  return lines
    .map((line) => joinWords(line.cells.get(key) ?? []))
    .filter((text) => text !== '')
    .join(' ')
}
