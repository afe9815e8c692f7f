import type { Line, Segment } from '../../domain/lines.ts'
import { VOCABULARY } from './compile-vocabulary.ts'
import type { FoundTitle } from './find-signs.ts'
import { measureBody, weighTitle } from './weigh-title.ts'

/** How a paper is named as one of a kind. */
export interface Naming {
  /** The best of the kind's titles, 0 for none to 9. */
  readonly title: number
  /** Points for it, or for a vague one that stands out more. */
  readonly points: number
}

/** From here on a title counts as the document's own. */
export const OWN_TITLE = 4
/** Of a title that papers of other kinds have too. */
const VAGUE = 0.5
/** Beside a title that stands out by so much, what else could be one counts less. */
const CLEAR_LEAD = 1.5
const BESIDE_CLEAR = 0.6

const AMOUNT = /\d[.,]\d{2}(?![\d.,/-])/

/** For each kind of the vocabulary the best of its titles in the head of the first page. */
export function weighTitles(titles: readonly FoundTitle[], lines: readonly Line[]): readonly Naming[] {
  const body = measureBody(lines)
  const columns = new Map<Segment, number>()
  for (const { segments } of lines)
    segments.forEach((segment, index) => columns.set(segment, index === 0 && isRow(segments) ? 1 : segments.length))
  const weights = titles.map(({ segment, start, end }) =>
    weighTitle(segment, start, end, columns.get(segment) ?? 1, body),
  )
  const most = weights.reduce((best, weight, index) => (isFull(titles[index]!) ? Math.max(best, weight) : best), 0)
  const [full, vague] = [VOCABULARY.kinds.map(() => 0), VOCABULARY.kinds.map(() => 0)]
  titles.forEach(({ signs }, index) => {
    const weight = weights[index]! * (weights[index]! < most - CLEAR_LEAD ? BESIDE_CLEAR : 1)
    for (const { kind, role } of signs) {
      const best = role === 'title' ? full : vague
      best[kind] = Math.max(best[kind]!, weight)
    }
  })
  return full.map((title, kind) => ({ title, points: Math.max(title, VAGUE * vague[kind]!) }))
}

/** "Credit note | CN-42 | 29/04/2025" is a row of values, and no booking. */
function isRow(segments: readonly Segment[]): boolean {
  const values = segments.slice(1).map(({ text }) => text)
  return values.some((text) => /\d/.test(text)) && !values.some((text) => AMOUNT.test(text))
}

function isFull({ signs }: FoundTitle): boolean {
  return signs.some(({ role }) => role === 'title')
}
