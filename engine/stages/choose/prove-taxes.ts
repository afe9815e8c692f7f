/** Net, the tax on it at a usual rate, and their sum, all of them printed; in cents. */
export interface TaxedSum {
  readonly net: number
  readonly tax: number
  readonly gross: number
}

/** Per cent: what is charged on sales somewhere. */
const RATES = [5, 5.5, 6, 7, 8, 8.1, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
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
