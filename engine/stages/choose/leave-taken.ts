import type { Candidate, FieldValue, Row } from '../../domain/field.ts'

const NUMBER_KEY = /_(?:number|reference|id)$/

type Ranked = Readonly<Record<string, readonly Candidate[]>>

/**
 * A place holds one number: what no finder proposed is left to the key that is surer of that place, and the number of a claim to its row.
 * Gives the keys of numbers.
 */
export function leaveTaken(ranked: Ranked): Ranked {
  const keys = Object.keys(ranked).filter((key) => NUMBER_KEY.test(key))
  const leaders = keys.flatMap((key) => {
    const best = ranked[key]![0]
    return best === undefined ? [] : [{ key, place: placeOf(best), confidence: best.confidence }]
  })
  const listed = new Set(listNumbers(ranked['claims']?.[0]))
  const isTaken = (own: string, candidate: Candidate): boolean =>
    candidate.evidence?.isProposed === true &&
    (listed.has(candidate.value) ||
      leaders.some(
        ({ key, place, confidence }) =>
          key !== own && confidence > candidate.confidence && place === placeOf(candidate),
      ))
  return Object.fromEntries(keys.map((key) => [key, ranked[key]!.filter((candidate) => !isTaken(key, candidate))]))
}

function listNumbers(claims: Candidate | undefined): readonly FieldValue[] {
  return Array.isArray(claims?.value) ? claims.value.map((row: Row) => row['document_number'] ?? null) : []
}

function placeOf({ page, box }: Candidate): string {
  return `${page} ${box?.join()}`
}
