import type { Line } from '../../../domain/lines.ts'
import type { PrintedAmount } from './find-amounts.ts'

/** Cents. The tax on a smaller sum fits several rates. */
export const LEAST_TAX = 50

/** Base and tax beside each other, of which the tax would be right with another figure in one place. */
export function mendTax(rate: number, amounts: readonly PrintedAmount[]): { taxable: number; tax: number } | null {
  const [base, part, ...others] = amounts
  if (rate === 0 || base === undefined || part === undefined || others.length > 0) return null
  const tax = Math.round((base.cents * rate) / 100)
  const [read, right] = [String(part.cents), String(tax)]
  const wrong = read.split('').filter((figure, at) => figure !== right[at]).length
  return tax >= LEAST_TAX && read.length === right.length && wrong === 1 ? { taxable: base.cents, tax } : null
}

/** A rate whose sign of per cent is taken for a figure: "7,08" for "7,0%", "198" for "19%". */
const MISREAD_RATE = /^(\d{1,2}(?:[.,]\d{1,2})?)[5689]$/

/** The row of a recognized line that begins with such a rate, one of the usual ones, which base and tax behind it prove. */
export function mendRate(
  { page }: Line,
  mentions: readonly PrintedAmount[],
  usual: ReadonlySet<number>,
): { rate: PrintedAmount; taxable: number; tax: number } | null {
  const [first, base, tax] = mentions
  if (page.origin !== 'ocr' || first === undefined || base?.isMoney !== true || tax?.isMoney !== true) return null
  const read = MISREAD_RATE.exec(first.segment.text.slice(first.from, first.to).trim())
  const rate = Number(read?.[1]?.replace(',', '.') ?? 0)
  if (rate === 0 || !usual.has(rate) || Math.abs((base.cents * rate) / 100 - tax.cents) > 1) return null
  return { rate: { ...first, value: String(rate) }, taxable: base.cents, tax: tax.cents }
}
