import type { Candidate, FieldValue, Row } from '../../domain/field.ts'

/** Keys of numbers and of days: each stands for itself, while a name or an amount may serve several. */
const SINGLE = /_(?:number|reference|id|date|start|end)$/

/** What is likelier than not stays though another key has its place: "date and delivery: 12.02.2026" is both days. */
const LIKELY = 0.5

type Ranked = Readonly<Record<string, readonly Candidate[]>>

/**
 * A place holds one number or day as a rule: what no finder proposed and nobody holds likely is left to the key that is surer of that place,
 * and the number of a claim to its row. Gives the keys of numbers and days.
 */
export function leaveTaken(ranked: Ranked): Ranked {
  const keys = Object.keys(ranked).filter((key) => SINGLE.test(key))
  const leaders = keys.flatMap((key) => {
    const best = ranked[key]![0]
    return best === undefined ? [] : [{ key, place: placeOf(best), confidence: best.confidence }]
  })
  const listed = new Set(listNumbers(ranked['claims']?.[0]))
  const isTaken = (own: string, candidate: Candidate): boolean =>
    candidate.evidence?.isProposed === true &&
    (listed.has(candidate.value) ||
      (candidate.confidence <= LIKELY &&
        leaders.some(
          ({ key, place, confidence }) =>
            key !== own && confidence > candidate.confidence && place === placeOf(candidate),
        )))
  return Object.fromEntries(keys.map((key) => [key, ranked[key]!.filter((candidate) => !isTaken(key, candidate))]))
}

function listNumbers(claims: Candidate | undefined): readonly FieldValue[] {
  return Array.isArray(claims?.value) ? claims.value.map((row: Row) => row['document_number'] ?? null) : []
}

function placeOf({ page, box }: Candidate): string {
  return `${page} ${box?.join()}`
}
