import { fitScorer, type Answer, type ScorerOptions } from '../../engine/learning/fit-scorer.ts'
import type { ScorerWeights, TrainedForest } from '../../engine/learning/scorer-weights.ts'
import { DIRECTIONS, FEATURES } from '../../engine/stages/choose/describe-candidate.ts'
import { GIVEN_MEASURES } from '../../engine/stages/choose/describe-given.ts'
import { NAME_KEYS } from '../../engine/stages/choose/describe-name.ts'
import { READING_DIRECTIONS, READING_FEATURES } from '../../engine/stages/choose/describe-reading.ts'
import { kindOfKey } from '../../engine/stages/choose/score-candidates.ts'
import { TABLE_DIRECTIONS, TABLE_FEATURES } from '../../engine/stages/choose/describe-table.ts'
import { fitBounds, makeBoundsLessons } from './fit-bounds.ts'
import { fitNames } from './fit-names.ts'
import { fitParties, makePartyLessons } from './fit-parties.ts'
import { listLabelWords, listNames } from './list-label-words.ts'
import {
  makeCandidateExamples,
  makeNameLessons,
  makeReadingExamples,
  makeTableExamples,
  type FoundDocument,
  type Ranked,
} from './make-examples.ts'

const CANDIDATE_OPTIONS: ScorerOptions = {
  trees: 400,
  depth: 5,
  rate: 0.07,
  shrink: 5,
  least: 20,
  sample: 0.5,
  directions: DIRECTIONS,
  parts: 4,
}
const KEYED_OPTIONS: ScorerOptions = { ...CANDIDATE_OPTIONS, trees: 120, depth: 4, rate: 0.1, least: 15 }
/** What finders say alone counts little, and is told by few measurements. */
const UNRANKED_OPTIONS: ScorerOptions = { ...CANDIDATE_OPTIONS, trees: 150, depth: 2, rate: 0.1, least: 5 }
const READING_OPTIONS: ScorerOptions = { ...UNRANKED_OPTIONS, trees: 100, depth: 3, directions: READING_DIRECTIONS }
/** Tables are few, so little is asked of them. */
const TABLE_OPTIONS: ScorerOptions = {
  ...UNRANKED_OPTIONS,
  trees: 60,
  depth: 3,
  sample: 1,
  directions: TABLE_DIRECTIONS,
}
/** A key with so many right answers has a forest of its own. */
const LEAST_RIGHT = 450

/** What each document teaches, worked out once for any number of trainings. */
export interface Lesson {
  readonly group: string
  readonly candidates: ReturnType<typeof makeCandidateExamples>
  /** The same without what the ranker says. */
  readonly unranked: ReturnType<typeof makeCandidateExamples>
  readonly readings: ReturnType<typeof makeReadingExamples>
  readonly unrankedReadings: ReturnType<typeof makeReadingExamples>
  readonly tables: ReturnType<typeof makeTableExamples>
  readonly names: ReturnType<typeof makeNameLessons>
  readonly bounds: ReturnType<typeof makeBoundsLessons>
  readonly parties: ReturnType<typeof makePartyLessons>
  /** Right ones of people and firms. */
  readonly rightNames: readonly string[]
}

export function makeLesson(document: FoundDocument, ranked: Ranked): Lesson {
  return {
    group: document.group,
    candidates: makeCandidateExamples(document, ranked),
    unranked: makeCandidateExamples(document, new Map()),
    readings: makeReadingExamples(document, ranked),
    unrankedReadings: makeReadingExamples(document, ranked, false),
    tables: makeTableExamples(document, ranked),
    names: makeNameLessons(document, ranked),
    bounds: makeBoundsLessons(document, ranked),
    parties: makePartyLessons(document, ranked),
    rightNames: listNames(document.label),
  }
}

/** Fits the scorer's weights to documents with known truth; how surely values are given is for others to fit. */
export function trainScorer(lessons: readonly Lesson[], date: string): ScorerWeights {
  return {
    name: 'docket-scorer',
    date,
    documents: lessons.length,
    candidates: fitScorer(
      lessons.flatMap(({ candidates }) => candidates),
      FEATURES,
      CANDIDATE_OPTIONS,
    ),
    keyed: fitKeyed(lessons.flatMap(({ candidates }) => candidates)),
    unranked: fitScorer(
      lessons.flatMap(({ unranked }) => unranked),
      FEATURES,
      UNRANKED_OPTIONS,
    ),
    readings: fitScorer(
      lessons.flatMap(({ readings }) => readings),
      READING_FEATURES,
      READING_OPTIONS,
    ),
    unrankedReadings: fitScorer(
      lessons.flatMap(({ unrankedReadings }) => unrankedReadings),
      READING_FEATURES,
      READING_OPTIONS,
    ),
    tables: fitScorer(
      lessons.flatMap(({ tables }) => tables),
      TABLE_FEATURES,
      TABLE_OPTIONS,
    ),
    given: {},
    givenMeasures: GIVEN_MEASURES,
    labelWords: listLabelWords(lessons.flatMap(({ rightNames }) => rightNames)),
    names: fitNames(lessons.flatMap(({ names }) => names)),
    bounds: fitBounds(lessons.flatMap(({ bounds }) => bounds)),
    parties: fitParties(lessons.flatMap(({ parties }) => parties)),
  }
}

/** A forest for each key with many right answers whose names have none, and one for all others of each kind. */
function fitKeyed(answers: readonly Answer[]): Readonly<Record<string, TrainedForest>> {
  const others = answers.filter(({ key }) => !NAME_KEYS.has(key))
  const right = new Map<string, number>()
  for (const { key, right: isRight } of others) if (isRight) right.set(key, (right.get(key) ?? 0) + 1)
  const groups = Map.groupBy(others, ({ key }) => ((right.get(key) ?? 0) >= LEAST_RIGHT ? key : kindOfKey(key)))
  return Object.fromEntries([...groups].map(([group, own]) => [group, fitScorer(own, FEATURES, KEYED_OPTIONS)]))
}
