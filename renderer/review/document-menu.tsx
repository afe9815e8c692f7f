import { useQueryClient } from '@tanstack/react-query'
import { Download, RefreshCw, Trash2 } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { ApiError } from '../api/api-error.ts'
import { queryKeys } from '../api/query-keys.ts'
import { originalUrl, processAgain } from '../api/review.ts'
import { useRemoval } from '../inbox/use-removal.ts'
import { MenuButton, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { showMessage } from '../ui/toasts.tsx'
import { useList } from './use-list.ts'

interface DocumentMenuProps {
  readonly document: AppDocument
  /** What is opened after it was deleted; the inbox when null. */
  readonly next: number | null
  readonly button: ReactElement
}

/** What is done with a document as a whole. */
export function DocumentMenu({ document, next, button }: DocumentMenuProps) {
  const { t } = useTranslation('review')
  const again = useProcessAgain(document.id)
  const remove = useRemoval(document.account_id)
  const { open } = useList()
  const mayRead = document.status === 'completed' || document.status === 'error'
  return (
    <MenuButton
      button={button}
      placement="bottom end"
      aria-label={t('bar.more')}
      disabledKeys={document.is_locked ? ['again', 'delete'] : mayRead ? [] : ['again']}
      onAction={(action) => {
        if (action === 'again') again()
        if (action === 'original') window.location.assign(originalUrl(document.id))
        if (action === 'delete') {
          remove([document.id])
          open(next)
        }
      }}
    >
      <MenuItem id="again" icon={RefreshCw}>
        {t('menu.again')}
      </MenuItem>
      <MenuItem id="original" icon={Download}>
        {t('menu.original')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem id="delete" icon={Trash2}>
        {t('menu.delete')}
      </MenuItem>
    </MenuButton>
  )
}

/** Reads a document once more; corrections stay, and with them a type that was corrected. */
export function useProcessAgain(id: number): () => void {
  const client = useQueryClient()
  return () => {
    processAgain(id).then((document) => client.setQueryData(queryKeys.document(id), document), tellError)
  }
}

export function tellError(error: unknown): void {
  showMessage({ text: error instanceof ApiError ? error.message : String(error), tone: 'bad' })
}
