import { memo, useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppField } from '../../../engine/contract/app/document.ts'
import { isLong, type ScalarKind } from '../field-kinds.ts'
import { judgeField, type Finding } from '../judge-field.ts'
import { useReviewActions } from '../review-actions.ts'
import { textOf } from '../value.ts'
import type { Writing } from '../read-typed.ts'
import { FieldNotes } from './field-notes.tsx'
import { ScalarEditor } from './scalar-editor.tsx'
import { TrustButton } from './trust-button.tsx'
import { useDraft } from './use-draft.ts'

interface FieldRowProps {
  readonly documentId: number
  readonly fieldKey: string
  readonly kind: ScalarKind
  readonly name: string
  readonly field: AppField
  /** That concern it; `told` are those whose sentence stands here. */
  readonly findings: readonly Finding[]
  readonly told: readonly Finding[]
  readonly refusal: string | null
  readonly restored: string | null
  readonly customTypes: readonly string[]
  readonly writing: Writing
  readonly isActive: boolean
  readonly isHovered: boolean
}

/** One value: its name, its editor, how far it can be trusted, and what does not fit. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { documentId, fieldKey, kind, field, findings, told, refusal, restored, customTypes, writing } = props
  const { t } = useTranslation('review')
  const actions = useReviewActions()
  const notes = useId()
  const id = `field-${fieldKey}`
  const value = textOf(field.value)
  const draft = useDraft({
    documentId,
    fieldKey,
    kind,
    value,
    writing,
    restored,
    onCommit: (next, place) => actions.commit(fieldKey, next, place),
  })
  const trust = judgeField(field, findings)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  useEffect(
    () => actions.register(fieldKey, (_, { value: taken, place }) => latest.current.take(taken, place)),
    [actions, fieldKey],
  )

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape' && draft.isTyped) {
      // Only the second Escape leaves the field.
      event.stopPropagation()
      draft.discard()
    } else if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault()
      actions.openDetails(fieldKey)
    } else if (event.key === 'Enter' && !event.altKey && !draft.commit()) {
      // What cannot be taken is not left behind by Enter.
      event.stopPropagation()
      event.preventDefault()
    }
  }

  return (
    <div
      className="review-field"
      data-key={fieldKey}
      data-trust={trust}
      data-active={props.isActive || undefined}
      data-hovered={props.isHovered || undefined}
      data-typed={draft.isTyped || undefined}
      onMouseEnter={() => actions.hover(fieldKey)}
      onMouseLeave={() => actions.hover(null)}
    >
      <label className="review-field-name" htmlFor={id}>
        {props.name}
      </label>
      <div className="review-field-value" data-long={isLong(fieldKey) || undefined}>
        <ScalarEditor
          id={id}
          fieldKey={fieldKey}
          kind={kind}
          draft={draft}
          value={value}
          customTypes={customTypes}
          describedBy={notes}
          isInvalid={draft.problem !== null || refusal !== null}
          onFocus={() => actions.activate({ key: fieldKey })}
          onKeyDown={handleKey}
          onTake={(taken) => draft.take(taken, null)}
        />
      </div>
      <TrustButton
        fieldKey={fieldKey}
        name={props.name}
        trust={draft.isTyped ? 'typed' : trust}
        words={t(`trust.${draft.isTyped ? 'typed' : trust}`)}
      />
      <FieldNotes
        id={notes}
        trust={t(`trust.${trust}`)}
        problem={draft.problem === null ? null : t(`problem.${draft.problem}`)}
        refusal={refusal}
        restored={draft.isRestored ? t('field.restored') : null}
        findings={told}
      />
    </div>
  )
})
