import { CircleAlert, CircleCheck, Clock, FileUp, LoaderCircle, RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { useReadingProgress } from '../../api/reading-progress.ts'
import { useFormat } from '../../format/use-format.ts'
import { IconButton } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useTrouble } from '../table/use-trouble.ts'
import type { UploadItem, UploadState } from './upload-queue.ts'
import { uploads } from './uploads.tsx'

interface LineProps {
  readonly item: UploadItem
  /** Pixels from the top of the list. */
  readonly top: number
  readonly onOpen: (documentId: number) => void
  readonly onRemove: (documentId: number) => void
}

const SIGNS = {
  waiting: Clock,
  sending: FileUp,
  reading: LoaderCircle,
  completed: CircleCheck,
  error: CircleAlert,
  blocked: CircleAlert,
  refused: CircleAlert,
} as const satisfies Record<UploadState, typeof Clock>

/** One file: how far it is, or why it went no further. */
export function UploadLine({ item, top, onOpen, onRemove }: LineProps) {
  const { t } = useTranslation(['inbox', 'ui'])
  const { key, file, state, documentId } = item
  const Sign = SIGNS[state]
  const isMoving = state === 'waiting' || state === 'sending' || state === 'reading'
  return (
    <li className={`inbox-upload inbox-upload-${state}`} style={{ transform: `translateY(${top}px)` }}>
      <Sign size={16} aria-hidden />
      <div className="inbox-upload-text">
        {documentId !== null && state === 'completed' ? (
          <button type="button" className="inbox-upload-name inbox-clip" onClick={() => onOpen(documentId)}>
            {file.name}
          </button>
        ) : (
          <span className="inbox-upload-name inbox-clip">{file.name}</span>
        )}
        <UploadNote item={item} />
      </div>
      {state === 'refused' && (
        <IconButton label={t('ui:retry')} icon={RotateCw} size="small" onPress={() => uploads.retry(key)} />
      )}
      {(isMoving || state === 'refused') && (
        <IconButton
          label={isMoving ? t('cancel_file', { name: file.name }) : t('ui:close')}
          icon={X}
          size="small"
          onPress={() => {
            uploads.drop(key)
            if (documentId !== null) onRemove(documentId)
          }}
        />
      )}
    </li>
  )
}

function UploadNote({ item }: { readonly item: UploadItem }) {
  const { t } = useTranslation(['inbox', 'ui', 'document'])
  const format = useFormat()
  const trouble = useTrouble()
  const { file, state, sent, error, entry, documentId } = item
  if (state === 'reading') return <ReadingNote documentId={documentId} />
  if (state === 'sending') {
    return <ProgressBar label={t('sending', { name: file.name })} share={sent} />
  }
  if (state === 'waiting') return <span className="inbox-upload-note">{format.fileSize(file.size)}</span>
  if (state === 'completed') return <span className="inbox-upload-note">{t('document:stage.completed')}</span>
  const isSilent = error instanceof ApiError && error.code === 'unreachable'
  const refusal = isSilent ? t('ui:unreachable') : error instanceof ApiError ? reasonOf(error) : error
  const why = entry ? trouble(entry) : refusal
  return (
    <span className="inbox-upload-note inbox-clip" title={why ?? ''}>
      {why}
    </span>
  )
}

function ReadingNote({ documentId }: { readonly documentId: number | null }) {
  const { t } = useTranslation('document')
  const progress = useReadingProgress(documentId)
  const pages =
    progress?.pages_total != null && progress.pages_total > 1
      ? ` ${t('pages', { done: progress.pages_done ?? 0, total: progress.pages_total })}`
      : ''
  return <span className="inbox-upload-note">{t(`stage.${progress?.stage ?? 'queued'}`) + pages}</span>
}

/** What is wrong with the file, before the sentence that only says that something is. */
function reasonOf({ envelope, message }: ApiError): string {
  return envelope?.errors?.['file']?.[0] ?? message
}
