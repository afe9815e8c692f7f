import { CircleAlert, CircleCheck, CircleDot, CirclePause, LoaderCircle } from 'lucide-react'
import type { AppDocumentListEntry } from '../../../engine/contract/app/document.ts'
import { useReadingProgress } from '../../api/reading-progress.ts'
import type { RowWords } from './use-row-words.ts'

/** Where a document stands; while it is read, how far that is. */
export function StatusCell({
  entry,
  words: { t },
}: {
  readonly entry: AppDocumentListEntry
  readonly words: RowWords
}) {
  const { id, status, checked_at, blocked_reason } = entry
  if (status === 'pending') return <ReadingStatus id={id} t={t} />
  if (status === 'error') return <Status tone="bad" icon={CircleAlert} text={t('document:status.error')} />
  if (status === 'blocked') {
    return (
      <Status
        tone="warn"
        icon={CirclePause}
        text={blocked_reason ? t(`document:blocked.${blocked_reason}`) : t('document:status.blocked')}
      />
    )
  }
  if (checked_at !== null) return <Status tone="good" icon={CircleCheck} text={t('document:checked')} />
  return <Status tone="quiet" icon={CircleDot} text={t('document:status.completed')} />
}

function ReadingStatus({ id, t }: { readonly id: number; readonly t: RowWords['t'] }) {
  const progress = useReadingProgress(id)
  const { stage = 'queued', pages_done, pages_total } = progress ?? {}
  const pages = pages_done != null && pages_total != null && pages_total > 1 ? ` ${pages_done}/${pages_total}` : ''
  return (
    <Status
      tone={stage === 'queued' ? 'quiet' : 'busy'}
      icon={LoaderCircle}
      text={t(`document:stage.${stage}`) + pages}
    />
  )
}

interface StatusProps {
  readonly tone: 'quiet' | 'busy' | 'good' | 'warn' | 'bad'
  readonly icon: typeof CircleDot
  readonly text: string
}

function Status({ tone, icon: Icon, text }: StatusProps) {
  return (
    <span className={`inbox-status inbox-status-${tone}`} title={text}>
      <Icon size={14} aria-hidden />
      <span className="inbox-clip">{text}</span>
    </span>
  )
}
