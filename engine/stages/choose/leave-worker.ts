import { scalarOf, type Candidate } from '../../domain/field.ts'
import { isSamePerson } from '../../domain/same-person.ts'

/** A worker who is less sure may be the one who approves. */
const SURE = 0.6

/** Nobody approves their own hours, however the name is written where they sign for them. */
export function leaveWorker(approvers: readonly Candidate[], worker: Candidate | undefined): readonly Candidate[] {
  if (worker === undefined || worker.confidence < SURE) return approvers
  return approvers.filter((name) => !isSamePerson(scalarOf(name), scalarOf(worker)))
}
