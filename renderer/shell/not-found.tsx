import { Signpost } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '../ui/states.tsx'

/** Of an address that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation('shell')
  return (
    <EmptyState level={1} icon={Signpost} title={t('not_found')} actions={<Link to="/">{t('to_inbox')}</Link>}>
      {t('not_found_hint')}
    </EmptyState>
  )
}
