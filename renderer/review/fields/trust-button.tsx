import { useTranslation } from 'react-i18next'
import type { Trust } from '../judge-field.ts'
import { useReviewActions } from '../review-actions.ts'
import { useFieldName } from './use-field-name.ts'

interface TrustButtonProps {
  readonly fieldKey: string
  readonly trust: Trust
  readonly isTyped: boolean
}

/** How far a value can be trusted, in words; pressed, it says why and what else was considered. By keyboard: Alt and down. */
export function TrustButton({ fieldKey, trust, isTyped }: TrustButtonProps) {
  const { t } = useTranslation('review')
  const name = useFieldName()
  const actions = useReviewActions()
  const words = isTyped ? t('trust.typed') : t(`trust.${trust}`)
  return (
    <button
      type="button"
      id={`trust-${fieldKey}`}
      className="review-trust"
      data-trust={isTyped ? 'typed' : trust}
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={`${name(fieldKey)}: ${words}`}
      // The field keeps its focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => actions.openDetails(fieldKey)}
    >
      <span className="review-trust-dot" aria-hidden />
      {words}
    </button>
  )
}
