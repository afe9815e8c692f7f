import type { Line, Segment } from '../../domain/lines.ts'
import { NO_KIND, VOCABULARY } from './compile-vocabulary.ts'
import { featureOf } from './features.ts'
import { findSigns, type FoundTitle } from './find-signs.ts'
import { measureShape } from './measure-shape.ts'
import { weighTitle } from './weigh-title.ts'

/** A feature that a document has of a kind, and how much of it. */
export type Measured = readonly [feature: number, value: number]

/** From here on a title counts as the document's own. */
const OWN_TITLE = 4
/** Beside a title that stands out by so much, what else could be one counts less. */
const CLEAR_LEAD = 1.5
const BESIDE_CLEAR = 0.6
const WORD_POINTS = { strong: 2.2, weak: 0.8, against: -2 } as const

/**
 * What speaks for and against each kind of the vocabulary, in its order.
 * @param body type size of the text, in points
 */
export function measureKinds(lines: readonly Line[], body: number): readonly (readonly Measured[])[] {
  const { signs, titles } = findSigns(lines)
  const marks = measureShape(lines)
  const measured = VOCABULARY.kinds.map((): Measured[] => [])
  let [trade, billed] = [0, 0]
  for (const { kind, role, id } of signs) {
    if (kind === NO_KIND) trade += 1
    else if (role !== 'title' && role !== 'vague') {
      measured[kind]!.push([id, 1])
      if (VOCABULARY.kinds[kind]!.type === 'invoice') billed += WORD_POINTS[role as keyof typeof WORD_POINTS]
    }
  }
  const named = weighTitles(titles, lines, body)
  VOCABULARY.kinds.forEach(({ type, trades = false }, kind) => {
    const own = measured[kind]!
    for (const [id, weight] of named[kind]!) own.push([id, weight])
    for (const mark of marks) own.push([featureOf(kind, mark), 1])
    if (trades && trade > 0) own.push([featureOf(kind, 'trade'), trade])
    const isTitled = named[kind]!.some(([id, weight]) => weight >= OWN_TITLE && VOCABULARY.signs[id]!.role === 'title')
    if (type === 'credit-note' && isTitled && billed > 0) own.push([featureOf(kind, 'billed'), billed])
    const elsewhere = VOCABULARY.kinds.some(
      (other, index) =>
        other.type !== type &&
        named[index]!.some(([id, weight]) => weight >= OWN_TITLE && VOCABULARY.signs[id]!.role === 'title'),
    )
    if (elsewhere) own.push([featureOf(kind, 'titledElsewhere'), 1])
    own.push([featureOf(kind, 'base'), 1])
  })
  return measured
}

/** For each kind its best title and, where that says more than half of it, its best vague one. */
function weighTitles(
  titles: readonly FoundTitle[],
  lines: readonly Line[],
  body: number,
): readonly (readonly Measured[])[] {
  const columns = new Map<Segment, number>()
  for (const { segments } of lines) for (const segment of segments) columns.set(segment, segments.length)
  const best = VOCABULARY.kinds.map(() => ({ title: [0, 0] as Measured, vague: [0, 0] as Measured }))
  const weights = titles.map(({ segment, start, end }) =>
    weighTitle(segment, start, end, columns.get(segment) ?? 1, body),
  )
  const isFull = ({ signs }: FoundTitle): boolean => signs.some(({ role }) => role === 'title')
  const most = Math.max(0, ...weights.filter((_, index) => isFull(titles[index]!)))
  for (const [index, { signs }] of titles.entries()) {
    const weight = weights[index]! * (weights[index]! < most - CLEAR_LEAD ? BESIDE_CLEAR : 1)
    if (weight === 0) continue
    for (const { kind, role, id } of signs) {
      const own = best[kind]!
      if (role === 'title' && weight > own.title[1]) own.title = [id, weight]
      if (role === 'vague' && weight > own.vague[1]) own.vague = [id, weight]
    }
  }
  return best.map(({ title, vague }) => {
    const rest = vague[1] - 2 * title[1]
    return [...(title[1] > 0 ? [title] : []), ...(rest > 0 ? [[vague[0], rest] as const] : [])]
  })
}
