import { fitPieceReader, type PieceLesson } from '../../engine/learning/fit-piece-reader.ts'
import type { BoundsWeights } from '../../engine/learning/scorer-weights.ts'
import { splitGroups } from '../../engine/learning/split-groups.ts'
import { fitForest, type ForestOptions } from '../../engine/learning/trees.ts'
import { surround, toFractions } from '../../engine/domain/page.ts'
import {
  BOUNDS_FEATURES,
  describeBounds,
  listBounds,
  listOutside,
  splitPieces,
  type Bounds,
} from '../../engine/stages/choose/describe-bounds.ts'
import type { FoundDocument, Ranked } from './make-examples.ts'
import { matchTruth } from './match-truth.ts'

/** The ways to begin and end one address of a document, of which at least one is right. */
export interface BoundsLesson {
  readonly key: string
  readonly group: string
  readonly weight: number
  readonly ways: readonly Bounds[]
  /** For each way. */
  readonly right: readonly boolean[]
}

const KEYS = ['sender_address', 'recipient_address']
const OPTIONS: ForestOptions = { trees: 200, depth: 3, rate: 0.1, shrink: 5, least: 8, sample: 0.5, directions: [] }
/** Parts of the groups: a forest learns from pieces as a reader judges them that was not taught by them. */
const PARTS = 6
const SEED = 1

/** What a document teaches of where its addresses begin and end. */
export function makeBoundsLessons({ label, group, table }: FoundDocument, ranked: Ranked): readonly BoundsLesson[] {
  const { spans } = table
  return KEYS.flatMap((key) => {
    if (label.truth[key] === undefined || label.truth[key] === null) return []
    const ranking = ranked.get(key)
    const chances = new Map(ranking?.spans.map((span, at) => [span, ranking.chances[at]!]) ?? [])
    const places = spans.spans.flatMap((span, index) =>
      span.kind === 'address' && matchTruth(label, key, span.value) === true
        ? [{ span, chance: chances.get(index) ?? 0 }]
        : [],
    )
    const place = places.toSorted((a, b) => b.chance - a.chance)[0]?.span
    if (place === undefined) return []
    const box = toFractions(surround(place.words.map((word) => word.box)), place.page)
    const ways = listBounds(spans, ranking, place.page.number, box)
    const right = ways.map(({ span }) => matchTruth(label, key, span.value) === true)
    return [{ key, group, weight: 1 / (label.variants ?? 1), ways, right }]
  })
}

/** Fits the reader of pieces, and the forest that judges ways by what it says. */
export function fitBounds(lessons: readonly BoundsLesson[]): BoundsWeights {
  const parts = splitGroups(
    lessons.map(({ group }) => group),
    PARTS,
  )
  const examples = parts.flatMap((held) => {
    const reader = teachReader(lessons.filter(({ group }) => !held.has(group)))
    return lessons
      .filter(({ group }) => held.has(group))
      .flatMap(({ key, weight, ways, right }) =>
        describeBounds(key, ways, reader).map((features, at) => ({ features, weight, right: right[at]! })),
      )
  })
  return { reader: teachReader(lessons), features: BOUNDS_FEATURES, forest: fitForest(examples, OPTIONS) }
}

function teachReader(lessons: readonly BoundsLesson[]): ReturnType<typeof fitPieceReader> {
  return fitPieceReader(
    lessons.flatMap((lesson) => listPieces(lesson)),
    SEED,
  )
}

/** The pieces of the right way, and all others that stand in a way or right outside the right one. */
function listPieces({ ways, right }: BoundsLesson): readonly PieceLesson[] {
  const whole = ways[right.indexOf(true)]!
  const inside = splitPieces(whole.span.value)
  const around = [
    ...Object.values(listOutside(whole)).filter((piece) => piece !== ''),
    ...ways.flatMap(({ span }) => splitPieces(span.value)).filter((piece) => !inside.includes(piece)),
  ]
  return [
    ...inside.map((text) => ({ text, isInside: true })),
    ...[...new Set(around)].map((text) => ({ text, isInside: false })),
  ]
}
