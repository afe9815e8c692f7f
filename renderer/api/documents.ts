import { useQuery } from '@tanstack/react-query'
import type { AppDocument, AppDocumentList, DocumentCounts } from '../../engine/contract/app/document.ts'
import type {
  ChangedDocuments,
  DeletedDocuments,
  DocumentFilterInput,
  DocumentIds,
} from '../../engine/contract/app/selection.ts'
import type { DocumentFilter, DocumentView } from './document-view.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

/** Documents of one request of the list: the scrolling table asks for what it shows in pieces of this size. */
export const PAGE_SIZE = 100

/** @param page from 0 */
export function fetchDocumentPage(
  accountId: number,
  { sort, filter }: DocumentView,
  page: number,
  signal?: AbortSignal,
): Promise<AppDocumentList> {
  const query = { ...filter, sort, page: page + 1, per_page: PAGE_SIZE }
  return request(`/app/accounts/${accountId}/documents`, { query, signal })
}

/** How many documents an account has, by what the page can filter by. */
export function useCounts(accountId: number) {
  return useQuery({
    queryKey: queryKeys.counts(accountId),
    queryFn: ({ signal }) =>
      request<{ data: DocumentCounts }>(`/app/accounts/${accountId}/counts`, { signal }).then(({ data }) => data),
  })
}

/** A document with its fields, as review shows it. */
export function useDocument(id: number) {
  return useQuery({
    queryKey: queryKeys.document(id),
    queryFn: ({ signal }) =>
      request<{ data: AppDocument }>(`/app/documents/${id}`, { signal }).then(({ data }) => data),
  })
}

/** Every id that a view has, in its order; at most 100,000. */
export function fetchDocumentIds(accountId: number, { sort, filter }: DocumentView): Promise<readonly number[]> {
  return request<{ data: DocumentIds }>(`/app/accounts/${accountId}/documents/ids`, {
    method: 'POST',
    body: { filter: toBodyFilter(filter), sort },
  }).then(({ data }) => data.ids)
}

/** Answers which of them there were; locked ones stay. */
export function deleteDocuments(accountId: number, ids: readonly number[]): Promise<DeletedDocuments> {
  return request<{ data: DeletedDocuments }>(`/app/accounts/${accountId}/documents/delete`, {
    method: 'POST',
    body: { ids },
  }).then(({ data }) => data)
}

/** Marks documents as checked, or takes the marks away. Answers which of them were changed. */
export function checkDocuments(accountId: number, ids: readonly number[], checked: boolean): Promise<ChangedDocuments> {
  return request<{ data: ChangedDocuments }>(`/app/accounts/${accountId}/documents/check`, {
    method: 'POST',
    body: { ids, checked },
  }).then(({ data }) => data)
}

/** Reads a document once more, as a new run. */
export function processAgain(id: number): Promise<unknown> {
  return request(`/app/documents/${id}/process`, { method: 'POST' })
}

/** Goes on with a document that was held back for lack of credits. */
export function resumeDocument(id: number): Promise<unknown> {
  return request(`/app/documents/${id}/resume`, { method: 'POST' })
}

/** The filter of an address as bodies carry it. */
export function toBodyFilter({ checked, needs_look, ...rest }: DocumentFilter): DocumentFilterInput {
  return {
    ...(rest as DocumentFilterInput),
    ...(checked !== undefined && { checked: checked === 'true' }),
    ...(needs_look !== undefined && { needs_look: needs_look === 'true' }),
  }
}
