import type { AppDocumentListEntry } from '../../engine/contract/app/document.ts'
import { useHiddenDocuments } from './removals.ts'
import type { Rows } from './use-rows.ts'

export interface ShownRows {
  readonly count: number
  /** Undefined while it is not there. */
  readonly rowAt: (index: number) => AppDocumentListEntry | undefined
  /** Null where it is not shown, or not known to be. */
  readonly indexOf: (id: number) => number | null
}

/** The rows without those that are about to be removed. Where a hidden document lies is known of the pages that are there. */
export function useShownRows({ total, rowAt, loaded }: Pick<Rows, 'total' | 'rowAt' | 'loaded'>): ShownRows {
  const hidden = useHiddenDocuments()
  const places = hidden.size === 0 ? [] : findPlaces(loaded(), hidden)
  const isAllHidden = total !== null && hidden.size >= total && places.length === loaded().length
  return {
    count: total === null || isAllHidden ? 0 : total - places.length,
    rowAt: (index) => rowAt(skipHidden(index, places)),
    indexOf(id) {
      const place = hidden.has(id) ? undefined : loaded().find(([, entry]) => entry.id === id)?.[0]
      return place === undefined ? null : place - places.filter((before) => before < place).length
    },
  }
}

function findPlaces(rows: ReturnType<Rows['loaded']>, ids: ReadonlySet<number>): readonly number[] {
  return rows.filter(([, { id }]) => ids.has(id)).map(([index]) => index)
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
