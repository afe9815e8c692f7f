import { scalarOf, type Candidate } from '../../../domain/field.ts'
import { reduce } from '../../../domain/names.ts'
import { isDirection, readPartyLabel, type PartyRole } from './party-labels.ts'

interface Parties {
  readonly sender_name: readonly Candidate[]
  readonly recipient_name: readonly Candidate[]
}

const HEADED = /^(?:heading|label) '(?<heading>[^']+)'/u
/** Who works for the one that orders; in a contract both are parties alike. */
const CONTRACTOR = /^(?:auftragnehmer(?:in)?|contractor)(?!\p{L})/iu

/** An order goes from the buyer to the seller: whom other papers head as the recipient sends it. What is turned already stays. */
export function turnOrder<Names extends Parties>(names: Names): Names {
  const { sender_name: senders, recipient_name: recipients } = names
  const isSeller = (name: Candidate): boolean => readRole(name) === 'sender'
  const isBuyer = (name: Candidate): boolean => readRole(name) === 'recipient'
  const sellers = new Set(senders.filter(isSeller).map((name) => reduce(scalarOf(name))))
  return {
    ...names,
    sender_name: [...senders.filter((name) => !sellers.has(reduce(scalarOf(name)))), ...recipients.filter(isBuyer)],
    recipient_name: [...senders.filter(isSeller), ...recipients.filter((name) => !isBuyer(name))],
  }
}

/** As the heading over a name says it; "from" and "to" mean the same on every paper. */
function readRole({ reason }: Candidate): PartyRole | null {
  const heading = HEADED.exec(reason)?.groups?.['heading']
  if (heading === undefined || isDirection(reason)) return null
  return CONTRACTOR.test(heading) ? 'sender' : (readPartyLabel(heading)?.role ?? null)
}
