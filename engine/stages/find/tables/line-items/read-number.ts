import { trimZeros } from '../../../../domain/money.ts'
import { TAX_RATES } from '../../../../domain/tax-rates.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'

/** A number in a cell, with what stands before and behind it. */
export interface CellNumber {
  /** Dot-decimal as printed. */
  readonly value: string
  readonly before: string
  readonly after: string
}

/** "à28,50": what a recognizer prints close before a price. */
const PRICE_MARK = /^[@àa](?=-?\d)/u

/** "186.50T": the letter of the tax close behind an amount. */
const TAX_MARK = /(?<=\d[.,]\d{2})(?=[A-Z*]$)/

/** ".355": a price below one without its nought. */
const BARE_DECIMALS = /(?<![\d.,])(?=\.\d{2,4}(?![\d.,]))/gu

function partMark(printed: PrintedText): PrintedText {
  const text = printed.text.replace(PRICE_MARK, '$& ').replace(TAX_MARK, ' ').replace(BARE_DECIMALS, '0')
  return text === printed.text ? printed : { ...printed, text }
}

/** The last number of a cell that is no rate, money before others; null when there is none. */
export function readAmount(printed: PrintedText): string | null {
  const found = scanAmounts(partMark(printed)).filter((mention) => !mention.isRate)
  return (found.findLast((mention) => mention.isMoney) ?? found.at(-1))?.value ?? null
}

/** The first number of a cell; null when there is none. */
export function readNumber(printed: PrintedText): CellNumber | null {
  const parted = partMark(printed)
  const { text } = parted
  const [first] = scanAmounts(parted)
  if (first === undefined) return readGlued(text)
  return { value: first.value, before: text.slice(0, first.from).trim(), after: text.slice(first.to).trim() }
}

/** `8h`, `3x`, `12,5m`: the unit right behind the number. */
function readGlued(text: string): CellNumber | null {
  const match = /^\s*(\d{1,5}(?:[.,]\d{1,3})?)(\p{L}{1,6}[.²³]?)(?![\p{L}\d])/u.exec(text)
  return match === null ? null : { value: match[1]!.replace(',', '.'), before: '', after: match[2]! }
}

/** A rate in per cent, `19` or `5.5`; null when the cell has none that a tax could have. */
export function readRate({ text, page }: PrintedText): string | null {
  // "S/19": the tax's category before its rate.
  const found = scanAmounts({
    text: text.replace(/^\p{Lu}{1,2}\s?\/\s?(?=\d)/u, '').replace(/(?<=\d)\s?%/, ' %'),
    page,
  })
  // A price may stand in the same cell.
  const first = found.find(({ isRate }) => isRate) ?? found[0]
  if (first === undefined || Number(first.value) < 0 || Number(first.value) > 30) return null
  // Without a sign, 12,45 is an amount of tax.
  const rate = trimZeros(first.value)
  return first.isRate || /^\d+$/.test(rate) || TAX_RATES.has(Number(rate)) ? rate : null
}

/** The other way to read a number with three digits behind its only mark: `1.000` as 1, `2,500` as 2.5; null when it has one. */
export function readThousandth(text: string): string | null {
  const match = /^\D*(\d{1,3})[.,](\d{3})(?![\d.,])/.exec(text)
  return match === null ? null : trimZeros(`${match[1]!}.${match[2]!}`)
}
