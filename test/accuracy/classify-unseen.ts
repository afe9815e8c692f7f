import { DOCUMENT_TYPES } from '../../engine/domain/document.ts'
import type { Page } from '../../engine/domain/page.ts'
import { splitGroups } from '../../engine/learning/split-groups.ts'
import { fitTypeReader, type TypeLesson } from '../../engine/learning/types/fit-type-reader.ts'
import type { TypeReader } from '../../engine/learning/types/type-reader.ts'
import { classifyDocument, layOutHead, type Classification } from '../../engine/stages/classify/classify-document.ts'
import { weighTypes } from '../../engine/stages/classify/weigh-types.ts'
import type { LabelledDocument } from './labelled-corpus.ts'

/** So many readers are fitted, each without a part of the groups. */
const PARTS = 4
const SEED = 1

/** A labelled document of which the pages were read. */
export interface ReadDocument extends Pick<LabelledDocument, 'path' | 'label' | 'group'> {
  readonly pages: readonly Page[]
}

/** What readers of types that saw neither a document nor its group take it for; by path. */
export function classifyUnseen(documents: readonly ReadDocument[]): ReadonlyMap<string, Classification> {
  const lessons = new Map(documents.map((one) => [one, describeLesson(one)]))
  const parts = splitGroups(
    documents.map(({ group }) => group),
    PARTS,
  )
  return new Map(
    parts.flatMap((held) => {
      const known = documents.filter(({ group }) => !held.has(group))
      const reader = fit(known, lessons)
      return documents
        .filter(({ group }) => held.has(group))
        .map(({ path, pages }) => [path, classifyDocument(pages, [], [], reader)] as const)
    }),
  )
}

/** A reader of types taught by all documents. */
export function fitTypesByAll(documents: readonly ReadDocument[]): TypeReader {
  return fit(documents, new Map(documents.map((one) => [one, describeLesson(one)])))
}

/** The same reader whatever order the documents come in. */
function fit(documents: readonly ReadDocument[], lessons: ReadonlyMap<ReadDocument, TypeLesson | null>): TypeReader {
  const inOrder = documents.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return fitTypeReader(
    inOrder.flatMap((one) => lessons.get(one) ?? []),
    DOCUMENT_TYPES,
    SEED,
  )
}

/** Null where the label says no type that there is. */
function describeLesson({ label, pages }: ReadDocument): TypeLesson | null {
  const { type } = label.truth
  if (!DOCUMENT_TYPES.some((known) => known === type)) return null
  return { type: type as string, ...weighTypes(layOutHead(pages)), share: 1 / (label.variants ?? 1) }
}
