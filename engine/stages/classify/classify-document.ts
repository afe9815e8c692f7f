import type { DocumentType } from '../../domain/document.ts'
import { layOutLines } from '../../domain/lines.ts'
import type { TypeExample } from '../../domain/outcome.ts'
import type { Page } from '../../domain/page.ts'
import { scoreKinds } from './score-kinds.ts'
import { weighExamples } from './weigh-examples.ts'
import { weighLabel } from './weigh-label.ts'
import { measureBody } from './weigh-title.ts'

/** A type with how likely it is, 0..1. */
export interface Classification {
  readonly type: DocumentType
  readonly probability: number
}

const PAGES_READ = 3
/** What `other` has without any evidence: a document that says nothing of itself is none of the known types. */
const NOTHING_SAID = 1.8
/** Score points that make a type e times as likely; fitted so that the probabilities are right as often as they say. */
const TEMPERATURE = 0.95
const MOST = 0.995

/**
 * Weighs titles in the head of the first page, the words of every kind of paper, each once, and the shape of the text; for a caller's
 * own types their labels and the papers that bore them.
 */
export function classifyDocument(
  pages: readonly Page[],
  customTypes: readonly string[],
  examples: readonly TypeExample[] = [],
): Classification {
  const lines = pages.slice(0, PAGES_READ).flatMap((page) => layOutLines(page))
  const body = measureBody(lines)
  const labels = customTypes.map((label) => ({
    type: label,
    score: weighLabel(lines, label, body) + weighExamples(lines, label, examples),
  }))
  return pickType([...scoreKinds(lines), { type: 'other', score: NOTHING_SAID }, ...labels])
}

/** The likeliest type: the likelihood of its kinds, which grows by the power of their scores, among that of all (softmax). */
function pickType(scores: readonly { readonly type: DocumentType; readonly score: number }[]): Classification {
  const most = scores.reduce((best, { score }) => Math.max(best, score), Number.NEGATIVE_INFINITY)
  const likelihoods = new Map<DocumentType, number>()
  let whole = 0
  for (const { type, score } of scores) {
    const likelihood = Math.exp((score - most) / TEMPERATURE)
    likelihoods.set(type, (likelihoods.get(type) ?? 0) + likelihood)
    whole += likelihood
  }
  const [type, likelihood] = [...likelihoods].reduce((best, next) => (next[1] > best[1] ? next : best))
  return { type, probability: Math.round(Math.min(MOST, likelihood / whole) * 1000) / 1000 }
}
