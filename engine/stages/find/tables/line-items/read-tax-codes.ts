import { trimZeros } from '../../../../domain/money.ts'
import { TAX_RATES } from '../../../../domain/tax-rates.ts'
import type { Layout } from '../../layout.ts'
import { textOf } from '../layout/columns.ts'
import type { Item } from './read-item.ts'

/** "A 19,00 %", "ST 1 7,0%", "ST1 7,0%": how the list of taxes says what a letter or figure behind an item means. */
const LEGEND = /^(?:\p{L}{2,5}\.?\s|\p{L}{2,5}(?=\d))?([A-Z]|\d)\s*[=:)]?\s+(\d{1,2}(?:[.,]\d{1,2})?)\s?%/u

/** "1 1.674,80 19 318,21": a rate without its sign is one where it makes the tax of the amount before it. */
const PROVED = /^([A-Z]|\d)\s+(.*\d)$/u

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
  const figures = rest.split(/\s+/).map((word) => readPlain(word))
  if (figures.includes(null)) return null
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
const FIGURES = ['position', 'quantity', 'article_number']

/** The items with the rates that their codes stand for: in the column of rates, else under each other in some other place. */
export function giveRates(items: readonly Item[], codes: ReadonlyMap<string, string>): readonly Item[] {
  if (codes.size === 0) return items
  const inColumn = items.map(({ main }) => codes.get(textOf(main, 'tax_rate').trim()))
  const rates = inColumn.some((rate) => rate !== undefined) ? inColumn : readAligned(items, codes)
  return items.map((item, at) => {
    const rate = rates[at]
    return rate === undefined ? item : { ...item, row: { ...item.row, tax_rate: rate } }
  })
}

/** The rightmost column of codes that most items have. */
function readAligned(items: readonly Item[], codes: ReadonlyMap<string, string>): readonly (string | undefined)[] {
  const places = items.map(({ main }) => {
    const figures = new Set(FIGURES.flatMap((key) => main.cells.get(key) ?? []))
    const words = main.line.segments.flatMap((segment) => segment.words)
    return words.flatMap((word) =>
      codes.has(word.text) && !figures.has(word) ? [{ text: word.text, x: word.box[2] }] : [],
    )
  })
  const columns = places.flat().toSorted((a, b) => b.x - a.x)
  const least = Math.max(2, MOSTLY * items.length)
  for (const { x } of columns) {
    const own = places.map((place) => place.find((code) => Math.abs(code.x - x) <= ALIGNED)?.text)
    if (own.filter((text) => text !== undefined).length >= least)
      return own.map((text) => (text === undefined ? undefined : codes.get(text)))
  }
  return items.map(() => undefined)
}
