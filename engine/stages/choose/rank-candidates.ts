import type { Candidate } from '../../domain/field.ts'

/** How much of the remaining doubt each further mention of the same value takes away. */
const REPEATED = 0.2
/** No reading of a page is certain. */
const MOST = 0.98

/** One candidate per value, best evidence first; further mentions strengthen it. */
export function rankCandidates(candidates: readonly Candidate[]): Candidate[] {
  const byValue = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const key = sameness(candidate.value)
    byValue.set(key, [...(byValue.get(key) ?? []), candidate])
  }
  return [...byValue.values()]
    .map((mentions) => {
      const sorted = mentions.toSorted((a, b) => b.confidence - a.confidence)
      const best = sorted[0]!
      const others = sorted.slice(1, 4).reduce((doubt, other) => doubt * (1 - REPEATED * other.confidence), 1)
      return { ...best, confidence: Math.min(MOST, Math.round((1 - (1 - best.confidence) * others) * 1000) / 1000) }
    })
    .toSorted((a, b) => b.confidence - a.confidence)
}

function sameness(value: Candidate['value']): string {
  return typeof value === 'string' ? value.toLowerCase().replace(/[\s.,]/g, '') : JSON.stringify(value)
}
