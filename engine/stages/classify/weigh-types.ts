import { DOCUMENT_TYPES } from '../../domain/document.ts'
import type { Line } from '../../domain/lines.ts'
import type { TypeEvidence } from '../../learning/types/type-reader.ts'
import { countSteps } from './count-steps.ts'
import { hashWords } from './hash-words.ts'
import { scoreKinds } from './score-kinds.ts'

/** What `other` has without any evidence: a document that says nothing of itself is none of the known types. */
const NOTHING_SAID = 1.8
/** Score points that make a type e times as likely, fitted so that the rules alone are right as often as they say. */
export const TEMPERATURE = 0.95

/** No kind of paper stands lower. */
const LEAST = -50

/** For each of the standard types, in the order of DOCUMENT_TYPES: titles in the head of the first page, the words of every kind of paper, each once, and the shape of the text. */
export function weighTypes(lines: readonly Line[]): TypeEvidence {
  const scores = [...scoreKinds(lines), { type: 'other', score: NOTHING_SAID }]
  const points = DOCUMENT_TYPES.map((type) =>
    addUp(scores.flatMap((kind) => (kind.type === type ? [kind.score / TEMPERATURE] : []))),
  )
  return { points, buckets: hashWords(lines), steps: countSteps(lines) }
}

/** Of any of several kinds; the least that anything has where there is none. */
export function addUp(points: readonly number[]): number {
  const most = Math.max(LEAST, ...points)
  return most + Math.log(points.reduce((sum, one) => sum + Math.exp(one - most), 0))
}
