import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AppDocumentListEntry } from '../../engine/contract/app/document.ts'
import { ApiError } from '../api/api-error.ts'
import { checkDocuments, processAgain, resumeDocument } from '../api/documents.ts'
import { queryKeys } from '../api/query-keys.ts'
import { fetchSample } from '../api/sample.ts'
import { showMessage } from '../ui/toasts.tsx'

export interface Deeds {
  /** Answers whether it went well. */
  readonly check: (ids: readonly number[]) => Promise<boolean>
  readonly readAgain: (entry: AppDocumentListEntry) => Promise<void>
  readonly trySample: () => Promise<void>
}

/** What can be done with documents of the list; each says how it went. */
export function useDeeds(accountId: number, addFiles: (files: readonly File[]) => void): Deeds {
  const { t, i18n } = useTranslation(['inbox', 'ui'])
  const client = useQueryClient()
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: queryKeys.lists }), [client])

  async function attempt(deed: () => Promise<void>): Promise<boolean> {
    try {
      await deed()
      return true
    } catch (error) {
      const isSilent = !(error instanceof ApiError) || error.code === 'unreachable'
      showMessage({ text: isSilent ? t('ui:unreachable') : error.message, tone: 'bad' })
      return false
    }
  }

  function check(ids: readonly number[]): Promise<boolean> {
    return attempt(async () => {
      const { count, ids: changed } = await checkDocuments(accountId, ids, true)
      await refresh()
      const undo = (): void => {
        void attempt(async () => {
          await checkDocuments(accountId, changed, false)
          await refresh()
        })
      }
      const action = count > 0 ? { action: { label: t('ui:undo'), run: undo } } : {}
      showMessage({ text: t('checked_done', { count }), tone: 'good', ...action })
    })
  }

  async function readAgain({ id, blocked_reason }: AppDocumentListEntry): Promise<void> {
    await attempt(async () => {
      await (blocked_reason === 'insufficient_credits' ? resumeDocument(id) : processAgain(id))
      await refresh()
    })
  }

  async function trySample(): Promise<void> {
    await attempt(async () => addFiles([await fetchSample(i18n.language)]))
  }

  return { check, readAgain, trySample }
}
