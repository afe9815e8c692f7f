import { useTranslation } from 'react-i18next'
import type { SettingsAnswer } from '../../engine/contract/app/settings.ts'
import { fetchTrail, useAudit } from '../api/audit.ts'
import { useChangeSettings } from '../api/settings.ts'
import { useFormat } from '../format/use-format.ts'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/choices.tsx'
import { Card, Line, Section } from '../ui/room.tsx'
import { saveFile } from '../ui/save-file.ts'
import { showMessage } from '../ui/toasts.tsx'

/** What keeps records as they are: the lock after an export, and the trail of every change. */
export function Records({ settings }: { readonly settings: SettingsAnswer }) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { mutate: change } = useChangeSettings()
  const { data: audit } = useAudit()
  const save = (kind: 'csv' | 'json'): void => {
    fetchTrail(kind).then(
      ({ blob, name }) => saveFile(blob, name),
      (error: unknown) => showMessage({ text: error instanceof Error ? error.message : String(error), tone: 'bad' }),
    )
  }
  return (
    <Section title={t('records')}>
      <Card>
        <Line title={t('lock_exported')} hint={t('lock_exported_hint')}>
          <Switch
            label={t('lock_exported')}
            isSelected={settings.lock_exported}
            onChange={(lock) => change({ lock_exported: lock })}
          />
        </Line>
        <Line
          title={t('audit')}
          hint={
            audit?.last_at
              ? t('audit_hint', { count: audit.entries, date: format.dateTime(audit.last_at) })
              : t('audit_none')
          }
        >
          {(['csv', 'json'] as const).map((kind) => (
            <Button key={kind} size="small" aria-label={t('audit_save', { kind })} onPress={() => save(kind)}>
              {kind.toUpperCase()}
            </Button>
          ))}
        </Line>
      </Card>
    </Section>
  )
}
