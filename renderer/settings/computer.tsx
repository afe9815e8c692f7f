import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { desktop } from '../api/desktop.ts'
import { useStorage } from '../api/storage.ts'
import { useFormat } from '../format/use-format.ts'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/choices.tsx'
import { Card, Line, Section } from '../ui/room.tsx'

/** Where everything lies, and what only the window on the desktop can set. */
export function Computer() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { data: storage } = useStorage()
  const bridge = desktop()
  if (!storage) return null
  const { total, originals, pictures, database } = storage.data_size
  return (
    <Section title={t('computer')}>
      <Card>
        <Line title={t('data_folder')} hint={storage.data_folder}>
          {bridge && (
            <Button icon={FolderOpen} size="small" onPress={() => void bridge.openDataFolder()}>
              {t('open_folder')}
            </Button>
          )}
        </Line>
        <Line
          title={t('data_size')}
          hint={t('data_size_parts', {
            originals: format.fileSize(originals),
            pictures: format.fileSize(pictures),
            database: format.fileSize(database),
          })}
        >
          {format.fileSize(total)}
        </Line>
        {bridge && <StartAtLogin />}
      </Card>
    </Section>
  )
}

function StartAtLogin() {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const queryKey = ['start-at-login']
  const { data: starts } = useQuery({ queryKey, queryFn: () => desktop()?.getStartAtLogin() ?? false })
  const set = async (start: boolean): Promise<void> => {
    client.setQueryData(queryKey, await desktop()?.setStartAtLogin(start))
  }
  return (
    <Line title={t('start_at_login')} hint={t('start_at_login_hint')}>
      <Switch label={t('start_at_login')} isSelected={starts === true} onChange={(start) => void set(start)} />
    </Line>
  )
}
