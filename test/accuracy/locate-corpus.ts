import { join, resolve } from 'node:path'

/** Beside the repository, because its documents are not ours to give on: no part of the project, and of no machine. */
const BESIDE = join(import.meta.dirname, '../../../shared/corpus')

/** The folder of labelled documents: as named, else DOCKET_CORPUS, else where its owner keeps it. It need not be there. */
export function locateCorpus(named: string | undefined): string {
  return resolve(named ?? process.env['DOCKET_CORPUS'] ?? BESIDE)
}
