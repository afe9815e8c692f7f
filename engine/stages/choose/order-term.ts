import type { Candidate, Field, Fields } from '../../domain/field.ts'

/** Below this no other day takes the place of one that cannot be. */
const LEAST = 0.35

/** A contract does not end before it begins: of two such days the less sure is another's, and the next likeliest takes its place. */
export function orderTerm(fields: Fields): Fields {
  const { start_date: start, end_date: end } = fields
  if (start === undefined || end === undefined || isOrdered(start.value, end.value)) return fields
  return surenessOf(end) <= surenessOf(start)
    ? { ...fields, end_date: replace(end, (day) => isOrdered(start.value, day)) }
    : { ...fields, start_date: replace(start, (day) => isOrdered(day, end.value)) }
}

/** True as well where one of the days is not given. */
function isOrdered(start: Field['value'], end: Field['value']): boolean {
  return typeof start !== 'string' || typeof end !== 'string' || start <= end
}

function surenessOf({ candidates }: Field): number {
  return candidates[0]?.confidence ?? 0
}

function replace({ candidates }: Field, canBe: (day: Candidate['value']) => boolean): Field {
  const possible = candidates.filter(({ value }) => canBe(value))
  const next = possible.find(({ confidence }) => confidence >= LEAST)
  return { value: next?.value ?? null, candidates: possible }
}
