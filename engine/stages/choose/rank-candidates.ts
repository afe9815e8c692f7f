import type { Candidate, CandidateSource } from '../../domain/field.ts'

/** How much of the remaining doubt each further mention of the same value takes away. */
const REPEATED = 0.2
/** No reading of a page is certain, least of all a recognized one. */
const MOST = 0.98
const MOST_RECOGNIZED = 0.94

/** A confidence that the source allows, rounded to thousandths. */
export function limitConfidence(confidence: number, source: CandidateSource): number {
  return Math.round(Math.min(confidence, source === 'ocr' ? MOST_RECOGNIZED : MOST) * 1000) / 1000
}

/** A value with everything that speaks for it: the best mention, strengthened by the others. */
export interface Rival {
  readonly candidate: Candidate
  /** Best first. */
  readonly mentions: readonly Candidate[]
}

/** One candidate per value, best evidence first; further mentions strengthen it. */
export function rankCandidates(candidates: readonly Candidate[]): Candidate[] {
  return groupMentions(candidates).map(({ candidate }) => candidate)
}

/** The values considered for a key, best first, each with its mentions. */
export function groupMentions(candidates: readonly Candidate[]): readonly Rival[] {
  const byValue = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const key = sameness(candidate.value)
    const mentions = byValue.get(key)
    if (mentions === undefined) byValue.set(key, [candidate])
    else mentions.push(candidate)
  }
  return [...byValue.values()]
    .map((mentions) => {
      const sorted = mentions.toSorted((a, b) => b.confidence - a.confidence)
      const best = sorted[0]!
      const others = sorted.slice(1, 4).reduce((doubt, other) => doubt * (1 - REPEATED * other.confidence), 1)
      const confidence = limitConfidence(1 - (1 - best.confidence) * others, best.source)
      return { candidate: { ...best, confidence }, mentions: sorted }
    })
    .toSorted((a, b) => b.candidate.confidence - a.candidate.confidence)
}

/** Equal for values that differ in case, blanks, full stops and commas alone, and for the same number with more decimals. */
export function sameness(value: Candidate['value']): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return DECIMAL.test(value) ? String(Number(value)) : value.toLowerCase().replace(/[\s.,]/g, '')
}

const DECIMAL = /^-?\d{1,13}\.\d+$/
