import { useTranslation } from 'react-i18next'
import { useSettings } from '../api/settings.ts'
import { ErrorState, Loading } from '../ui/states.tsx'
import { Room } from '../ui/room.tsx'
import { About } from './about.tsx'
import { Accounts } from './accounts.tsx'
import { Appearance } from './appearance.tsx'
import { Backup } from './backup.tsx'
import { Computer } from './computer.tsx'
import { Payments } from './payments.tsx'
import { Preferences } from './preferences.tsx'
import { Records } from './records.tsx'
import './settings.css'

/** What is set for Docket as a whole, and its accounts. Every change holds at once. */
export function Settings() {
  const { t } = useTranslation('settings')
  const { data: settings, error, refetch } = useSettings()
  if (error && !settings) return <ErrorState title={t('title')} error={error} onRetry={() => void refetch()} />
  if (!settings) return <Loading />
  return (
    <Room title={t('title')}>
      <Appearance settings={settings} />
      <Preferences settings={settings} />
      <Accounts />
      <Payments />
      <Records settings={settings} />
      <Backup />
      <Computer />
      <About settings={settings} />
    </Room>
  )
}
