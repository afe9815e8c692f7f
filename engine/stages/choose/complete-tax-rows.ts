import type { CandidateTable, TaxRowCandidate } from '../../domain/candidates.ts'

/** Cents. The tax on a smaller sum fits many others. */
const LEAST_TAX = 50
/** Cents, half of one and what is lost in reckoning. */
const ROUNDED = 0.51
/** How much surer a row is whose other figure is printed elsewhere. */
const PROOF = 0.05
/** More amounts are a list of items, in which everything is the tax on something. */
const MOST_AMOUNTS = 200
/** A tax that is that of more amounts tells none of them. */
const MOST_BASES = 3

/**
 * The tax rows, and those of which one figure stands elsewhere on the paper with both: "Taxable amount 100.00" above "VAT 19 % 19.00".
 * Rows at 0 % take the reason from a line that names the same amount.
 */
export function completeTaxRows({ taxRows, printed }: CandidateTable): readonly TaxRowCandidate[] {
  const amounts = new Set(printed.map(({ cents }) => cents))
  const named = new Map(
    taxRows.flatMap(({ exemption, taxableCents }) =>
      exemption === undefined ? [] : [[taxableCents, exemption] as const],
    ),
  )
  const explained = taxRows.map((row) =>
    row.rate === 0 && row.exemption === undefined && row.taxableCents !== null
      ? { ...row, exemption: named.get(row.taxableCents) }
      : row,
  )
  if (amounts.size > MOST_AMOUNTS) return explained
  return [...explained, ...explained.flatMap((row) => findOther(row, amounts))]
}

/** The lone figure of a row is its tax, else the base of one. */
function findOther(row: TaxRowCandidate, amounts: ReadonlySet<number>): readonly TaxRowCandidate[] {
  const { rate, taxableCents, taxCents: figure, candidate } = row
  if (rate <= 0 || taxableCents !== null || figure === null || Math.abs(figure) < LEAST_TAX) return []
  const taxOn = (base: number): number => (base * rate) / 100
  const bases = [...amounts].filter((base) => Math.abs(taxOn(base) - figure) <= ROUNDED)
  const proven = { ...candidate, confidence: candidate.confidence + PROOF }
  if (bases.length > 0) {
    if (bases.length > MOST_BASES) return []
    return bases.map((base) => ({ ...row, taxableCents: base, candidate: proven }))
  }
  const tax = Math.round(taxOn(figure))
  return amounts.has(tax) ? [{ ...row, taxableCents: figure, taxCents: tax, candidate: proven }] : []
}
