import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { desktop } from '../api/desktop.ts'
import { useSession, useSignOut } from '../api/session.ts'
import type { SettingsAnswer } from '../../engine/contract/app/settings.ts'
import { useFormat } from '../format/use-format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Card, Line, Section } from '../ui/room.tsx'
import { THIRD_PARTY } from './third-party.ts'

export function About({ settings }: { readonly settings: SettingsAnswer }) {
  const { version, has_second_recognizer: hasSecond } = settings
  const { t } = useTranslation('settings')
  const [showsLicences, setShowsLicences] = useState(false)
  return (
    <Section title={t('about')}>
      <Card>
        <Line title={t('version', { version })} hint={t('version_hint')}>
          <Button size="small" onPress={() => setShowsLicences(true)}>
            {t('licences')}
          </Button>
        </Line>
        <Line title={t('recognition')} hint={t(hasSecond ? 'recognition_both' : 'recognition_alone')} />
        {desktop() === null && <SignOut />}
      </Card>
      <Dialog title={t('licences_title')} isOpen={showsLicences} onClose={() => setShowsLicences(false)}>
        <table className="settings-licences">
          <thead>
            <tr>
              <th scope="col">{t('part')}</th>
              <th scope="col">{t('licence')}</th>
              <th scope="col">{t('purpose')}</th>
            </tr>
          </thead>
          <tbody>
            {THIRD_PARTY.map(({ name, licence, purpose }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{licence}</td>
                <td lang="en">{purpose}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Dialog>
    </Section>
  )
}

/** The window on the desktop is always signed in. */
function SignOut() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { data: session } = useSession()
  const { mutate: signOut } = useSignOut()
  if (!session) return null
  return (
    <Line title={t('sign_out_title')} hint={t('sign_out_hint', { date: format.dateTime(session.expires_at) })}>
      <Button size="small" onPress={() => signOut()}>
        {t('sign_out')}
      </Button>
    </Line>
  )
}
