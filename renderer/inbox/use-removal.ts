import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { deleteDocuments } from '../api/documents.ts'
import { queryKeys } from '../api/query-keys.ts'
import { showMessage } from '../ui/toasts.tsx'
import { hideDocuments, showDocuments } from './removals.ts'
import { uploads } from './uploads/uploads.tsx'

/** Milliseconds in which a removal can be undone; longer while its message is pointed at. */
const UNDO_TIME = 8000

/** Takes documents out of sight, and deletes them when the time to undo it is over. */
export function useRemoval(accountId: number): (ids: readonly number[]) => void {
  const { t } = useTranslation(['inbox', 'ui'])
  const client = useQueryClient()
  return useCallback(
    (ids) => {
      let isUndone = false
      async function carryOut(): Promise<void> {
        try {
          const deleted = await deleteDocuments(accountId, ids)
          for (const id of deleted.ids) uploads.forget(id)
          if (deleted.locked > 0) showMessage({ text: t('removed_locked', { count: deleted.locked }), tone: 'bad' })
          await client.invalidateQueries({ queryKey: queryKeys.lists })
        } catch {
          showMessage({ text: t('remove_failed', { count: ids.length }), tone: 'bad' })
        }
        showDocuments(ids)
      }
      hideDocuments(ids)
      const undo = (): void => {
        isUndone = true
        showDocuments(ids)
      }
      showMessage(
        { text: t('removed', { count: ids.length }), action: { label: t('ui:undo'), run: undo } },
        { timeout: UNDO_TIME, onClose: () => isUndone || void carryOut() },
      )
    },
    [accountId, client, t],
  )
}
