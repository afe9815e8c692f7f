import { scalarOf, type Candidate } from '../../domain/field.ts'

/** The longer one is nearly as likely as the shorter one, or it goes on with something else. */
const LEAST_SHARE = 0.9

/**
 * "29/123/45678" of "unter Angabe von 29/123/45678 / ESt 2024": who pays is asked for all of it (remittance information, ISO 20022). Gives the
 * references, likeliest first, with one before the first that goes on behind it.
 */
export function preferWholeReference(references: readonly Candidate[]): readonly Candidate[] {
  const [first, ...others] = references
  if (first === undefined) return references
  const whole = others.find(
    (other) => scalarOf(other).startsWith(`${scalarOf(first)} `) && other.confidence >= LEAST_SHARE * first.confidence,
  )
  return whole === undefined ? references : [whole, ...references.filter((reference) => reference !== whole)]
}
