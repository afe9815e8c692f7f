import { trimZeros } from '../../../../domain/money.ts'
import { TAX_RATES } from '../../../../domain/tax-rates.ts'
import type { Layout } from '../../layout.ts'
import { textOf } from '../layout/columns.ts'
import type { Item } from './read-item.ts'

/** "A 19,00 %", "ST 1 7,0%": how the list of taxes says what a letter or figure behind an item means. */
const LEGEND = /^(?:\p{L}{2,5}\.?\s)?([A-Z]|\d)\s*[=:)]?\s+(\d{1,2}(?:[.,]\d{1,2})?)\s?%/u

/** Tax rates in per cent by the code that stands for them. */
export function readTaxCodes(layout: Layout): ReadonlyMap<string, string> {
  const rates = new Map<string, string>()
  for (const { lines } of layout.pages) {
    for (const { text } of lines) {
      const [, code, printed] = LEGEND.exec(text.trim()) ?? []
      if (code === undefined || printed === undefined) continue
      const rate = trimZeros(printed.replace(',', '.'))
      if (TAX_RATES.has(Number(rate))) rates.set(code, rate)
    }
  }
  return rates
}

/** The item with the rate that its code stands for. */
export function giveRate(item: Item, codes: ReadonlyMap<string, string>): Item {
  const rate = codes.get(textOf(item.main, 'tax_rate').trim())
  return rate === undefined ? item : { ...item, row: { ...item.row, tax_rate: rate } }
}
