import { scalarOf, type Candidate } from '../../domain/field.ts'

/** A total that is less sure proves nothing. */
const SURE = 0.6

/** Overtime is part of all hours: what is as much or more is a sum of money, or the hours themselves. */
export function leaveOvertime(overtime: readonly Candidate[], total: Candidate | undefined): readonly Candidate[] {
  if (total === undefined || total.confidence < SURE) return overtime
  return overtime.filter((hours) => Number(scalarOf(hours)) < Number(scalarOf(total)))
}
