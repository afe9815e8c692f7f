import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readLabelledCorpus, type LabelledDocument } from './labelled-corpus.ts'
import { locateCorpus } from './locate-corpus.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Writers whose papers teach; those of all others are held out. */
const TEACHES = /^teach-/

/** Everything that teaches: real documents, realistic papers shared and the project's own, but none of those named. */
export function listTeachers(leftOut: readonly LabelledDocument[] = []): readonly LabelledDocument[] {
  const paths = new Set(leftOut.map(({ path }) => resolve(path)))
  return listAll().filter(({ path }) => !paths.has(resolve(path)))
}

/** Labelled documents of the folders that there are. */
function listAll(): readonly LabelledDocument[] {
  const own = join(ROOT, 'test/papers/built')
  return [
    ...[locateCorpus(undefined), join(ROOT, '../shared/papers/built')]
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readLabelledCorpus(folder)),
    ...(existsSync(own) ? readLabelledCorpus(own).filter(({ set }) => TEACHES.test(set)) : []),
  ]
}
