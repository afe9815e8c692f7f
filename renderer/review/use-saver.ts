import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { queryKeys } from '../api/query-keys.ts'
import { correctFields, correctionsQuery, fetchCorrections, undoCorrection } from '../api/review.ts'
import { documentsWithSending, dropDraft, keepDraft, readDrafts } from './drafts.ts'
import { copyBox } from './value.ts'
import { createSaver, type Saver, type SaverState } from './save-corrections.ts'

/** Savers outlive the screen: what is on its way goes on while the next document is open. */
const savers = new Map<number, Saver>()

/** What keeps the changes of a document, and how far it is. */
export function useSaver(documentId: number): { readonly saver: Saver; readonly state: SaverState } {
  const client = useQueryClient()
  const saver = useMemo(() => findSaver(documentId, client), [documentId, client])
  const state = useSyncExternalStore(saver.subscribe, saver.getState)
  return { saver, state }
}

function findSaver(id: number, client: QueryClient): Saver {
  const known = savers.get(id)
  if (known) return known
  const saver = createSaver({
    correct: ({ key, value, place }) => correctFields(id, { [key]: { value, ...writePlace(place) } }),
    undo: (correction) => undoCorrection(id, correction),
    listCorrections: () => fetchCorrections(id),
    onDocument(document) {
      // What was asked before the change would bring the old values back.
      void client.cancelQueries({ queryKey: queryKeys.document(id), exact: true })
      client.setQueryData(queryKeys.document(id), document)
    },
    onCorrections: (corrections) => client.setQueryData(correctionsQuery(id).queryKey, corrections),
    onKept: ({ key }) => readDrafts(id).get(key)?.sending && dropDraft(id, key),
    onRefused: ({ key }) => {
      const draft = readDrafts(id).get(key)
      if (draft?.sending) keepDraft(id, key, { text: draft.text })
    },
  })
  savers.set(id, saver)
  return saver
}

function writePlace(place: Parameters<Saver['commit']>[0]['place']) {
  return place === null ? {} : { page: place.page, text: place.text, box: copyBox(place.box) }
}

/** Sends what was left of all documents, also of those that are not opened again. */
export function useResumedSaving(): void {
  const client = useQueryClient()
  useEffect(() => {
    for (const id of documentsWithSending()) resumeSending(id, findSaver(id, client))
  }, [client])
}

/** What was handed over before a reload or a crash and is not known to have arrived is sent again. */
function resumeSending(id: number, saver: Saver): void {
  for (const [key, { sending }] of readDrafts(id)) {
    const isOnItsWay = saver.getState().pending.some((change) => change.key === key)
    if (sending && !isOnItsWay) saver.commit({ key, ...sending })
  }
}
