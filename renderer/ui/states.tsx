import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error.ts'
import { Button } from './button.tsx'
import './states.css'

interface StateProps {
  readonly icon: LucideIcon
  readonly title: string
  /** 1 where it is all that the page shows. */
  readonly level?: 1 | 2
  readonly children?: ReactNode
  /** Buttons below. */
  readonly actions?: ReactNode
}

/** What stands where nothing else does: why, and what to do. */
export function EmptyState({ icon: Icon, title, level = 2, children, actions }: StateProps) {
  const Heading = `h${level}` as const
  return (
    <section className="ui-state">
      <Icon size={28} strokeWidth={1.5} aria-hidden />
      <Heading className="ui-state-title">{title}</Heading>
      {children !== undefined && <div className="ui-state-text">{children}</div>}
      {actions !== undefined && <div className="ui-state-actions">{actions}</div>}
    </section>
  )
}

/** An answer that did not come, in the service's own words where it gave any. */
export function ErrorState({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  const isSilent = !(error instanceof ApiError) || error.code === 'unreachable'
  return (
    <div role="alert" className="ui-state-alert">
      <EmptyState icon={CircleAlert} title={title} actions={<Button onPress={onRetry}>{t('retry')}</Button>}>
        {isSilent ? t('unreachable') : error.message}
      </EmptyState>
    </div>
  )
}

/** Something is on its way. Appears only after a moment, so that quick answers do not flicker. */
export function Loading() {
  const { t } = useTranslation()
  return (
    <div role="status" className="ui-loading">
      <span className="ui-spinner" aria-hidden />
      <span className="ui-unseen">{t('loading')}</span>
    </div>
  )
}
