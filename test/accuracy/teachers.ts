import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gatherDocuments, gatherPapers } from './gather-documents.ts'
import { readLabelledCorpus, type LabelledDocument } from './labelled-corpus.ts'
import { locateCorpus } from './locate-corpus.ts'
import type { FoundDocument } from './make-examples.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Folders of labelled documents that teach, those that there are: real ones, realistic papers shared and the project's own. */
export function teachingFolders(): readonly string[] {
  return [locateCorpus(undefined), join(ROOT, '../shared/papers/built'), join(ROOT, 'test/papers/built/teach')].filter(
    (folder) => existsSync(folder),
  )
}

/** Everything that teaches, read: labelled documents of all folders but those named, and drawn papers. */
export async function gatherTeachers(leftOut: readonly LabelledDocument[] = []): Promise<readonly FoundDocument[]> {
  const paths = new Set(leftOut.map(({ path }) => resolve(path)))
  const documents = teachingFolders()
    .flatMap((folder) => readLabelledCorpus(folder))
    .filter(({ path }) => !paths.has(resolve(path)))
  const real = (await gatherDocuments(documents, true)).flatMap(({ found }) => found ?? [])
  return [...real, ...(await gatherPapers('train'))]
}
