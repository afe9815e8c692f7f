import { fitLabelReader } from '../../../engine/learning/labels/fit-label-reader.ts'
import { fitRanker, type RankerLesson } from '../../../engine/learning/ranker/fit-ranker.ts'
import type { Ranker } from '../../../engine/learning/ranker/network.ts'
import { LABEL_READER_OPTIONS, RANKER_OPTIONS, RANKER_SHAPE } from './ranker-options.ts'
import { readWordings } from './read-wordings.ts'

/** Kinds of spans that also words of labels read as. */
const WORDY: ReadonlySet<string> = new Set(['name', 'code', 'address'])

/** Two read 2 points better (F1) than one on papers that neither has seen, three 0.2 better than two, two half as large again 0.7; each takes as long again. */
const NETWORKS = 2

/** A reader of labels by wordings, and networks by documents that use it. */
export function fitByLessons(
  lessons: readonly RankerLesson[],
  seed: number,
  report: (round: number, loss: number) => void = () => {},
): Ranker {
  const before = lessons.flatMap(({ table }) => table.texts)
  const wordings = readWordings()
  const labels = fitLabelReader(wordings, listValues(lessons), before, { ...LABEL_READER_OPTIONS, seed })
  const networks = Array.from({ length: NETWORKS }, (_, at) =>
    fitRanker(lessons, labels, RANKER_SHAPE, { ...RANKER_OPTIONS, seed: seed * NETWORKS + at }, report, wordings),
  )
  return { labels, networks }
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
