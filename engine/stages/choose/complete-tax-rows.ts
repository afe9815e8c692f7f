import type { CandidateTable, TaxRowCandidate } from '../../domain/candidates.ts'
import type { Candidate } from '../../domain/field.ts'

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
/** A paper has few lines of taxes without their base. */
const MOST_LONE = 8
/** Cents of one. */
const WHOLE_UNIT = 100

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
  const complete = [...explained, ...explained.flatMap((row) => findOther(row, amounts))]
  return [...complete, ...joinTwins(complete, amounts), ...joinOnRest(taxRows, amounts)]
}

/**
 * Two taxes of one rate and figure on lines of their own, as of a federation and a state, where a printed sum holds them both: one row
 * with two shares. The same tax told twice is in no sum twice.
 */
function joinTwins(rows: readonly TaxRowCandidate[], amounts: ReadonlySet<number>): readonly TaxRowCandidate[] {
  const twins = new Map<string, readonly TaxRowCandidate[]>()
  for (const row of rows) {
    const { rate, taxableCents, taxCents, shares, candidate } = row
    if (rate <= 0 || taxableCents === null || taxCents === null || taxCents < LEAST_TAX || shares) continue
    const key = `${rate}/${taxableCents}/${taxCents}`
    const known = twins.get(key) ?? []
    if (known.every((other) => placeOf(other.candidate) !== placeOf(candidate))) twins.set(key, [...known, row])
  }
  return [...twins.values()].flatMap(([row, twin, ...others]) => {
    if (twin === undefined || others.length > 0) return []
    const { rate, taxableCents, taxCents, candidate } = row!
    const whole = taxableCents! + 2 * taxCents!
    // What is to pay may be rounded to whole units.
    if (![...amounts].some((cents) => Math.abs(cents - whole) <= WHOLE_UNIT / 2)) return []
    const share = { rate, taxCents: taxCents! }
    return [{ rate: 2 * rate, taxableCents, taxCents: 2 * taxCents!, candidate, shares: [share, share] }]
  })
}

/** Two lone taxes at rates of their own which agree on one base, printed or not: what a printed sum leaves beside both. */
function joinOnRest(rows: readonly TaxRowCandidate[], amounts: ReadonlySet<number>): readonly TaxRowCandidate[] {
  const lone = rows
    .filter(({ rate, taxableCents, taxCents }) => rate > 0 && taxableCents === null && (taxCents ?? 0) >= LEAST_TAX)
    .slice(0, MOST_LONE)
  return lone.flatMap(({ rate, taxCents, candidate }, index) =>
    lone.slice(index + 1).flatMap((other) => {
      if (other.rate === rate || placeOf(other.candidate) === placeOf(candidate)) return []
      const shares = [
        { rate, taxCents: taxCents! },
        { rate: other.rate, taxCents: other.taxCents! },
      ]
      const charged = taxCents! + other.taxCents!
      const base = [...amounts]
        .map((whole) => whole - charged)
        .find((rest) => shares.every((share) => Math.abs((rest * share.rate) / 100 - share.taxCents) <= ROUNDED))
      if (base === undefined || amounts.has(base)) return []
      return [{ rate: rate + other.rate, taxableCents: base, taxCents: charged, candidate, shares }]
    }),
  )
}

function placeOf({ page, box }: Candidate): string {
  return `${page}: ${box?.join()}`
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
  const wholes = [...amounts].filter((whole) => Math.abs((whole * rate) / (100 + rate) - figure) <= ROUNDED)
  if (!amounts.has(tax) && wholes.length > 0 && wholes.length <= MOST_BASES) {
    // Tills print the price of what is taxed with its tax: "VAT 23 % 3.54" below "18.95 S".
    return wholes.map((whole) => ({ ...row, taxableCents: whole - figure, candidate: proven }))
  }
  return amounts.has(tax) ? [{ ...row, taxableCents: figure, taxCents: tax, candidate: proven }] : []
}
