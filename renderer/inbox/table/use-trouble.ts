import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppDocumentListEntry } from '../../../engine/contract/app/document.ts'

export type Stopped = Pick<
  AppDocumentListEntry,
  'status' | 'blocked_reason' | 'processing_error' | 'latest_extraction_run'
>

/** Why a document was not read, in the page's language; in the service's words where it has a reason of its own; null when all is well. */
export function useTrouble(): (document: Stopped) => string | null {
  const { t, i18n } = useTranslation('document')
  return useCallback(
    ({ status, blocked_reason, processing_error, latest_extraction_run }) => {
      if (status === 'blocked') return blocked_reason && t(`blocked_hint.${blocked_reason}`)
      if (status !== 'error') return null
      const code = latest_extraction_run?.error_code ?? ''
      return i18n.exists(`document:error.${code}`) ? t(`error.${code as 'internal'}`) : processing_error
    },
    [i18n, t],
  )
}
