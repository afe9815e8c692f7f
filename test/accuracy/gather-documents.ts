import { findCandidates } from '../../engine/stages/find/find-candidates.ts'
import { classifyDocument } from '../../engine/stages/classify/classify-document.ts'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePapers, type Group } from '../fixtures/builders/papers/make-papers.ts'
import type { PaperType } from '../fixtures/builders/papers/paper-family.ts'
import type { Label, LabelledDocument } from './labelled-corpus.ts'
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

/** How many made-up papers teach: the same number of each type, and more of what the product reads most. */
const PAPERS: readonly { readonly count: number; readonly seed: number; readonly types?: readonly PaperType[] }[] = [
  { count: 550, seed: 21 },
  { count: 120, seed: 22, types: ['invoice', 'credit-note'] },
]

/** Made-up papers of layout families, read like real ones. */
export async function gatherPapers(group: Group, wishes = PAPERS): Promise<readonly FoundDocument[]> {
  const folder = mkdtempSync(join(tmpdir(), 'docket-papers-'))
  try {
    const documents: LabelledDocument[] = []
    for (const wish of wishes) {
      for await (const { name, family, pdf, truth, accept } of makePapers({ ...wish, group })) {
        const path = join(folder, `${name}-${wish.seed}.pdf`)
        writeFileSync(path, pdf)
        const label: Label = { kind: 'pdf-text', layout: family.name, truth, accept }
        documents.push({ set: family.type, path, label, group: `family ${family.name}` })
      }
    }
    const gathered = await gatherDocuments(documents, false)
    return gathered.flatMap(({ found }) => found ?? [])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
