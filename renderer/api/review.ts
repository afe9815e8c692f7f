import type { AuditEntryResource } from '../../engine/contract/app/audit.ts'
import type { CorrectFields, CorrectionResource } from '../../engine/contract/app/correction.ts'
import type { AppDocument, CheckedState } from '../../engine/contract/app/document.ts'
import type { EInvoice } from '../../engine/contract/app/einvoice.ts'
import type { ReadValue, ReadValueAnswer } from '../../engine/contract/app/read-value.ts'
import type { DocumentIds } from '../../engine/contract/app/selection.ts'
import type { PageWords } from '../../engine/contract/app/words.ts'
import type { DocumentView } from './document-view.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

/** What the review asks about one document. Paths and shapes: docs/app-routes.md. */

interface Asked {
  readonly signal?: AbortSignal
}

/** Options of a query: under the document's own key, so that live events make it stale. */
export function documentQuery(id: number) {
  return { queryKey: queryKeys.document(id), queryFn: ({ signal }: Asked) => fetchDocument(id, signal) }
}

/** The words of a page never change but by a new run: kept under a key of their own, with the run. */
export function wordsQuery(id: number, run: number | null, page: number) {
  return {
    queryKey: ['words', id, run, page] as const,
    queryFn: ({ signal }: Asked) =>
      request<{ data: PageWords }>(`/app/documents/${id}/words`, { query: { page }, signal }).then(({ data }) => data),
    staleTime: Infinity,
  }
}

export function correctionsQuery(id: number) {
  return {
    queryKey: [...queryKeys.document(id), 'corrections'] as const,
    queryFn: ({ signal }: Asked) => fetchCorrections(id, signal),
  }
}

export function historyQuery(id: number) {
  return {
    queryKey: [...queryKeys.document(id), 'history'] as const,
    queryFn: ({ signal }: Asked) =>
      request<{ data: AuditEntryResource[] }>(`/app/documents/${id}/history`, { signal }).then(({ data }) => data),
  }
}

/** Ids of a view's documents in its order. Not below the key of lists: the order of a sitting stays as it is. */
export function orderQuery(accountId: number, { sort, filter }: DocumentView) {
  const { checked, needs_look: needsLook, ...texts } = filter
  const flags = {
    ...(checked && { checked: checked === 'true' }),
    ...(needsLook && { needs_look: needsLook === 'true' }),
  }
  return {
    queryKey: ['order', accountId, sort, filter] as const,
    queryFn: ({ signal }: Asked) =>
      request<{ data: DocumentIds }>(`/app/accounts/${accountId}/documents/ids`, {
        method: 'POST',
        body: { filter: { ...texts, ...flags }, sort },
        signal,
      }).then(({ data }) => data.ids),
    staleTime: Infinity,
  }
}

export function einvoiceQuery(id: number, language: 'de' | 'en') {
  return {
    queryKey: ['einvoice', id, language] as const,
    queryFn: ({ signal }: Asked) =>
      request<{ data: EInvoice }>(`/app/documents/${id}/einvoice`, { query: { language }, signal }).then(
        ({ data }) => data,
      ),
    staleTime: Infinity,
  }
}

export function fetchCorrections(id: number, signal?: AbortSignal): Promise<readonly CorrectionResource[]> {
  return request<{ data: CorrectionResource[] }>(`/app/documents/${id}/corrections`, { signal }).then(
    ({ data }) => data,
  )
}

export function correctFields(id: number, fields: CorrectFields['fields']): Promise<AppDocument> {
  return change(`/app/documents/${id}/fields`, 'PATCH', { fields })
}

export function undoCorrection(id: number, correction: number): Promise<AppDocument> {
  return change(`/app/documents/${id}/corrections/${correction}`, 'DELETE')
}

/** Words of the page as a value of a field, or of a cell of its rows. */
export function readValue(id: number, body: ReadValue): Promise<ReadValueAnswer['value']> {
  return request<{ data: ReadValueAnswer }>(`/app/documents/${id}/read-value`, { method: 'POST', body }).then(
    ({ data }) => data.value,
  )
}

export function setChecked(id: number, checked: boolean): Promise<CheckedState> {
  return request<{ data: CheckedState }>(`/app/documents/${id}/check`, { method: checked ? 'POST' : 'DELETE' }).then(
    ({ data }) => data,
  )
}

export function processAgain(id: number): Promise<AppDocument> {
  return change(`/app/documents/${id}/process`, 'POST')
}

export function unlockDocument(id: number): Promise<AppDocument> {
  return change(`/app/documents/${id}/unlock`, 'POST')
}

export function resumeDocument(id: number): Promise<AppDocument> {
  return change(`/app/documents/${id}/resume`, 'POST')
}

/** Where the file as received is downloaded. */
export function originalUrl(id: number): string {
  return `/app/documents/${id}/original`
}

function fetchDocument(id: number, signal?: AbortSignal): Promise<AppDocument> {
  return request<{ data: AppDocument }>(`/app/documents/${id}`, { signal }).then(({ data }) => data)
}

function change(path: string, method: 'POST' | 'PATCH' | 'DELETE', body?: unknown): Promise<AppDocument> {
  return request<{ data: AppDocument }>(path, { method, body }).then(({ data }) => data)
}
