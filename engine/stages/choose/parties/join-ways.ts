import type { Candidate, Row } from '../../../domain/field.ts'

/**
 * The parties as forests read them before those that readers of forms and sentences give, which are no likelier; what both give stands once.
 * One row alone, the others having been labels, is no contract's parties.
 */
export function joinWays(read: readonly Candidate[], others: readonly Candidate[]): readonly Candidate[] {
  const first = read.find(({ value }) => (value as readonly Row[]).length > 1)
  if (first === undefined) return others
  const same = listCells(first)
  return [
    first,
    ...others
      .filter((other) => listCells(other) !== same)
      .map((other) => ({ ...other, confidence: Math.min(other.confidence, first.confidence) })),
  ]
}

/** The cells of all rows, whatever their order within each. */
function listCells({ value }: Candidate): string {
  const rows = value as readonly Row[]
  return JSON.stringify(rows.map(({ name, role, address }) => [name, role, address].map((cell) => cell ?? null)))
}
