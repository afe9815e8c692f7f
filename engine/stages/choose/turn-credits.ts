import type { CandidateTable, TaxRowCandidate } from '../../domain/candidates.ts'
import type { Candidate } from '../../domain/field.ts'
import { fromCents } from '../../domain/money.ts'

/**
 * The totals of a credit note as if all were printed above nought: some print all sums below it, some only those of a table and tell the
 * sum above it once more, and in "6 % – 36,00 – 2,16" the dashes are none of the figures'. The type says the direction (UNTDID 1001, 381).
 */
export function turnCredits(table: CandidateTable): CandidateTable {
  const charged = table.taxRows.reduce((sum, { taxableCents, taxCents }) => sum + (taxableCents ?? taxCents ?? 0), 0)
  return {
    ...table,
    amounts: table.amounts.map((amount) => raise(amount)),
    printed: table.printed.map((amount) => raise(amount)),
    // What is charged beside a credit goes the other way.
    taxRows: charged < 0 ? table.taxRows.map((row) => turnRow(row)) : table.taxRows,
  }
}

function raise<Amount extends { readonly cents: number; readonly candidate: Candidate }>(amount: Amount): Amount {
  const cents = Math.abs(amount.cents)
  return { ...amount, cents, candidate: { ...amount.candidate, value: fromCents(cents) } }
}

function turnRow(row: TaxRowCandidate): TaxRowCandidate {
  return {
    ...row,
    taxableCents: turn(row.taxableCents),
    taxCents: turn(row.taxCents),
    shares: row.shares?.map(({ rate, taxCents }) => ({ rate, taxCents: -taxCents })),
  }
}

/** Never -0, which is written differently. */
function turn(cents: number | null): number | null {
  return cents === null || cents === 0 ? cents : -cents
}
