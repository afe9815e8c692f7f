import type { Page } from '../../engine/domain/page.ts'
import { splitGroups } from '../../engine/learning/split-groups.ts'
import type { LabelledDocument } from './labelled-corpus.ts'

/** So many readers are fitted, each without a part of the groups. */
const PARTS = 4

/** A labelled document of which the pages were read. */
export interface ReadDocument extends Pick<LabelledDocument, 'path' | 'label' | 'group'> {
  readonly pages: readonly Page[]
}

/** By path the reader that saw neither the document nor its group. */
export function fitWithout<Reader>(
  documents: readonly ReadDocument[],
  fit: (known: readonly ReadDocument[]) => Reader,
): ReadonlyMap<string, Reader> {
  const parts = splitGroups(
    documents.map(({ group }) => group),
    PARTS,
  )
  return new Map(
    parts.flatMap((held) => {
      const reader = fit(documents.filter(({ group }) => !held.has(group)))
      return documents.filter(({ group }) => held.has(group)).map(({ path }) => [path, reader] as const)
    }),
  )
}

/** In one order, so that the same documents fit the same reader whatever order they come in. */
export function inOrder(documents: readonly ReadDocument[]): readonly ReadDocument[] {
  return documents.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
