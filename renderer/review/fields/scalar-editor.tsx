import { useRef, useState, type KeyboardEvent } from 'react'
import { CalendarDays, Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { checkIban } from '../check-iban.ts'
import { CHOICES, DOCUMENT_TYPES, isIban, isLong, type ScalarKind } from '../field-kinds.ts'
import { DatePopover } from './date-popover.tsx'
import type { TypedDraft } from './use-draft.ts'

interface ScalarEditorProps {
  readonly id: string
  readonly fieldKey: string
  readonly kind: ScalarKind
  readonly draft: TypedDraft
  readonly value: string | null
  readonly customTypes: readonly string[]
  readonly describedBy: string
  readonly isInvalid: boolean
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  /** Takes a value at once, as from the calendar. */
  readonly onTake: (value: string | null) => void
}

/** The control of one value, by its kind. What is typed is handed over when the control is left. */
export function ScalarEditor(props: ScalarEditorProps) {
  const { id, fieldKey, kind, draft, describedBy, isInvalid, onFocus, onKeyDown } = props
  const shared = {
    id,
    value: draft.text,
    'data-field': fieldKey,
    'data-kind': kind,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    onFocus,
    onKeyDown,
    onBlur: () => void draft.commit(),
  }
  const type = ({ currentTarget }: { currentTarget: { value: string } }): void => draft.type(currentTarget.value)
  if (kind === 'enum' || kind === 'boolean') return <ChoiceEditor {...props} shared={shared} />
  if (isLong(fieldKey)) return <textarea {...shared} className="review-input" rows={1} onChange={type} />
  return (
    <>
      <input
        {...shared}
        className="review-input"
        type="text"
        inputMode={kind === 'amount' || kind === 'number' ? 'decimal' : kind === 'integer' ? 'numeric' : 'text'}
        autoComplete="off"
        spellCheck={false}
        onChange={type}
        // A value is more often replaced than changed.
        onClick={({ currentTarget, detail }) => detail === 1 && !draft.isTyped && selectIfUntouched(currentTarget)}
      />
      {isIban(fieldKey) && <IbanSign text={draft.text} />}
      {fieldKey === 'currency' && <CurrencyName code={draft.text} />}
      {kind === 'date' && <DateButton {...props} />}
    </>
  )
}

function ChoiceEditor(props: ScalarEditorProps & { readonly shared: React.ComponentProps<'select'> }) {
  const { fieldKey, kind, value, customTypes, draft, shared } = props
  const { t } = useTranslation('review')
  // With the arrow keys one passes choices that are not meant: those count only once the control is left.
  const isPassing = useRef(false)
  const name = useChoiceNames(fieldKey, kind)
  const choices =
    kind === 'boolean'
      ? ['true', 'false']
      : fieldKey === 'type'
        ? [...DOCUMENT_TYPES, ...customTypes]
        : (CHOICES[fieldKey] ?? [])
  const unknown = value !== null && !choices.includes(value) ? [value] : []
  return (
    <select
      {...shared}
      className="review-input review-select"
      onPointerDown={() => (isPassing.current = false)}
      onKeyDown={(event) => {
        isPassing.current = true
        props.onKeyDown(event)
      }}
      onChange={({ currentTarget }) => {
        draft.type(currentTarget.value)
        if (!isPassing.current) draft.commit()
      }}
    >
      {fieldKey !== 'type' && <option value="">{t('field.not_stated')}</option>}
      {[...choices, ...unknown].map((choice) => (
        <option key={choice} value={choice}>
          {name(choice)}
        </option>
      ))}
    </select>
  )
}

/** What a choice is called; a type or choice of the caller's own as it is. */
export function useChoiceNames(key: string, kind: ScalarKind): (choice: string) => string {
  const { t: word } = useTranslation('review')
  const { t: document, i18n } = useTranslation('document')
  const { t: field } = useTranslation('fields')
  return (choice) => {
    if (kind === 'boolean') return choice === 'true' ? word('field.yes') : word('field.no')
    if (key === 'type') {
      return i18n.exists(`document:type.${choice}`) ? document(`type.${choice}` as 'type.invoice') : choice
    }
    return i18n.exists(`fields:choice.${key}.${choice}`)
      ? field(`choice.${key}.${choice}` as 'choice.payment_means.card')
      : choice
  }
}

function IbanSign({ text }: { readonly text: string }) {
  const { t } = useTranslation('review')
  if (text === '') return null
  const state = checkIban(text)
  return (
    <span className="review-hint" data-state={state} role="status" title={t(`iban.${state}`)}>
      {state === 'right' && <Check size={13} aria-hidden />}
      {state === 'wrong' && <X size={13} aria-hidden />}
      <span className="ui-unseen">{t(`iban.${state}`)}</span>
    </span>
  )
}

function CurrencyName({ code }: { readonly code: string }) {
  const { i18n } = useTranslation('review')
  if (!/^[A-Z]{3}$/.test(code)) return null
  const name = new Intl.DisplayNames([i18n.language], { type: 'currency', fallback: 'none' }).of(code)
  return name === undefined ? null : <span className="review-hint">{name}</span>
}

function DateButton({ id, value, onTake }: ScalarEditorProps) {
  const { t } = useTranslation('review')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        id={`${id}-calendar`}
        className="review-inner-button"
        tabIndex={-1}
        aria-label={t('field.calendar')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        <CalendarDays size={14} aria-hidden />
      </button>
      {isOpen && (
        <DatePopover
          trigger={() => document.getElementById(id)}
          value={value}
          onClose={() => setOpen(false)}
          onTake={(date) => {
            setOpen(false)
            onTake(date)
          }}
        />
      )}
    </>
  )
}

/** The first click selects all; one that placed the cursor or selected a part is left alone. */
function selectIfUntouched(input: HTMLInputElement): void {
  if (input.dataset['entered'] === 'true') return
  input.dataset['entered'] = 'true'
  if (input.selectionStart === input.selectionEnd) input.select()
  input.addEventListener('blur', () => delete input.dataset['entered'], { once: true })
}
