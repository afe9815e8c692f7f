import { useQueryClient } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { queryKeys } from '../api/query-keys.ts'
import { unlockDocument } from '../api/review.ts'
import { useFormat } from '../format/use-format.ts'
import { Button } from '../ui/button.tsx'
import { tellError } from './document-menu.tsx'

/** That nothing of an exported document changes, and the way to change it nevertheless. */
export function LockedLine({ document }: { readonly document: AppDocument }) {
  const { t } = useTranslation('review')
  const format = useFormat()
  const client = useQueryClient()
  if (!document.is_locked || document.exported_at === null) return null
  const unlock = (): void => {
    unlockDocument(document.id).then((fresh) => {
      client.setQueryData(queryKeys.document(document.id), fresh)
      return client.invalidateQueries({ queryKey: queryKeys.document(document.id) })
    }, tellError)
  }
  return (
    <div className="review-foot-type" role="status">
      <LockKeyhole size={14} aria-hidden />
      <span>{t('locked.told', { date: format.dateTime(document.exported_at) })}</span>
      <Button size="small" onPress={unlock}>
        {t('locked.unlock')}
      </Button>
    </div>
  )
}
