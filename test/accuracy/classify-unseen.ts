import { DOCUMENT_TYPES } from '../../engine/domain/document.ts'
import { fitTypeReader, type TypeLesson } from '../../engine/learning/types/fit-type-reader.ts'
import type { TypeReader } from '../../engine/learning/types/type-reader.ts'
import { classifyDocument, layOutHead, type Classification } from '../../engine/stages/classify/classify-document.ts'
import { weighTypes } from '../../engine/stages/classify/weigh-types.ts'
import { fitWithout, inOrder, type ReadDocument } from './fit-without.ts'

const SEED = 1

/** What readers of types that saw neither a document nor its group take it for; by path. */
export function classifyUnseen(documents: readonly ReadDocument[]): ReadonlyMap<string, Classification> {
  const lessons = describeAll(documents)
  const readers = fitWithout(documents, (known) => fit(known, lessons))
  return new Map(documents.map(({ path, pages }) => [path, classifyDocument(pages, [], [], readers.get(path))]))
}

/** A reader of types taught by all documents. */
export function fitTypesByAll(documents: readonly ReadDocument[]): TypeReader {
  return fit(documents, describeAll(documents))
}

function fit(documents: readonly ReadDocument[], lessons: ReturnType<typeof describeAll>): TypeReader {
  return fitTypeReader(
    inOrder(documents).flatMap((one) => lessons.get(one) ?? []),
    DOCUMENT_TYPES,
    SEED,
  )
}

function describeAll(documents: readonly ReadDocument[]): ReadonlyMap<ReadDocument, TypeLesson | null> {
  return new Map(documents.map((one) => [one, describeLesson(one)]))
}

/** Null where the label says no type that there is. */
function describeLesson({ label, pages }: ReadDocument): TypeLesson | null {
  const { type } = label.truth
  if (!DOCUMENT_TYPES.some((known) => known === type)) return null
  return { type: type as string, ...weighTypes(layOutHead(pages)), share: 1 / (label.variants ?? 1) }
}
