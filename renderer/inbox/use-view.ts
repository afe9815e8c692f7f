import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  NEWEST_FIRST,
  readDocumentView,
  writeDocumentView,
  type DocumentFilter,
  type DocumentView,
  type Sort,
} from '../api/document-view.ts'

export interface ViewControl {
  readonly view: DocumentView
  /** What narrows the list, the search apart. */
  readonly isFiltered: boolean
  /** Null and '' take a part away. */
  readonly setFilter: (change: Readonly<Partial<Record<keyof DocumentFilter, string | null>>>) => void
  readonly setSort: (sort: Sort | null) => void
  readonly reset: () => void
}

/** Which documents are shown, and in which order: the page's address, so that going back finds it again. */
export function useView(): ViewControl {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const view = useMemo(() => readDocumentView(new URLSearchParams(text)), [text])
  const show = useCallback(
    (next: DocumentView) => setSearch(new URLSearchParams(writeDocumentView(next)), { replace: true }),
    [setSearch],
  )
  const setFilter = useCallback<ViewControl['setFilter']>(
    (change) => {
      const merged = Object.entries({ ...view.filter, ...change }).filter((entry) => entry[1])
      show({ ...view, filter: Object.fromEntries(merged) })
    },
    [show, view],
  )
  const setSort = useCallback((sort: Sort | null) => show({ ...view, sort: sort ?? NEWEST_FIRST }), [show, view])
  const reset = useCallback(() => show({ sort: view.sort, filter: {} }), [show, view.sort])
  const isFiltered = Object.keys(view.filter).some((name) => name !== 'query' && name !== 'period_field')
  return { view, isFiltered, setFilter, setSort, reset }
}
