import { Bug } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/states.tsx'

/** In the place of a room that could not be drawn; the rooms around it stay. */
export function Crashed() {
  const { t } = useTranslation('shell')
  return (
    <div role="alert" className="ui-state-alert">
      <EmptyState
        level={1}
        icon={Bug}
        title={t('crashed')}
        actions={<Button onPress={() => window.location.reload()}>{t('reload')}</Button>}
      >
        {t('crashed_hint')}
      </EmptyState>
    </div>
  )
}
