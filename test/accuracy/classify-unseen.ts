import { DOCUMENT_TYPES } from '../../engine/domain/document.ts'
import { keysOf, occasionalKeysOf } from '../../engine/domain/extraction-keys.ts'
import { fitTypeReader } from '../../engine/learning/types/fit-type-reader.ts'
import type { TypeLesson } from '../../engine/learning/types/type-lesson.ts'
import type { TypeReader } from '../../engine/learning/types/type-reader.ts'
import { classifyDocument, layOutHead, type Classification } from '../../engine/stages/classify/classify-document.ts'
import { weighTypes } from '../../engine/stages/classify/weigh-types.ts'
import { fitWithout, inOrder, type ReadDocument } from './fit-without.ts'
import type { Label } from './labelled-corpus.ts'

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

/** Null where the label says no type that there is, nor anything by which some are told from the others. */
function describeLesson({ label, group, pages }: ReadDocument): TypeLesson | null {
  const types = listTypes(label.truth)
  if (types.length === 0 || types.length === DOCUMENT_TYPES.length) return null
  return { types, group, ...weighTypes(layOutHead(pages)), share: 1 / (label.variants ?? 1) }
}

/** The type that a truth states; where it states none, those that have all the fields which it holds. */
function listTypes({ type, ...truth }: Label['truth']): readonly string[] {
  const known = Object.keys(truth).filter((key) => truth[key] !== null)
  return type === undefined
    ? DOCUMENT_TYPES.filter((one) => known.every((key) => key in keysOf(one) || key in occasionalKeysOf(one)))
    : DOCUMENT_TYPES.filter((one) => one === type)
}
