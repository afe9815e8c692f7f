import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { splitGroups } from '../../../engine/learning/split-groups.ts'
import type { RankerLesson } from '../../../engine/learning/ranker/fit-ranker.ts'
import type { LabelReader } from '../../../engine/learning/labels/label-reader.ts'
import type { Ranker, RankerWeights } from '../../../engine/learning/ranker/network.ts'
import { prepareRanker } from '../../../engine/learning/ranker/prepare-ranker.ts'
import { rankSpans } from '../../../engine/learning/ranker/rank.ts'
import { languageOf } from '../../../engine/stages/choose/shipped-ranker.ts'
import { assumeAbsent } from '../assume-absent.ts'
import type { FoundDocument, Ranked } from '../make-examples.ts'
import type { FitTask } from './fit-by-lessons.ts'
import { makeRankerLesson } from './make-ranker-lesson.ts'

const WORKER = join(import.meta.dirname, 'fit-worker.ts')
/** All lessons have to fit into it. */
const HEAP = '--max-old-space-size=8192'

/** So many rankers are taught, each without a part of the groups. */
const PARTS = 4
/** How often a document is looked at in a round; near-identical versions less often each. */
const TIMES = 2
/**
 * Two read 2 points better (F1) than one on papers that neither has seen, three 0.2 better than two; each takes as long again to rank. Those
 * that only stand in for the one that ships are one each: scorers learn to trust it a little less than they might.
 */
const [NETWORKS, NETWORKS_STANDING_IN] = [2, 1]

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
      const ranker = prepareRanker(await fitInProcesses(known, index + 1, NETWORKS_STANDING_IN))
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
  return await fitInProcesses(
    documents.map((document) => makeLessonOf(document)),
    seed,
    NETWORKS,
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
async function fitInProcesses(lessons: readonly RankerLesson[], seed: number, count: number): Promise<Ranker> {
  const labels = await fitInProcess<LabelReader>({ lessons, seed, labels: null })
  const networks = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      fitInProcess<RankerWeights>({ lessons, seed: seed * NETWORKS + at, labels }),
    ),
  )
  return { labels, networks }
}

/** In a process of its own: in threads of one process, which hold all lessons several times, a look took five times as long. */
async function fitInProcess<Fitted>(task: FitTask): Promise<Fitted> {
  const folder = await mkdtemp(join(tmpdir(), 'docket-fit-'))
  try {
    const [from, to] = [join(folder, 'task'), join(folder, 'fitted')]
    await writeFile(from, serialize(task))
    const child = spawn(process.execPath, [HEAP, WORKER, from, to], { stdio: 'inherit' })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`Fitting ended with code ${code}.`)
    return deserialize(await readFile(to)) as Fitted
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
