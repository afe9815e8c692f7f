import { Check, CloudOff, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SaveStatus } from './save-corrections.ts'

/** Whether what was changed is kept; read out when it changes. */
export function SaveSign({ status }: { readonly status: SaveStatus }) {
  const { t } = useTranslation('review')
  const Icon = { idle: null, saving: LoaderCircle, saved: Check, waiting: CloudOff }[status]
  return (
    <span className="review-save" data-status={status} role="status">
      {Icon && <Icon size={14} aria-hidden />}
      {status !== 'idle' && t(`save.${status}`)}
    </span>
  )
}
