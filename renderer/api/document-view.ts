import type { AppSortOrder, SortKey } from '../../engine/contract/app/document.ts'
import { writeQuery } from './request.ts'

export type Sort = AppSortOrder

const SORT_KEYS = [
  'created_at',
  'sender_name',
  'type',
  'document_number',
  'issue_date',
  'payment_due_date',
  'gross_amount',
  'status',
] as const satisfies readonly SortKey[]

const FILTERS = [
  'query',
  'status',
  'type',
  'checked',
  'needs_look',
  'period_from',
  'period_to',
  'period_field',
] as const
export type FilterName = (typeof FILTERS)[number]

/** Which documents of an account, as the query of the list says it (docs/app-routes.md); what is not there does not narrow. */
export type DocumentFilter = Readonly<Partial<Record<FilterName, string>>>

/** Which documents, and in which order. The page's address carries it with the same names: inbox, review and export share it. */
export interface DocumentView {
  readonly sort: Sort
  readonly filter: DocumentFilter
}

export const NEWEST_FIRST: Sort = '-created_at'

/** A view out of an address; what is unknown there is left out. */
export function readDocumentView(search: URLSearchParams): DocumentView {
  const sort = search.get('sort') ?? ''
  const known = SORT_KEYS.some((key) => sort === key || sort === `-${key}`)
  const filter = Object.fromEntries(FILTERS.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])))
  return { sort: known ? (sort as Sort) : NEWEST_FIRST, filter }
}

/** `?query=...&sort=...` for an address, the standard order left out; empty when nothing narrows. */
export function writeDocumentView({ sort, filter }: DocumentView): string {
  return writeQuery({ ...filter, sort: sort === NEWEST_FIRST ? null : sort })
}
