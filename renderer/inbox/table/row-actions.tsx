import { RotateCw, Trash2 } from 'lucide-react'
import type { AppDocumentListEntry } from '../../../engine/contract/app/document.ts'
import type { RowHandlers } from './row-handlers.ts'
import type { RowWords } from './use-row-words.ts'

interface ActionsProps {
  readonly entry: AppDocumentListEntry
  readonly handlers: RowHandlers
  readonly words: RowWords
}

/** Shown where the row is pointed at. By keyboard: Delete and R, so Tab does not stop at each row. */
export function RowActions({ entry, handlers, words: { t } }: ActionsProps) {
  return (
    <span className="inbox-actions" onClick={(event) => event.stopPropagation()}>
      {canReadAgain(entry) && (
        <button
          type="button"
          tabIndex={-1}
          title={t('again')}
          aria-label={t('again')}
          onClick={() => handlers.onAgain(entry)}
        >
          <RotateCw size={14} aria-hidden />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        title={t('remove')}
        aria-label={t('remove')}
        onClick={() => handlers.onRemove(entry.id)}
      >
        <Trash2 size={14} aria-hidden />
      </button>
    </span>
  )
}

/** What stopped may go on: with new credits, or because the trouble was not the file's. */
export function canReadAgain({ status }: Pick<AppDocumentListEntry, 'status'>): boolean {
  return status === 'error' || status === 'blocked'
}
