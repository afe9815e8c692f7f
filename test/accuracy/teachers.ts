import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gatherDocuments } from './gather-documents.ts'
import { readLabelledCorpus, type LabelledDocument } from './labelled-corpus.ts'
import { locateCorpus } from './locate-corpus.ts'
import type { FoundDocument } from './make-examples.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Writers whose papers teach; those of all others are held out. */
const TEACHES = /^teach-/

/** Everything that teaches, read: real documents, realistic papers shared and the project's own, but none of those named. */
export async function gatherTeachers(leftOut: readonly LabelledDocument[] = []): Promise<readonly FoundDocument[]> {
  const paths = new Set(leftOut.map(({ path }) => resolve(path)))
  const documents = listTeachers().filter(({ path }) => !paths.has(resolve(path)))
  return (await gatherDocuments(documents, true)).flatMap(({ found }) => found ?? [])
}

/** Labelled documents of the folders that there are. */
function listTeachers(): readonly LabelledDocument[] {
  const own = join(ROOT, 'test/papers/built')
  return [
    ...[locateCorpus(undefined), join(ROOT, '../shared/papers/built')]
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readLabelledCorpus(folder)),
    ...(existsSync(own) ? readLabelledCorpus(own).filter(({ set }) => TEACHES.test(set)) : []),
  ]
}
