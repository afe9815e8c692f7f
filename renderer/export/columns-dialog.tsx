import { useTranslation } from 'react-i18next'
import type { ExportPreview } from '../../engine/contract/app/export.ts'
import { Checks } from '../ui/choices.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface ColumnsDialogProps {
  readonly preview: ExportPreview
  readonly onChange: (names: readonly string[]) => void
  readonly onClose: () => void
}

/** Which columns the file has; they keep their usual order, and at least one stays. */
export function ColumnsDialog({ preview, onChange, onClose }: ColumnsDialogProps) {
  const { t } = useTranslation('export')
  const order = preview.available.map(({ name }) => name)
  return (
    <Dialog title={t('choose_columns')} isOpen onClose={onClose}>
      <div className="export-columns">
        <Checks
          label={t('columns')}
          value={preview.columns.map(({ name }) => name)}
          choices={preview.available.map(({ name, title }) => ({ key: name, name: title }))}
          onChange={(names) => names.length > 0 && onChange(order.filter((name) => names.includes(name)))}
        />
      </div>
    </Dialog>
  )
}
