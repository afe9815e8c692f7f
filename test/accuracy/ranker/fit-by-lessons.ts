import { fitLabelReader } from '../../../engine/learning/labels/fit-label-reader.ts'
import { fitRanker, type RankerLesson } from '../../../engine/learning/ranker/fit-ranker.ts'
import type { LabelReader } from '../../../engine/learning/labels/label-reader.ts'
import type { RankerWeights } from '../../../engine/learning/ranker/network.ts'
import { LABEL_READER_OPTIONS, RANKER_OPTIONS, RANKER_SHAPE } from './ranker-options.ts'
import { readWordings } from './read-wordings.ts'

/** Kinds of spans that also words of labels read as. */
const WORDY: ReadonlySet<string> = new Set(['name', 'code', 'address'])

/** What a worker gets: without a reader of labels it fits one, else a network that uses it. */
export interface FitTask {
  readonly lessons: readonly RankerLesson[]
  readonly seed: number
  readonly labels: LabelReader | null
}

/** A reader of labels by wordings, and by what documents hold that is no label. */
export function fitLabels(lessons: readonly RankerLesson[], seed: number): LabelReader {
  const before = lessons.flatMap(({ table }) => table.texts)
  return fitLabelReader(readWordings(), listValues(lessons), before, { ...LABEL_READER_OPTIONS, seed })
}

export function fitNetwork(
  lessons: readonly RankerLesson[],
  labels: LabelReader,
  seed: number,
  report: (round: number, loss: number) => void,
): RankerWeights {
  return fitRanker(lessons, labels, RANKER_SHAPE, { ...RANKER_OPTIONS, seed }, report, readWordings())
}

/**
 * Texts that are no labels: right values, and whatever reads as a date, an amount and the like. Right names, codes and addresses come as
 * often as all else, for they alone have words as labels do.
 */
function listValues(lessons: readonly RankerLesson[]): readonly string[] {
  const values: string[] = []
  const wordy = new Set<string>()
  for (const { table, answers } of lessons) {
    const right = new Set([...answers.values()].flatMap(({ spans }) => spans))
    for (const [span, { kind, slots }] of table.spans.entries()) {
      const text = table.texts[slots[0]!]!
      if (!WORDY.has(kind)) values.push(text)
      else if (right.has(span)) wordy.add(text)
    }
  }
  const names = [...wordy]
  return names.length === 0 ? values : [...values, ...values.map((_, at) => names[at % names.length]!)]
}
