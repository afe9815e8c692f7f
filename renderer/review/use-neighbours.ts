import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { readDocumentView } from '../api/document-view.ts'
import { documentQuery, orderQuery, wordsQuery } from '../api/review.ts'
import { pathOf, runOf } from './page/size-pages.ts'
import { useList } from './use-list.ts'

export interface Neighbours {
  readonly previous: number | null
  readonly next: number | null
  /** From 1; null while it is not known, and for documents that are not in the list. */
  readonly position: number | null
  readonly total: number
}

/**
 * The documents before and after in the order of the list from which the review was opened with its filter. The order
 * stays as it was when the list was left: documents that are checked on the way do not fall out of it. Both neighbours are fetched ahead.
 */
export function useNeighbours(documentId: number, accountId: number | null): Neighbours {
  const { query } = useList()
  const view = useMemo(() => readDocumentView(new URLSearchParams(query)), [query])
  const { data: order } = useQuery({ ...orderQuery(accountId ?? 0, view), enabled: accountId !== null })
  const at = order?.indexOf(documentId) ?? -1
  const previous = at < 0 ? null : (order?.[at - 1] ?? null)
  const next = at < 0 ? null : (order?.[at + 1] ?? null)
  useFetchAhead(next)
  useFetchAhead(previous)
  return { previous, next, position: at < 0 ? null : at + 1, total: order?.length ?? 0 }
}

/** Pictures that were fetched ahead are held here, decoded, so that they are there at once. */
const pictures = new Map<string, HTMLImageElement>()
const MOST_PICTURES = 6

/** Milliseconds: the document that was just opened comes first. */
const PATIENCE = 60

function useFetchAhead(id: number | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (id === null) return undefined
    const timer = setTimeout(() => void fetchAhead(client, id), PATIENCE)
    return () => clearTimeout(timer)
  }, [client, id])
}

async function fetchAhead(client: QueryClient, id: number): Promise<void> {
  await client.prefetchQuery(documentQuery(id))
  const document = client.getQueryData<AppDocument>(documentQuery(id).queryKey)
  if (document?.status !== 'completed') return
  void client.prefetchQuery(wordsQuery(id, runOf(document), 1))
  const picture = pathOf(document.previews?.[0]?.preview)
  if (picture !== null) hold(picture)
}

function hold(path: string): void {
  if (pictures.has(path)) return
  const picture = new Image()
  picture.src = path
  pictures.set(path, picture)
  const oldest = pictures.keys().next().value
  if (pictures.size > MOST_PICTURES && oldest !== undefined) pictures.delete(oldest)
  // What cannot be decoded now is tried again where it is shown.
  picture.decode().catch(() => pictures.delete(path))
}
