import type { Trust } from '../judge-field.ts'
import { useReviewActions } from '../review-actions.ts'

interface TrustButtonProps {
  readonly fieldKey: string
  /** Of the field, in the language of the page. */
  readonly name: string
  readonly trust: Trust | 'typed'
  /** The trust in words. */
  readonly words: string
}

/** How far a value can be trusted, in words; pressed, it says why and what else was considered. By keyboard: Alt and down. */
export function TrustButton({ fieldKey, name, trust, words }: TrustButtonProps) {
  const actions = useReviewActions()
  return (
    <button
      type="button"
      id={`trust-${fieldKey}`}
      className="review-trust"
      data-trust={trust}
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={`${name}: ${words}`}
      // The field keeps its focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => actions.openDetails(fieldKey)}
    >
      <span className="review-trust-dot" aria-hidden />
      {words}
    </button>
  )
}
