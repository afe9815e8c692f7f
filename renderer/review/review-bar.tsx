import { ChevronLeft, ChevronRight, Ellipsis, History, Inbox, Keyboard, Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { IconButton } from '../ui/button.tsx'
import { DocumentMenu } from './document-menu.tsx'
import { SaveSign } from './save-sign.tsx'
import type { SaverState } from './save-corrections.ts'
import { useList } from './use-list.ts'
import type { Neighbours } from './use-neighbours.ts'

interface ReviewBarProps {
  readonly document: AppDocument
  readonly neighbours: Neighbours
  /** Left out while there is nothing to correct. */
  readonly saving?: SaverState
  readonly onUndo?: () => void
  readonly onRedo?: () => void
  readonly onHelp?: () => void
  readonly onHistory?: () => void
  readonly showsHistory?: boolean
}

/** Above page and fields: which document it is, where it stands in the list, and what can be done with it. */
export function ReviewBar(props: ReviewBarProps) {
  const { document, neighbours, saving, onUndo, onRedo, onHelp, onHistory, showsHistory } = props
  const { t } = useTranslation('review')
  const list = useList()
  const { previous, next, position, total } = neighbours
  const sender = document.extractions?.['sender_name']?.value
  const title = typeof sender === 'string' ? sender : document.filename
  const open = (id: number | null): void => {
    if (id !== null) list.open(id)
  }
  return (
    <header className="review-bar">
      <Link className="review-back" to={`/${list.query}`} aria-label={t('bar.inbox')} title={t('bar.inbox')}>
        <Inbox size={16} aria-hidden />
      </Link>
      <div className="review-title">
        <h1>{title}</h1>
        {title !== document.filename && <span>{document.filename}</span>}
      </div>
      {saving && <SaveSign status={saving.status} />}
      {onUndo && (
        <>
          <IconButton label={t('bar.undo')} keys="Ctrl Z" icon={Undo2} isDisabled={!saving?.canUndo} onPress={onUndo} />
          <IconButton
            label={t('bar.redo')}
            keys="Ctrl Y"
            icon={Redo2}
            isDisabled={!saving?.canRedo}
            onPress={() => onRedo?.()}
          />
        </>
      )}
      {onHistory && (
        <IconButton label={t('bar.history')} icon={History} aria-pressed={showsHistory ?? false} onPress={onHistory} />
      )}
      {onHelp && <IconButton label={t('bar.help')} keys="?" icon={Keyboard} onPress={onHelp} />}
      <DocumentMenu document={document} next={next} button={<IconButton label={t('bar.more')} icon={Ellipsis} />} />
      <nav className="review-neighbours" aria-label={t('bar.neighbours')}>
        <IconButton
          label={t('bar.previous')}
          keys="Alt PgUp"
          icon={ChevronLeft}
          isDisabled={previous === null}
          onPress={() => open(previous)}
        />
        {position !== null && <span>{t('bar.position', { position, total })}</span>}
        <IconButton
          label={t('bar.next')}
          keys="Alt PgDn"
          icon={ChevronRight}
          isDisabled={next === null}
          onPress={() => open(next)}
        />
      </nav>
    </header>
  )
}
