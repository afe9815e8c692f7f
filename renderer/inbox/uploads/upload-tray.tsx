import { useRef, useState } from 'react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { IconButton } from '../../ui/button.tsx'
import { isUnderWay, type UploadItem } from './upload-queue.ts'
import { UploadLine } from './upload-line.tsx'
import { uploads, useUploads } from './uploads.tsx'

interface TrayProps {
  readonly onOpen: (documentId: number) => void
  readonly onRemove: (documentId: number) => void
}

/** Rem. */
const LINE = 3

/** How far the files are that were dropped, from their sending to their reading. */
export function UploadTray(props: TrayProps) {
  const items = useUploads()
  if (items.length === 0) return null
  return <Tray {...props} items={items} />
}

function Tray({ items, onOpen, onRemove }: TrayProps & { readonly items: readonly UploadItem[] }) {
  const { t } = useTranslation('inbox')
  const done = items.filter((item) => !isUnderWay(item)).length
  const failed = items.filter(({ state }) => state === 'error' || state === 'refused' || state === 'blocked')
  const isDone = done === items.length
  const [isOpen, setOpen] = useState<boolean | null>(null)
  // What went well needs no room; what did not asks for a look.
  const shown = isOpen ?? (!isDone || failed.length > 0)
  const title = isDone
    ? failed.length > 0
      ? t('uploads_failed', { count: failed.length })
      : t('uploads_done', { count: done })
    : t('uploads_under_way', { done, count: items.length })
  return (
    <section className="inbox-tray" aria-label={t('uploads')}>
      <header className="inbox-tray-head">
        <strong role="status">{title}</strong>
        <IconButton
          label={t(shown ? 'uploads_fold' : 'uploads_unfold')}
          icon={shown ? ChevronDown : ChevronUp}
          size="small"
          onPress={() => setOpen(!shown)}
        />
        {isDone && <IconButton label={t('uploads_clear')} icon={X} size="small" onPress={() => uploads.clear()} />}
      </header>
      {!isDone && <ProgressBar label={title} share={shareOf(items)} />}
      {shown && <Lines items={isDone && failed.length > 0 ? failed : items} onOpen={onOpen} onRemove={onRemove} />}
    </section>
  )
}

function Lines({ items, onOpen, onRemove }: TrayProps & { readonly items: readonly UploadItem[] }) {
  const { t } = useTranslation('inbox')
  const scroller = useRef<HTMLDivElement>(null)
  const height = LINE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    initialRect: { width: 300, height: 300 },
    overscan: 4,
  })
  return (
    <div ref={scroller} className="inbox-tray-lines" tabIndex={0} role="group" aria-label={t('uploads')}>
      <ul style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <UploadLine key={items[index]!.key} item={items[index]!} top={start} onOpen={onOpen} onRemove={onRemove} />
        ))}
      </ul>
    </div>
  )
}

/** Sending counts a third: reading takes longer. */
function shareOf(items: readonly UploadItem[]): number {
  const sum = items.reduce((total, item) => total + (isUnderWay(item) ? item.sent / 3 : 1), 0)
  return sum / items.length
}
