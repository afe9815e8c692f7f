import { scalarOf, type Candidate } from '../../domain/field.ts'
import { reduce } from '../../domain/names.ts'

/** How a finder names the place of who signs. */
const SIGNATURE = 'signature'

/** Who signs a paper is not whom it is written to: gives the recipients without the signers, unless nobody else is left. */
export function leaveSigners(recipients: readonly Candidate[], senders: readonly Candidate[]): readonly Candidate[] {
  const signers = new Set(senders.flatMap((name) => (name.reason === SIGNATURE ? [reduce(scalarOf(name))] : [])))
  const others = recipients.filter((name) => !signers.has(reduce(scalarOf(name))))
  return others.length === 0 ? recipients : others
}
