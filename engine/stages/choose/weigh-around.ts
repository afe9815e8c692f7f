import type { Candidate } from '../../domain/field.ts'
import { surround, toFractions, type FractionBox } from '../../domain/page.ts'
import type { SpanTable } from '../../domain/spans.ts'
import type { Rankings } from './rank-values.ts'

/** What values that stand beside each other are told apart by. */
const GROUPS = ['sender', 'recipient', 'fact', 'sum', 'other'] as const
const SIDES = ['left', 'right', 'above', 'below'] as const

/** Names of the measurements, in their order: the likeliest value of each group on each side, and what overlaps the candidate or stands elsewhere. */
export const AROUND_FEATURES: readonly string[] = [
  ...SIDES.flatMap((side) => GROUPS.map((group) => `${side}:${group}`)),
  'around:overlap',
  'around:overlapBest',
  'around:overlapOther',
  'around:ownPlace',
  'around:elsewhere',
]
const [OVERLAP, OVERLAP_BEST, OVERLAP_OTHER, OWN_PLACE, ELSEWHERE] = [0, 1, 2, 3, 4].map(
  (at) => SIDES.length * GROUPS.length + at,
) as [number, number, number, number, number]

export const NOTHING_AROUND: readonly number[] = AROUND_FEATURES.map(() => 0)

/** Less likely values say nothing of a place. */
const LEAST_CHANCE = 0.08
/** Shares of the page: edges that are the same, how far beside and how tall a line at least, and how many lines above or below. */
const [SAME_EDGE, BESIDE, LEAST_LINE, MOST_LINE, LINES] = [0.004, 0.25, 0.008, 0.02, 1.6]
/** Shares of a line's height in which two boxes stand in one line, and overlap. */
const [SAME_LINE, OVERLAPS] = [0.4, 0.3]

/** A value that the ranker holds likely, where it stands. */
interface Detail {
  readonly key: string
  /** By index. */
  readonly group: number
  readonly chance: number
  readonly page: number
  readonly box: FractionBox
}

/**
 * A function that measures, for a candidate of a key, how likely the ranker holds what stands around it: AROUND_FEATURES, each 0 to 1 but the
 * sum of what overlaps. What a neighbour is taken for tells of a value what its own text does not (auto-context, Tu 2008).
 */
export function weighAround(
  { spans }: SpanTable,
  rankings: Rankings,
): (key: string, candidate: Candidate) => readonly number[] {
  const details = listDetails(spans, rankings)
  const onPage = Map.groupBy(details, ({ page }) => page)
  const ofKey = Map.groupBy(details, ({ key }) => key)
  return (key, { page, box }) => {
    if (page === null || box === null || details.length === 0) return NOTHING_AROUND
    const around = [...NOTHING_AROUND]
    const raise = (at: number, chance: number): void => void (around[at] = Math.max(around[at]!, chance))
    for (const detail of ofKey.get(key) ?? [])
      if (detail.page !== page || !overlap(box, detail.box)) raise(ELSEWHERE, detail.chance)
    for (const detail of onPage.get(page) ?? []) {
      const { chance } = detail
      if (!overlap(box, detail.box)) {
        const side = detail.key === key ? -1 : sideOf(box, detail.box)
        if (side >= 0) raise(side * GROUPS.length + detail.group, chance)
      } else if (detail.key !== key) raise(OVERLAP_OTHER, chance)
      else if (isSamePlace(box, detail.box)) raise(OWN_PLACE, chance)
      else {
        around[OVERLAP]! += chance
        raise(OVERLAP_BEST, chance)
      }
    }
    return around
  }
}

function listDetails(spans: SpanTable['spans'], rankings: Rankings): readonly Detail[] {
  return [...rankings].flatMap(([key, { values }]) => {
    const group = GROUPS.indexOf(groupOf(key))
    return values
      .filter(({ chance }) => chance >= LEAST_CHANCE)
      .map(({ span, chance }) => {
        const { page, words } = spans[span]!
        const box = toFractions(surround(words.map((word) => word.box)), page)
        return { key, group, chance, page: page.number, box }
      })
  })
}

function groupOf(key: string): (typeof GROUPS)[number] {
  if (/^sender_|^iban$|^account_holder$/.test(key)) return 'sender'
  if (/^recipient_|^customer_number$|^client_name$|^employee_name$/.test(key)) return 'recipient'
  if (/_(?:number|reference|id|date|start|end|hours)$/.test(key)) return 'fact'
  return key.endsWith('_amount') ? 'sum' : 'other'
}

function lineHeight(box: FractionBox): number {
  return Math.max(LEAST_LINE, box[3] - box[1])
}

/** How far two boxes have the same across the page; below zero how far they are apart. */
function sharedAcross(a: FractionBox, b: FractionBox): number {
  return Math.min(a[2], b[2]) - Math.max(a[0], b[0])
}

function sharedDown(a: FractionBox, b: FractionBox): number {
  return Math.min(a[3], b[3]) - Math.max(a[1], b[1])
}

function overlap(a: FractionBox, b: FractionBox): boolean {
  return sharedAcross(a, b) > 0.001 && sharedDown(a, b) > OVERLAPS * Math.min(lineHeight(a), b[3] - b[1])
}

function isSamePlace(a: FractionBox, b: FractionBox): boolean {
  return [0, 1, 2].every((edge) => Math.abs(a[edge]! - b[edge]!) < SAME_EDGE)
}

/** On which side of a box another stands, by index; -1 for one that is not near. */
function sideOf(own: FractionBox, other: FractionBox): number {
  const across = sharedAcross(own, other)
  const down = sharedDown(own, other)
  const height = lineHeight(own)
  if (down > SAME_LINE * height) {
    if (-across >= BESIDE) return -1
    return SIDES.indexOf(other[0] >= own[2] ? 'right' : 'left')
  }
  if (across <= 0 || -down >= LINES * Math.min(height, MOST_LINE)) return -1
  return SIDES.indexOf(other[1] >= own[3] ? 'below' : 'above')
}
