import { useLocation, useNavigate } from 'react-router'

/** The list from which the review was opened, as the inbox hands it over: the query of its address, empty for all documents. */
export interface ListOfOrigin {
  readonly query: string
  /** Opens a document of the same list, or with null the list itself. */
  readonly open: (id: number | null) => void
}

export function useList(): ListOfOrigin {
  const { state } = useLocation() as { readonly state: { readonly list?: unknown } | null }
  const navigate = useNavigate()
  const query = typeof state?.list === 'string' ? state.list : ''
  return {
    query,
    open: (id) =>
      void (id === null
        ? navigate(`/${query}`)
        : navigate(`/documents/${id}`, { state: { list: query }, flushSync: true })),
  }
}
