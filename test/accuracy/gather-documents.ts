import { findCandidates } from '../../engine/stages/find/find-candidates.ts'
import { classifyDocument } from '../../engine/stages/classify/classify-document.ts'
import type { LabelledDocument } from './labelled-corpus.ts'
import type { FoundDocument } from './make-examples.ts'
import type { ReadPages } from './reading/page-reader.ts'
import { readAllPages } from './reading/read-all-pages.ts'

/** A labelled document as read; `found` is null for an e-invoice and for what cannot be read: nothing is looked for there. */
export interface GatheredDocument {
  readonly document: LabelledDocument
  readonly read: ReadPages | null
  readonly found: FoundDocument | null
}

/** Reads labelled documents and finds their candidates. */
export async function gatherDocuments(
  documents: readonly LabelledDocument[],
  isReal: boolean,
): Promise<readonly GatheredDocument[]> {
  const report = (done: number): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done}/${documents.length} read`)
  }
  const reads = await readAllPages(
    documents.map(({ path }) => path),
    report,
  )
  if (process.stderr.isTTY) process.stderr.write('\n')
  return documents.map((document, index) => {
    const read = reads[index] ?? null
    return { document, read, found: read === null || read.structured !== null ? null : find(document, read, isReal) }
  })
}

function find({ path, label, group }: LabelledDocument, { pages, codes }: ReadPages, isReal: boolean): FoundDocument {
  const { type, probability } = classifyDocument(pages, [])
  const table = findCandidates(pages, type, { locale: null, codes, additionalText: null })
  return { path, label, group, isReal, pages, type, probability, table }
}
