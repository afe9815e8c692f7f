import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingsAnswer } from '../../engine/contract/app/settings.ts'
import { useChangeSettings } from '../api/settings.ts'
import { Card, Line, Section } from '../ui/room.tsx'
import { TextField } from '../ui/text-field.tsx'
import { LocaleSelect } from './locale-select.tsx'

/** Who corrects, and how documents are read. */
export function Preferences({ settings }: { readonly settings: SettingsAnswer }) {
  const { t } = useTranslation('settings')
  const { mutate: change } = useChangeSettings()
  const [name, setName] = useState(settings.user_name ?? '')
  return (
    <>
      <Section title={t('you')}>
        <TextField
          label={t('user_name')}
          hint={t('user_name_hint')}
          value={name}
          onChange={setName}
          onBlur={() => change({ user_name: name.trim() || null })}
        />
      </Section>
      <Section title={t('reading')}>
        <Card>
          <Line title={t('default_locale')} hint={t('default_locale_hint')}>
            <LocaleSelect
              label={t('default_locale')}
              isLabelHidden
              value={settings.default_locale}
              onChange={(locale) => change({ default_locale: locale })}
            />
          </Line>
        </Card>
      </Section>
    </>
  )
}
