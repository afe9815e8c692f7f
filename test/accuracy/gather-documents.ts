import { classifyDocument, type Classification } from '../../engine/stages/classify/classify-document.ts'
import { statesTotals } from '../../engine/stages/classify/states-totals.ts'
import { findCandidates } from '../../engine/stages/find/find-candidates.ts'
import type { PhraseReader } from '../../engine/learning/phrases/phrase-reader.ts'
import { shippedPhraseReader } from '../../engine/stages/find/phrases/shipped-phrase-reader.ts'
import { classifyUnseen } from './classify-unseen.ts'
import type { LabelledDocument } from './labelled-corpus.ts'
import type { FoundDocument } from './make-examples.ts'
import type { ReadPages } from './reading/page-reader.ts'
import { fitPhrasesUnseen } from './read-phrases-unseen.ts'
import { readAllPages } from './reading/read-all-pages.ts'

/** A labelled document as read; `found` is null for an e-invoice and for what cannot be read: nothing is looked for there. */
export interface GatheredDocument {
  readonly document: LabelledDocument
  readonly read: ReadPages | null
  readonly found: FoundDocument | null
}

/** What finding is told of a document that is read: what it is taken for, and by whom its phrases are read. */
interface Readers {
  readonly classify: (document: LabelledDocument, read: ReadPages) => Classification
  readonly phrasesOf: (document: LabelledDocument) => PhraseReader
}

/** Reads labelled documents and finds their candidates. */
export async function gatherDocuments(documents: readonly LabelledDocument[]): Promise<readonly GatheredDocument[]> {
  return findAll(documents, await readAll(documents), {
    classify: (_, { pages }) => classifyDocument(pages, []),
    phrasesOf: () => shippedPhraseReader(),
  })
}

/** The same, each as readers of types and of phrases take it that have seen neither it nor its group. */
export async function gatherUnseen(documents: readonly LabelledDocument[]): Promise<readonly GatheredDocument[]> {
  const reads = await readAll(documents)
  const printed = documents.flatMap((document, index) => {
    const read = reads[index] ?? null
    return isPrinted(read) ? [{ ...document, pages: read.pages }] : []
  })
  const types = classifyUnseen(printed)
  const readers = fitPhrasesUnseen(printed)
  return findAll(documents, reads, {
    classify: ({ path }) => types.get(path)!,
    phrasesOf: ({ path }) => readers.get(path)!,
  })
}

async function readAll(documents: readonly LabelledDocument[]): Promise<readonly (ReadPages | null)[]> {
  const report = (done: number): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done}/${documents.length} read`)
  }
  const paths = documents.map(({ path }) => path)
  const reads = await readAllPages(paths, report)
  if (process.stderr.isTTY) process.stderr.write('\n')
  return reads
}

function findAll(
  documents: readonly LabelledDocument[],
  reads: readonly (ReadPages | null)[],
  { classify, phrasesOf }: Readers,
): readonly GatheredDocument[] {
  return documents.map((document, index) => {
    const read = reads[index] ?? null
    return {
      document,
      read,
      found: isPrinted(read) ? find(document, read, classify(document, read), phrasesOf(document)) : null,
    }
  })
}

function isPrinted(read: ReadPages | null): read is ReadPages {
  return read !== null && read.structured === null
}

function find(
  { path, label, group }: LabelledDocument,
  { pages, codes }: ReadPages,
  { type, probability }: Classification,
  phrases: PhraseReader,
): FoundDocument {
  const context = { locale: null, codes, additionalText: null, phrases, statesTotals: statesTotals(type, pages) }
  const table = findCandidates(pages, type, context)
  return { path, label, group, pages, type, probability, table }
}
