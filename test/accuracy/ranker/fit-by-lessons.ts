import { fitLabelReader } from '../../../engine/learning/labels/fit-label-reader.ts'
import { fitRanker, type RankerLesson } from '../../../engine/learning/ranker/fit-ranker.ts'
import type { RankerWeights } from '../../../engine/learning/ranker/network.ts'
import { LABEL_READER_OPTIONS, RANKER_OPTIONS, RANKER_SHAPE } from './ranker-options.ts'
import { readWordings } from './read-wordings.ts'

/** Kinds of spans that also words of labels read as. */
const WORDY: ReadonlySet<string> = new Set(['name', 'code', 'address'])

/** A reader of labels by wordings, and a ranker by documents that uses it. */
export function fitByLessons(
  lessons: readonly RankerLesson[],
  seed: number,
  report: (round: number, loss: number) => void = () => {},
): RankerWeights {
  const before = lessons.flatMap(({ table }) => table.texts)
  const reader = fitLabelReader(readWordings(), listValues(lessons), before, { ...LABEL_READER_OPTIONS, seed })
  return fitRanker(lessons, reader, RANKER_SHAPE, { ...RANKER_OPTIONS, seed }, report)
}

/** Texts that are no labels: right values, and whatever reads as a date, an amount and the like. */
function listValues(lessons: readonly RankerLesson[]): readonly string[] {
  return lessons.flatMap(({ table, answers }) => {
    const right = new Set([...answers.values()].flatMap(({ spans }) => spans))
    return table.spans.flatMap(({ kind, slots }, span) =>
      right.has(span) || !WORDY.has(kind) ? [table.texts[slots[0]!]!] : [],
    )
  })
}
