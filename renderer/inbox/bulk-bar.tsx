import { CircleCheck, Share, Trash2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../ui/button.tsx'

interface BulkBarProps {
  readonly count: number
  readonly onExport: () => void
  readonly onCheck: () => void
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** What can be done with all that is selected; it takes the place of the filters. */
export function BulkBar({ count, onExport, onCheck, onRemove, onClear }: BulkBarProps) {
  const { t } = useTranslation('inbox')
  return (
    <div className="inbox-bulk" role="toolbar" aria-label={t('selection')}>
      <IconButton label={t('clear_selection')} icon={X} size="small" keys="Esc" onPress={onClear} />
      <strong role="status" className="inbox-bulk-count">
        {t('selected', { count })}
      </strong>
      <Button size="small" icon={CircleCheck} onPress={onCheck}>
        {t('check')}
      </Button>
      <Button size="small" icon={Share} onPress={onExport}>
        {t('export')}
      </Button>
      <Button size="small" variant="danger" icon={Trash2} onPress={onRemove}>
        {t('remove')}
      </Button>
    </div>
  )
}
