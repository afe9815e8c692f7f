import { trimZeros } from '../../../../domain/money.ts'
import { TAX_RATES } from '../../../../domain/tax-rates.ts'
import type { Layout } from '../../layout.ts'
import { textOf } from '../layout/columns.ts'
import type { Item } from './read-item.ts'

/** "A 19,00 %", "ST 1 7,0%", "ST1 7,0%": how the list of taxes says what a letter or figure behind an item means. */
const LEGEND = /^(?:\p{L}{2,5}\.?\s|\p{L}{2,5}(?=\d))?([A-Z]|\d)\s*[=:)]?\s+(\d{1,2}(?:[.,]\d{1,2})?)\s?%/u

/** "1 1.674,80 19 318,21": a rate without its sign is one where it makes the tax of the amount before it. */
const PROVED = /^([A-Z]|\d)\s+(\d.*)$/u

/** Tax rates in per cent by the code that stands for them. */
export function readTaxCodes(layout: Layout): ReadonlyMap<string, string> {
  const rates = new Map<string, string>()
  for (const { lines } of layout.pages) {
    for (const { text } of lines) {
      const [, code, printed] = LEGEND.exec(text.trim()) ?? []
      const rate = printed === undefined ? null : trimZeros(printed.replace(',', '.'))
      if (code !== undefined && rate !== null && TAX_RATES.has(Number(rate))) rates.set(code, rate)
      else {
        const proved = readProved(text.trim())
        if (proved !== null) rates.set(...proved)
      }
    }
  }
  return rates
}

function readProved(text: string): readonly [code: string, rate: string] | null {
  const [, code, rest = ''] = PROVED.exec(text) ?? []
  if (code === undefined) return null
  const read = rest.split(/\s+/).map((word) => readPlain(word))
  // Other sums may stand beside the list.
  const figures = read.slice(0, read.includes(null) ? read.indexOf(null) : read.length)
  const rate = figures.find((figure, at) => {
    const [before, after] = [figures[at - 1], figures[at + 1]]
    return (
      TAX_RATES.has(figure!) &&
      figure! > 0 &&
      before !== undefined &&
      after !== undefined &&
      Math.abs((before! * figure!) / 100 - after!) < ROUNDED
    )
  })
  return rate === undefined ? null : [code, String(rate)]
}

/** Units of currency that taxes rounded row by row may differ by. */
const ROUNDED = 0.02

function readPlain(word: string): number | null {
  const match = /^(\d{1,3}(?:[.,' ]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(word)
  return match === null ? null : Number(`${match[1]!.replace(/\D/g, '')}.${match[2] ?? '0'}`)
}

/** In points: codes of one column stand under each other. */
const ALIGNED = 5
/** This share of the items has its code in that column. */
const MOSTLY = 0.6
/** Cells whose figures are no codes. */
const FIGURES = ['position', 'quantity', 'article_number', 'name', 'unit_price']

/** The items with the rates that their codes stand for: in the column of rates, else under each other in some other place. */
export function giveRates(
  items: readonly Item[],
  codes: ReadonlyMap<string, string>,
  printed: ReadonlySet<string>,
): readonly Item[] {
  const inColumn = items.map(({ main }) => codes.get(textOf(main, 'tax_rate').trim()))
  const coded = inColumn.some((rate) => rate !== undefined)
    ? inColumn
    : readAligned(items, (text) => codes.get(text), MOSTLY)
  const rates = coded.some((rate) => rate !== undefined) ? coded : readBare(items, printed)
  return items.map((item, at) => {
    const rate = rates[at]
    return rate === undefined ? item : { ...item, row: { ...item.row, tax_rate: rate } }
  })
}

const PERCENT = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)\s?%/gu

/** Tax rates that the paper prints with their sign. */
export function listPrintedRates(layout: Layout): ReadonlySet<string> {
  const lines = layout.pages.flatMap((page) => page.lines)
  const rates = lines.flatMap(({ text }) => [...text.matchAll(PERCENT)].map(([, rate]) => readRate(rate!)))
  return new Set(rates.filter((rate) => rate === '0' || TAX_RATES.has(Number(rate))))
}

function readRate(text: string): string {
  return trimZeros(text.replace(',', '.'))
}

/** Rates without their sign behind the amounts of all items, where the paper prints each of them with it elsewhere. */
function readBare(items: readonly Item[], printed: ReadonlySet<string>): readonly (string | undefined)[] {
  const isOpen = items.length > 1 && items.every(({ row }) => row['tax_rate'] == null)
  const found = isOpen ? readAligned(items, (text) => tellBare(text, printed), 1) : []
  return found.some((rate) => Number(rate) > 0) ? found : []
}

function tellBare(text: string, printed: ReadonlySet<string>): string | undefined {
  const rate = /^\d{1,2}(?:[.,]\d{1,2})?$/.test(text) ? readRate(text) : undefined
  return rate !== undefined && printed.has(rate) ? rate : undefined
}

/** The rightmost column of codes that so large a share of the items has. */
function readAligned(
  items: readonly Item[],
  tell: (text: string) => string | undefined,
  least: number,
): readonly (string | undefined)[] {
  const places = items.map(({ main }) => {
    const figures = new Set(FIGURES.flatMap((key) => main.cells.get(key) ?? []))
    const words = main.line.segments.flatMap((segment) => segment.words)
    return words.flatMap((word) => {
      const rate = figures.has(word) ? undefined : tell(word.text)
      return rate === undefined ? [] : [{ rate, left: word.box[0], x: word.box[2] }]
    })
  })
  const columns = places.flat().toSorted((a, b) => b.x - a.x)
  for (const { x, left } of columns) {
    const isBelow = (code: { readonly left: number; readonly x: number }): boolean =>
      Math.abs(code.x - x) <= ALIGNED || Math.abs(code.left - left) <= ALIGNED
    const own = places.map((place) => place.find(isBelow)?.rate)
    if (own.filter((rate) => rate !== undefined).length >= Math.max(2, least * items.length)) return own
  }
  return items.map(() => undefined)
}
