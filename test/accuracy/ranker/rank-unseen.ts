import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { splitGroups } from '../../../engine/learning/split-groups.ts'
import type { RankerLesson } from '../../../engine/learning/ranker/fit-ranker.ts'
import type { Ranker } from '../../../engine/learning/ranker/network.ts'
import { prepareRanker } from '../../../engine/learning/ranker/prepare-ranker.ts'
import { rankSpans } from '../../../engine/learning/ranker/rank.ts'
import { languageOf } from '../../../engine/stages/choose/shipped-ranker.ts'
import { assumeAbsent } from '../assume-absent.ts'
import type { FoundDocument, Ranked } from '../make-examples.ts'
import { makeRankerLesson } from './make-ranker-lesson.ts'

/** So many rankers are taught, each without a part of the groups. */
const PARTS = 4
/** How often a document is looked at in a round; near-identical versions less often each. */
const TIMES = 2

/** What rankers that saw neither a document nor its group say of its spans. */
export async function rankUnseen(
  documents: readonly FoundDocument[],
  report: (done: number, all: number) => void,
): Promise<ReadonlyMap<FoundDocument, Ranked>> {
  const lessons = new Map(documents.map((document) => [document, makeLessonOf(document)]))
  const parts = splitGroups(
    documents.map(({ group }) => group),
    PARTS,
  )
  const ranked = new Map<FoundDocument, Ranked>()
  const waiting = [...parts.entries()]
  let done = 0
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, held] = next
      const known = documents.filter(({ group }) => !held.has(group)).map((document) => lessons.get(document)!)
      const ranker = prepareRanker(await fitInWorker(known, index + 1))
      for (const document of documents.filter(({ group }) => held.has(group)))
        ranked.set(document, rankSpans(ranker, document.table.spans, document.type, languageOf(document.table)))
      report((done += 1), parts.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return ranked
}

/** A ranker taught by all documents. */
export async function fitByAll(documents: readonly FoundDocument[], seed: number): Promise<Ranker> {
  return await fitInWorker(
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

function fitInWorker(lessons: readonly RankerLesson[], seed: number): Promise<Ranker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fit-worker.ts', import.meta.url), { workerData: { lessons, seed } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
