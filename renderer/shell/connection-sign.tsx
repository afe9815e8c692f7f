import { useTranslation } from 'react-i18next'
import { useConnection } from '../api/live-connection.tsx'

/** Whether what is shown is what is. */
export function ConnectionSign() {
  const { t } = useTranslation('shell')
  const state = useConnection()
  return (
    <p
      role="status"
      className={`shell-connection shell-connection-${state}`}
      title={t(state === 'lost' ? 'lost_hint' : state)}
    >
      <span className="shell-connection-dot" aria-hidden />
      <span className="shell-link-label">{t(state)}</span>
    </p>
  )
}
