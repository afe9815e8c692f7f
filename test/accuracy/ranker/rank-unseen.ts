import { join } from 'node:path'
import { splitGroups } from '../../../engine/learning/split-groups.ts'
import type { RankerLesson } from '../../../engine/learning/ranker/fit-ranker.ts'
import type { LabelReader } from '../../../engine/learning/labels/label-reader.ts'
import type { Ranker, RankerWeights } from '../../../engine/learning/ranker/network.ts'
import { prepareRanker } from '../../../engine/learning/ranker/prepare-ranker.ts'
import { rankSpans } from '../../../engine/learning/ranker/rank.ts'
import { languageOf } from '../../../engine/stages/choose/shipped-ranker.ts'
import { assumeAbsent } from '../assume-absent.ts'
import { keptOr } from '../keep-results.ts'
import type { FoundDocument, Ranked } from '../make-examples.ts'
import { mapInParallel, runInProcess } from '../run-in-process.ts'
import type { FitTask } from './fit-by-lessons.ts'
import { makeRankerLesson } from './make-ranker-lesson.ts'

const WORKER = join(import.meta.dirname, 'fit-worker.ts')
/** What a ranking depends on beside the documents. */
const SOURCES = ['engine/learning', 'engine/stages/choose/ranked-keys.ts', 'test/accuracy/ranker']

/** So many rankers are taught, each without a part of the groups. */
const PARTS = 4
/** How often a document is looked at in a round; near-identical versions less often each. */
const TIMES = 2
/** Two read 2 points better (F1) than one on papers that neither has seen, three 0.2 better than two; each takes as long again to rank. */
const NETWORKS = 2

/**
 * What rankers that saw neither a document nor its group say of its spans, taught now or kept from an earlier run.
 * @param report is called after each ranker that is taught
 */
export async function rankUnseen(
  documents: readonly FoundDocument[],
  report: (done: number, all: number) => void,
): Promise<ReadonlyMap<FoundDocument, Ranked>> {
  return await keptOr(documents, SOURCES, async () => {
    const lessons = new Map(documents.map((document) => [document, makeLessonOf(document)]))
    const parts = splitGroups(
      documents.map(({ group }) => group),
      PARTS,
    )
    const rank = async (
      held: ReadonlySet<string>,
      index: number,
    ): Promise<readonly (readonly [FoundDocument, Ranked])[]> => {
      const known = documents.filter(({ group }) => !held.has(group)).map((document) => lessons.get(document)!)
      const ranker = prepareRanker(await fitInProcesses(known, index + 1))
      return documents
        .filter(({ group }) => held.has(group))
        .map((document) => [
          document,
          rankSpans(ranker, document.table.spans, document.type, languageOf(document.table)),
        ])
    }
    return new Map((await mapInParallel(parts, rank, report, NETWORKS)).flat())
  })
}

/** A ranker taught by all documents. */
export async function fitByAll(documents: readonly FoundDocument[], seed: number): Promise<Ranker> {
  return await fitInProcesses(
    documents.map((document) => makeLessonOf(document)),
    seed,
  )
}

function makeLessonOf(document: FoundDocument): RankerLesson {
  const { label, table, type } = document
  const times = TIMES / Math.sqrt(label.variants ?? 1)
  const lesson = makeRankerLesson(label, table.spans, type, languageOf(table), times, assumeAbsent(document))
  const { texts, spans } = lesson.table
  return { ...lesson, table: { texts, spans: spans.map(({ kind, slots, measures }) => ({ kind, slots, measures })) } }
}

/** A reader of labels, and networks that use it side by side. */
async function fitInProcesses(lessons: readonly RankerLesson[], seed: number): Promise<Ranker> {
  const labels = await runInProcess<LabelReader>(WORKER, { lessons, seed, labels: null } satisfies FitTask)
  const networks = await Promise.all(
    Array.from({ length: NETWORKS }, (_, at) =>
      runInProcess<RankerWeights>(WORKER, { lessons, seed: seed * NETWORKS + at, labels } satisfies FitTask),
    ),
  )
  return { labels, networks }
}
