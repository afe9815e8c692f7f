import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ExportChoice, ExportRequest } from '../../engine/contract/app/export.ts'
import { readDocumentView, type DocumentFilter } from '../api/document-view.ts'
import { toBodyFilter } from '../api/documents.ts'

/** Chosen one by one in the inbox, or all that a filter lets pass. */
export type ChosenDocuments = { readonly ids: readonly number[] } | { readonly filter: DocumentFilter }

export type ChosenFile = Pick<ExportChoice, 'format' | 'separator'> & { readonly columns: readonly string[] | null }

const STANDARD: ChosenFile = { format: 'xlsx', separator: ',', columns: null }

/** What is to be exported: begun by the inbox's choice or the address, and by how it was done the last time. */
export function useChoice(last: ExportChoice | null) {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const [documents, chooseDocuments] = useState<ChosenDocuments>(() => {
    const ids = readIds(state)
    return ids === null ? { filter: readDocumentView(search).filter } : { ids }
  })
  const [file, chooseFile] = useState<ChosenFile>(() =>
    last ? { ...STANDARD, ...last, columns: last.columns ?? null } : STANDARD,
  )
  const wanted: ExportRequest = {
    ...('ids' in documents ? { ids: [...documents.ids] } : { filter: toBodyFilter(documents.filter) }),
    format: file.format,
    separator: file.separator,
    columns: file.columns && [...file.columns],
  }
  return { documents, file, chooseDocuments, chooseFile, wanted }
}

/** The ids that the inbox hands over; null when one comes from elsewhere. */
function readIds(state: unknown): readonly number[] | null {
  if (typeof state !== 'object' || state === null || !('ids' in state) || !Array.isArray(state.ids)) return null
  const ids = state.ids.filter((id): id is number => Number.isInteger(id))
  return ids.length === 0 ? null : ids
}
