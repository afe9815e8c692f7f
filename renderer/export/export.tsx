import { FileDown, FileX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../api/accounts.ts'
import { useExportPreview } from '../api/export.ts'
import { useSettings } from '../api/settings.ts'
import { useFormat } from '../format/use-format.ts'
import { Button } from '../ui/button.tsx'
import { Room, Section } from '../ui/room.tsx'
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx'
import { ChooseDocuments } from './choose-documents.tsx'
import { ChooseFile } from './choose-file.tsx'
import { Preview } from './preview.tsx'
import { useChoice } from './use-choice.ts'
import { useSave } from './use-save.ts'
import { useTitles } from './use-titles.ts'
import './export.css'

/** Which documents, as which file: seen before it is saved. */
export function Export() {
  const account = useCurrentAccount()
  const { data: settings } = useSettings()
  if (!account || !settings) return <Loading />
  return <ExportOf key={account.id} accountId={account.id} last={settings.export} />
}

interface ExportOfProps {
  readonly accountId: number
  readonly last: Parameters<typeof useChoice>[0]
}

function ExportOf({ accountId, last }: ExportOfProps) {
  const { t } = useTranslation('export')
  const format = useFormat()
  const titles = useTitles()
  const { documents, file, chooseDocuments, chooseFile, wanted } = useChoice(last)
  const { data: preview, error, refetch } = useExportPreview(accountId, { ...wanted, titles })
  const { save, isSaving } = useSave(accountId, { ...wanted, titles })
  const total = preview?.total ?? 0
  return (
    <Room
      title={t('title')}
      actions={
        <Button
          variant="primary"
          icon={FileDown}
          isDisabled={total === 0}
          isPending={isSaving}
          onPress={() => void save()}
        >
          {t('save', { count: total })}
        </Button>
      }
    >
      <ChooseDocuments chosen={documents} onChange={chooseDocuments} />
      <ChooseFile chosen={file} columns={preview} onChange={chooseFile} />
      <Section
        title={t('preview')}
        hint={
          total > 0 && preview ? t('preview_rows', { shown: preview.rows.length, total: format.number(total) }) : null
        }
      >
        {error && !preview && <ErrorState title={t('retry_title')} error={error} onRetry={() => void refetch()} />}
        {preview && total === 0 && (
          <EmptyState icon={FileX} title={t('nothing')}>
            {t('nothing_hint')}
          </EmptyState>
        )}
        {preview && total > 0 && <Preview preview={preview} />}
      </Section>
    </Room>
  )
}
