import type { AppDocumentListEntry } from '../../engine/contract/app/document.ts'
import { useHiddenDocuments } from './removals.ts'
import type { Rows } from './use-rows.ts'

export interface ShownRows {
  readonly count: number
  readonly rowAt: (index: number) => AppDocumentListEntry | undefined
}

/** The rows without those that are about to be removed. Where a hidden document lies is known of the pages that are there. */
export function useShownRows({ total, rowAt, loaded }: Pick<Rows, 'total' | 'rowAt' | 'loaded'>): ShownRows {
  const hidden = useHiddenDocuments()
  if (hidden.size === 0 || total === null) return { count: total ?? 0, rowAt }
  const there = loaded()
  const places = there.filter(([, { id }]) => hidden.has(id)).map(([index]) => index)
  const isAllHidden = hidden.size >= total && places.length === there.length
  return {
    count: isAllHidden ? 0 : total - places.length,
    rowAt: (index) => rowAt(skipHidden(index, places)),
  }
}

/** @param places ascending */
function skipHidden(index: number, places: readonly number[]): number {
  let place = index
  for (const hidden of places) {
    if (hidden > place) break
    place += 1
  }
  return place
}
