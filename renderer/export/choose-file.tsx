import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExportPreview } from '../../engine/contract/app/export.ts'
import { Button } from '../ui/button.tsx'
import { Segments } from '../ui/choices.tsx'
import { Card, Line, Section } from '../ui/room.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import type { ChosenFile } from './use-choice.ts'

interface ChooseFileProps {
  readonly chosen: ChosenFile
  readonly columns: ExportPreview | undefined
  readonly onChange: (chosen: ChosenFile) => void
}

/** What kind of file, with which columns. */
export function ChooseFile({ chosen, columns, onChange }: ChooseFileProps) {
  const { t } = useTranslation('export')
  const [choosesColumns, setChoosesColumns] = useState(false)
  const { format, separator } = chosen
  return (
    <Section title={t('file')}>
      <Card>
        <Line title={t('format')} hint={t(`format_hint.${format}`)}>
          <Segments
            label={t('format')}
            value={format}
            choices={(['xlsx', 'csv', 'json'] as const).map((key) => ({ key, name: t(key) }))}
            onChange={(key) => onChange({ ...chosen, format: key })}
          />
        </Line>
        {format === 'csv' && (
          <Line title={t('separator')} hint={t('separator_hint')}>
            <Segments
              label={t('separator')}
              value={separator}
              choices={[
                { key: ',', name: t('comma') },
                { key: ';', name: t('semicolon') },
              ]}
              onChange={(key) => onChange({ ...chosen, separator: key })}
            />
          </Line>
        )}
        {format !== 'json' && columns && (
          <Line
            title={t('columns')}
            hint={t('columns_count', { count: columns.columns.length, total: columns.available.length })}
          >
            {chosen.columns !== null && (
              <Button size="small" variant="plain" onPress={() => onChange({ ...chosen, columns: null })}>
                {t('standard_columns')}
              </Button>
            )}
            <Button size="small" onPress={() => setChoosesColumns(true)}>
              {t('choose_columns')}
            </Button>
          </Line>
        )}
      </Card>
      {choosesColumns && columns && (
        <ColumnsDialog
          preview={columns}
          onChange={(names) => onChange({ ...chosen, columns: names })}
          onClose={() => setChoosesColumns(false)}
        />
      )}
    </Section>
  )
}
