import { join } from 'node:path'
import type { Fields } from '../../engine/domain/field.ts'
import { splitGroups } from '../../engine/learning/split-groups.ts'
import type { ScorerWeights } from '../../engine/learning/scorer-weights.ts'
import { keptOr } from './keep-results.ts'
import type { FoundDocument, Ranked } from './make-examples.ts'
import { mapInParallel, runInProcess } from './run-in-process.ts'
import type { FittedScorer, ScorerTask } from './scorer-worker.ts'

const WORKER = join(import.meta.dirname, 'scorer-worker.ts')
/** What a choice depends on beside the documents. */
const SOURCES = ['engine/domain', 'engine/languages', 'engine/learning', 'engine/stages', 'test/accuracy']
/** So many scorers are fitted, each without a part of the groups: the same as rankers are. */
const PARTS = 4

/**
 * The fields of each document as a scorer chooses them that was fitted without its group, as surely as forests judge them; chosen now or
 * kept from an earlier run.
 * @param report is called after each scorer that is fitted
 */
export async function chooseUnseen(
  documents: readonly FoundDocument[],
  ranked: ReadonlyMap<FoundDocument, Ranked>,
  report: (done: number, all: number) => void,
): Promise<ReadonlyMap<FoundDocument, Fields>> {
  return await keptOr(documents, SOURCES, async () => {
    const parts = splitGroups(
      documents.map(({ group }) => group),
      PARTS,
    )
    const choose = async (held: ReadonlySet<string>): Promise<readonly (readonly [FoundDocument, Fields])[]> => {
      const { chosen } = await fit(documents, ranked, held)
      const asked = documents.filter(({ group }) => held.has(group))
      return asked.map((document, index) => [document, chosen[index]!])
    }
    return new Map((await mapInParallel(parts, choose, report)).flat())
  })
}

/** A scorer fitted by all documents. */
export async function fitScorerByAll(
  documents: readonly FoundDocument[],
  ranked: ReadonlyMap<FoundDocument, Ranked>,
): Promise<ScorerWeights> {
  return (await fit(documents, ranked, new Set())).weights
}

async function fit(
  documents: readonly FoundDocument[],
  ranked: ReadonlyMap<FoundDocument, Ranked>,
  held: ReadonlySet<string>,
): Promise<FittedScorer> {
  const rankings = documents.map((document) => ranked.get(document)!)
  return await runInProcess<FittedScorer>(WORKER, { documents, rankings, held } satisfies ScorerTask)
}
