import { toCents } from '../../../domain/money.ts'

/**
 * Sellers write their total before or after what the customer withholds, with or without a stamp duty or rounding: which of these it
 * has in it is told by the sums. The fewest that lead from net and tax to the total, to the cent where that can be; null when none do.
 * @param parts amounts with the sign that they would have in the total
 */
export function findIncluded<Name extends string>(
  stated: string | null,
  taxed: string | null,
  parts: Readonly<Record<Name, string | null>>,
): ReadonlySet<Name> | null {
  const gap = toCents(stated ?? '') - toCents(taxed ?? '')
  const known = (Object.entries(parts) as [Name, string | null][])
    .map(([name, amount]) => ({ name, cents: toCents(amount ?? '') }))
    .filter(({ cents }) => Number.isSafeInteger(cents) && cents !== 0)
  const fitting = listSubsets(known)
    .map((subset) => ({ subset, off: Math.abs(gap - subset.reduce((sum, { cents }) => sum + cents, 0)) }))
    .filter(({ off }) => off <= 1)
    .toSorted((one, other) => one.off - other.off || one.subset.length - other.subset.length)
  return fitting[0] === undefined ? null : new Set(fitting[0].subset.map(({ name }) => name))
}

/** Every choice of some of a handful of parts. */
function listSubsets<Part>(parts: readonly Part[]): readonly (readonly Part[])[] {
  return parts.reduce<readonly (readonly Part[])[]>(
    (subsets, part) => subsets.concat(subsets.map((subset) => [...subset, part])),
    [[]],
  )
}
