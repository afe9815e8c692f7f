import { fitPieceReader } from '../../engine/learning/fit-piece-reader.ts'
import { fitScorer, type Answer, type ScorerOptions } from '../../engine/learning/fit-scorer.ts'
import type { PieceReader } from '../../engine/learning/piece-reader.ts'
import type { NameWeights } from '../../engine/learning/scorer-weights.ts'
import { splitGroups } from '../../engine/learning/split-groups.ts'
import { FEATURES } from '../../engine/stages/choose/describe-candidate.ts'
import { NAME_FEATURES, NAME_KEYS } from '../../engine/stages/choose/describe-name.ts'

/** The names considered for one key of a document. */
export interface NameLesson {
  readonly key: string
  readonly group: string
  readonly names: readonly { readonly text: string; readonly right: boolean }[]
  /** What the names teach once a reader has judged them. */
  readonly describe: (reader: PieceReader) => readonly Answer[]
}

const OPTIONS: ScorerOptions = {
  trees: 200,
  depth: 4,
  rate: 0.1,
  shrink: 5,
  least: 5,
  sample: 0.5,
  directions: [],
  parts: 4,
}
/** Parts of the groups: a forest learns from names as a reader judges them that was not taught by them. */
const PARTS = 6
const SEED = 1

/** For each key the reader of names, and the forest that judges them by what it says. */
export function fitNames(lessons: readonly NameLesson[]): Readonly<Record<string, NameWeights>> {
  return Object.fromEntries([...NAME_KEYS].map((key) => [key, fitKey(lessons.filter((lesson) => lesson.key === key))]))
}

function fitKey(lessons: readonly NameLesson[]): NameWeights {
  const parts = splitGroups(
    lessons.map(({ group }) => group),
    PARTS,
  )
  const answers = parts.flatMap((held) => {
    const reader = teachReader(lessons.filter(({ group }) => !held.has(group)))
    return lessons.filter(({ group }) => held.has(group)).flatMap(({ describe }) => describe(reader))
  })
  return { reader: teachReader(lessons), ...fitScorer(answers, [...FEATURES, ...NAME_FEATURES], OPTIONS) }
}

/** Each name of a document once, as parties bear it. */
function teachReader(lessons: readonly NameLesson[]): PieceReader {
  const pieces = lessons.flatMap(({ names }) => [
    ...new Map(names.map(({ text, right }) => [text, { text, isInside: right }])).values(),
  ])
  return fitPieceReader(pieces, SEED)
}
