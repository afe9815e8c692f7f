import { useQueryClient } from '@tanstack/react-query'
import { Ban, CircleAlert, FileLock2, FileX2, Hourglass, RefreshCw, Trash2, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from 'react-aria-components'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { queryKeys } from '../api/query-keys.ts'
import { useReadingProgress } from '../api/reading-progress.ts'
import { originalUrl, resumeDocument } from '../api/review.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { tellError, useProcessAgain } from './document-menu.tsx'
import { useList } from './use-list.ts'
import { useShortcuts } from './use-shortcuts.ts'
import type { Neighbours } from './use-neighbours.ts'

interface DocumentStateProps {
  readonly id: number
  /** Null once it was deleted. */
  readonly document: AppDocument | null
  readonly neighbours: Neighbours
}

/** In place of page and fields while there are none: why, and what to do. */
export function DocumentState({ id, document, neighbours }: DocumentStateProps) {
  const { t } = useTranslation('review')
  const { open } = useList()
  const again = useProcessAgain(id)
  useShortcuts({
    next_document: () => neighbours.next !== null && open(neighbours.next),
    previous_document: () => neighbours.previous !== null && open(neighbours.previous),
    leave: () => open(null),
  })
  const leave = (
    <Button variant="plain" onPress={() => open(neighbours.next)}>
      {neighbours.next === null ? t('state.to_inbox') : t('state.to_next')}
    </Button>
  )
  if (document === null) {
    return (
      <EmptyState icon={Trash2} title={t('state.deleted')} actions={leave}>
        {t('state.deleted_hint')}
      </EmptyState>
    )
  }
  if (document.status === 'blocked') return <Blocked document={document} leave={leave} />
  if (document.status === 'error') {
    return (
      <EmptyState
        icon={CircleAlert}
        title={t('state.failed')}
        actions={
          <>
            <Button icon={RefreshCw} onPress={again}>
              {t('menu.again')}
            </Button>
            <Button variant="plain" onPress={() => window.location.assign(originalUrl(id))}>
              {t('menu.original')}
            </Button>
            {leave}
          </>
        }
      >
        <ErrorText document={document} />
      </EmptyState>
    )
  }
  if (document.status === 'completed') {
    return (
      <EmptyState icon={FileX2} title={t('state.unread')} actions={leave}>
        {t('state.unread_hint')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={Hourglass} title={t('state.pending')} actions={leave}>
      <Progress document={document} />
    </EmptyState>
  )
}

/** In the language of the page where the code is known, else the engine's own sentence. */
function ErrorText({ document }: { readonly document: AppDocument }) {
  const { t, i18n } = useTranslation('review')
  const code = document.latest_extraction_run?.error_code ?? ''
  return i18n.exists(`review:error.${code}`) ? t(`error.${code}` as 'error.unreadable_file') : document.processing_error
}

function Blocked({ document, leave }: { readonly document: AppDocument; readonly leave: React.ReactNode }) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const reason = document.blocked_reason ?? 'file_rejected'
  const icon = { insufficient_credits: Wallet, password_required: FileLock2, file_rejected: Ban }[reason]
  const resume = (): void => {
    resumeDocument(document.id).then((fresh) => client.setQueryData(queryKeys.document(document.id), fresh), tellError)
  }
  return (
    <EmptyState
      icon={icon}
      title={t(`blocked.${reason}`)}
      actions={
        <>
          {reason === 'insufficient_credits' && <Button onPress={resume}>{t('blocked.resume')}</Button>}
          {reason !== 'insufficient_credits' && (
            <Button onPress={() => window.location.assign(originalUrl(document.id))}>{t('menu.original')}</Button>
          )}
          {leave}
        </>
      }
    >
      {t(`blocked.${reason}_hint`)}
    </EmptyState>
  )
}

function Progress({ document }: { readonly document: AppDocument }) {
  const { t } = useTranslation('document')
  const progress = useReadingProgress(document.id)
  const stage = progress?.stage ?? document.processing_stage ?? 'queued'
  const pages =
    progress?.pages_done != null && progress.pages_total != null
      ? { done: progress.pages_done, total: progress.pages_total }
      : null
  const label = [t(`stage.${stage}`), pages && t('pages', pages)].filter((part) => part).join(' · ')
  return (
    <ProgressBar
      className="review-progress"
      aria-label={label}
      isIndeterminate={pages === null}
      value={pages ? (100 * pages.done) / Math.max(1, pages.total) : 0}
    >
      {({ percentage }) => (
        <>
          <span>{label}</span>
          <span className="review-progress-track">
            <span
              style={{ width: percentage === undefined ? '30%' : `${percentage}%` }}
              data-moving={pages === null || undefined}
            />
          </span>
        </>
      )}
    </ProgressBar>
  )
}
