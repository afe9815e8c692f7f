import { useEffect, useMemo, useState } from 'react'
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AppDocumentList, AppDocumentListEntry } from '../../engine/contract/app/document.ts'
import type { DocumentView } from '../api/document-view.ts'
import { fetchDocumentPage, PAGE_SIZE } from '../api/documents.ts'
import { queryKeys } from '../api/query-keys.ts'

/** A long list of which only the pages in sight are asked for. */
export interface Rows {
  /** The view that the rows belong to: the one before until the first answer of a new one is there. */
  readonly view: DocumentView
  /** Null until it is known. */
  readonly total: number | null
  /** Undefined while it is not there. */
  readonly rowAt: (index: number) => AppDocumentListEntry | undefined
  /** All that are there with their places, in order. */
  readonly loaded: () => readonly (readonly [index: number, entry: AppDocumentListEntry])[]
  readonly isStale: boolean
  readonly error: unknown
  readonly retry: () => void
}

export interface Range {
  readonly first: number
  readonly last: number
}

/** Milliseconds that a page has to stay in sight before it is asked for: who drags the scrollbar passes hundreds. */
const SETTLING = 60

export function useRows(accountId: number, wanted: DocumentView, range: Range): Rows {
  const client = useQueryClient()
  const start = useQuery({ ...pageQuery(accountId, wanted, 0), placeholderData: keepPreviousData })
  const [view, setView] = useState(wanted)
  if (view !== wanted && !start.isPlaceholderData && !start.isPending) setView(wanted)

  const pages = usePagesInSight(
    range,
    (page) => client.getQueryData(queryKeys.listPage(accountId, view, page)) !== undefined,
  )
  const answers = useQueries({ queries: pages.map((page) => pageQuery(accountId, view, page)) })
  const newest = [start, ...answers].reduce((best, answer) =>
    answer.data && answer.dataUpdatedAt > best.dataUpdatedAt ? answer : best,
  )
  const total = start.data === undefined ? null : (newest.data?.meta.total ?? start.data.meta.total)
  const lists = new Map<number, AppDocumentList | undefined>(pages.map((page, index) => [page, answers[index]?.data]))
  const listOf = (page: number): AppDocumentList | undefined => {
    if (!lists.has(page)) lists.set(page, client.getQueryData(queryKeys.listPage(accountId, view, page)))
    return lists.get(page)
  }

  return {
    view,
    total,
    rowAt: (index) => listOf(Math.floor(index / PAGE_SIZE))?.data[index % PAGE_SIZE],
    loaded: () =>
      client
        .getQueriesData<AppDocumentList>({ queryKey: queryKeys.list(accountId, view) })
        .flatMap(([key, list]) =>
          (list?.data ?? []).map((entry, at) => [Number(key.at(-1)) * PAGE_SIZE + at, entry] as const),
        )
        .sort(([a], [b]) => a - b),
    isStale: view !== wanted,
    error: start.data === undefined ? start.error : null,
    retry: () => void client.refetchQueries({ queryKey: queryKeys.lists }),
  }
}

function pageQuery(accountId: number, view: DocumentView, page: number) {
  return {
    queryKey: queryKeys.listPage(accountId, view, page),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchDocumentPage(accountId, view, page, signal),
    gcTime: 30_000,
  }
}

/** Pages of the rows in sight: those that are there at once, others when the scrolling has come to rest. */
function usePagesInSight({ first, last }: Range, isThere: (page: number) => boolean): readonly number[] {
  const from = Math.floor(first / PAGE_SIZE)
  const to = Math.floor(Math.max(first, last) / PAGE_SIZE)
  const [shown, setShown] = useState({ from, to })
  const changed = shown.from !== from || shown.to !== to
  if (changed && isThere(from) && isThere(to)) setShown({ from, to })
  useEffect(() => {
    if (!changed) return undefined
    const timer = setTimeout(() => setShown({ from, to }), SETTLING)
    return () => clearTimeout(timer)
  }, [changed, from, to])
  return useMemo(() => Array.from({ length: shown.to - shown.from + 1 }, (_, index) => shown.from + index), [shown])
}
