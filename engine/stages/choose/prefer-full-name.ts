import { scalarOf, type Candidate } from '../../domain/field.ts'
import { endsWithLegalForm, hasLegalForm } from '../../domain/legal-forms.ts'
import { reduce } from '../../domain/names.ts'

/** A longer form has at least this share of the chance of the shorter one, or it is another firm's. */
const LEAST_SHARE = 0.25

/**
 * "Kuhlmann" on the letterhead and "Kuhlmann GmbH" at its foot are one firm, and the full formal name is wanted (EN 16931, BT-27, BT-44). Gives
 * the names, likeliest first, with the full form of the first one before it, as likely as that one.
 */
export function preferFullName(names: readonly Candidate[]): readonly Candidate[] {
  const [first, ...others] = names
  if (first === undefined || hasLegalForm(scalarOf(first))) return names
  const short = reduce(scalarOf(first))
  const full = others.find(
    (other) =>
      other.confidence >= LEAST_SHARE * first.confidence &&
      reduce(scalarOf(other)).startsWith(short) &&
      endsWithLegalForm(scalarOf(other)),
  )
  if (full === undefined) return names
  return [{ ...full, confidence: first.confidence }, ...names.filter((name) => name !== full)]
}
