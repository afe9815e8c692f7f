import { TAX_RATES } from '../../domain/tax-rates.ts'

/** Net, the tax on it at a usual rate, and their sum, all of them printed; in cents. */
export interface TaxedSum {
  readonly net: number
  readonly tax: number
  readonly gross: number
}

/** Per cent. A smaller share of a sum is printed beside it by chance. */
const LEAST_RATE = 5
const RATES = [...TAX_RATES].filter((rate) => rate >= LEAST_RATE)
/** Cents. Among smaller amounts the tax on one is another by chance. */
const LEAST_NET = 500
/** More amounts are a list of items, in which everything adds up to something. */
const MOST_AMOUNTS = 120

/** The only usual rate at which that tax is charged on that sum, to a cent; null for small ones, where several would be. */
export function findRate(net: number, tax: number): number | null {
  if (net < LEAST_NET || tax <= 0) return null
  const fitting = RATES.filter((rate) => Math.abs((net * rate) / 100 - tax) <= 1)
  return fitting.length === 1 ? fitting[0]! : null
}

/** Three printed amounts that prove each other, whatever their labels say; largest sum first. */
export function listTaxedSums(amounts: ReadonlySet<number>): readonly TaxedSum[] {
  if (amounts.size > MOST_AMOUNTS) return []
  const found: TaxedSum[] = []
  for (const net of amounts) {
    if (net < LEAST_NET) continue
    for (const rate of RATES) {
      const tax = Math.round((net * rate) / 100)
      if (amounts.has(tax) && amounts.has(net + tax)) found.push({ net, tax, gross: net + tax })
    }
  }
  return found.toSorted((a, b) => b.gross - a.gross)
}
