import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BackupAnswer } from '../../engine/contract/app/backup.ts'
import { useBackup, useStopBackup } from '../api/backup.ts'
import { useFormat } from '../format/use-format.ts'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Badge, Card, Line, Section } from '../ui/room.tsx'
import { BackupDialog } from './backup-dialog.tsx'

/** A copy of everything in another place: when the last one was made, a new one, and how it comes back. */
export function Backup() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { data: backup } = useBackup()
  const [asks, setAsks] = useState(false)
  if (!backup) return null
  const { running, last, failure, daily_at: dailyAt } = backup
  return (
    <Section title={t('backup')} hint={t('backup_hint')}>
      <Card>
        {running ? (
          <Running running={running} />
        ) : (
          <Line
            title={last ? t('backup_last', { date: format.dateTime(last.made_at) }) : t('backup_none')}
            hint={last && t('backup_where', { count: last.documents, folder: last.folder })}
          >
            {last && last.incomplete > 0 && (
              <Badge tone="warn">{t('backup_incomplete', { count: last.incomplete })}</Badge>
            )}
            <Button size="small" onPress={() => setAsks(true)}>
              {t('backup_make')}
            </Button>
          </Line>
        )}
        {failure !== null && (
          <Line title={t('backup_failed')} hint={failure}>
            <Badge tone="bad">{t('backup_failed_badge')}</Badge>
          </Line>
        )}
        <Line
          title={t('backup_restore')}
          hint={t('backup_restore_hint', { folder: last?.folder ?? t('backup_folder') })}
        />
        <Line
          title={t('backup_daily')}
          hint={dailyAt === null ? t('backup_daily_none') : t('backup_daily_hint', { date: format.dateTime(dailyAt) })}
        />
      </Card>
      {asks && <BackupDialog folder={last?.folder ?? ''} onClose={() => setAsks(false)} />}
    </Section>
  )
}

function Running({ running: { folder, done, total } }: { readonly running: NonNullable<BackupAnswer['running']> }) {
  const { t } = useTranslation(['settings', 'ui'])
  const { mutate: stop, isPending } = useStopBackup()
  return (
    <Line title={total === null ? t('backup_begins') : t('backup_progress', { done, total })} hint={folder}>
      <ProgressBar label={t('backup_running')} share={total === null ? 0 : done / Math.max(1, total)} />
      <Button size="small" isPending={isPending} onPress={() => stop()}>
        {t('ui:cancel')}
      </Button>
    </Line>
  )
}
