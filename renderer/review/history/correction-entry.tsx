import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CorrectionResource } from '../../../engine/contract/app/correction.ts'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { useFieldName } from '../fields/use-field-name.ts'
import { ChangedValue } from './shown-value.tsx'

interface CorrectionEntryProps {
  readonly correction: CorrectionResource
  readonly onUndo: () => void
}

/** What a person said about a field, and the way to take it back. */
export function CorrectionEntry({ correction, onUndo }: CorrectionEntryProps) {
  const { t } = useTranslation('review')
  const name = useFieldName()
  const format = useFormat()
  const { key, value, previous, text, page, created_at: at, created_by: by, undone_at: undone } = correction
  return (
    <div data-undone={undone !== null || undefined}>
      <div className="review-history-head">
        <strong>{name(key)}</strong>
        <span>{[format.dateTime(at), by].filter((part) => part).join(' · ')}</span>
      </div>
      <ChangedValue fieldKey={key} before={previous.value} after={value} />
      {page !== null && text !== '' && (
        <p className="review-history-place">{t('history.place', { text: text.slice(0, 80), page })}</p>
      )}
      {undone === null ? (
        <Button size="small" variant="plain" icon={Undo2} onPress={onUndo}>
          {t('history.undo')}
        </Button>
      ) : (
        <p className="review-history-place">{t('history.undone', { when: format.dateTime(undone) })}</p>
      )}
    </div>
  )
}
