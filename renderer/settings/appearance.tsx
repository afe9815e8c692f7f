import { useTranslation } from 'react-i18next'
import type { SettingsAnswer } from '../../engine/contract/app/settings.ts'
import { desktop } from '../api/desktop.ts'
import { useChangeSettings } from '../api/settings.ts'
import { Segments } from '../ui/choices.tsx'
import { Card, Line, Section } from '../ui/room.tsx'

export function Appearance({ settings }: { readonly settings: SettingsAnswer }) {
  const { t } = useTranslation('settings')
  const { mutate: change } = useChangeSettings()
  return (
    <Section title={t('appearance')}>
      <Card>
        <Line title={t('language')}>
          <Segments
            label={t('language')}
            value={settings.language}
            choices={[
              { key: 'system', name: t('language_system') },
              // Languages are called what their speakers call them.
              { key: 'de', name: 'Deutsch' },
              { key: 'en', name: 'English' },
            ]}
            onChange={(language) => change({ language }, { onSuccess: () => void desktop()?.settingsChanged() })}
          />
        </Line>
        <Line title={t('theme')}>
          <Segments
            label={t('theme')}
            value={settings.theme}
            choices={[
              { key: 'system', name: t('theme_system') },
              { key: 'light', name: t('theme_light') },
              { key: 'dark', name: t('theme_dark') },
            ]}
            onChange={(theme) => change({ theme })}
          />
        </Line>
      </Card>
    </Section>
  )
}
