import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { Fields } from '../../engine/domain/field.ts'
import type { ScorerWeights } from '../../engine/learning/scorer-weights.ts'
import { chooseFields } from '../../engine/stages/choose/choose-fields.ts'
import type { FoundDocument, Ranked } from './make-examples.ts'
import { makeLesson, trainScorer } from './train-scorer.ts'

/** What a worker gets: documents, what rankers said of each that had not seen it, and the groups that it may not learn from. */
export interface ScorerTask {
  readonly documents: readonly FoundDocument[]
  readonly rankings: readonly Ranked[]
  readonly held: ReadonlySet<string>
}

export interface FittedScorer {
  readonly weights: ScorerWeights
  /** Of the documents whose groups were held, in their order. */
  readonly chosen: readonly Fields[]
}

/** Reads what to fit from the file that is named first, and writes what is fitted to the second. */
const [from, to] = process.argv.slice(2) as [string, string]
const { documents, rankings, held } = deserialize(readFileSync(from)) as ScorerTask
const today = new Date().toISOString().slice(0, 10)
const lessons = documents.flatMap((document, index) =>
  held.has(document.group) ? [] : [makeLesson(document, rankings[index]!)],
)
const weights = trainScorer(lessons, today)
const chosen = documents.flatMap((document, index) => {
  if (!held.has(document.group)) return []
  const { table, type, probability, pages } = document
  return [chooseFields(table, type, probability, { pages, weights, rank: () => rankings[index]! })]
})
writeFileSync(to, serialize({ weights, chosen } satisfies FittedScorer))
