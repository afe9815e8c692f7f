import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Check } from 'lucide-react'
import { Dialog, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import type { AppField } from '../../../engine/contract/app/document.ts'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { isRows, kindOf } from '../field-kinds.ts'
import { judgeField, type Finding } from '../judge-field.ts'
import type { Candidate, FieldValue } from '../value.ts'
import { rowsOf } from '../value.ts'
import { writeValue, type Language } from '../write-value.ts'
import { useReasonWords } from './use-reason-words.ts'
import { useChoiceNames } from './scalar-editor.tsx'
import { useFieldName } from './use-field-name.ts'
import '../../ui/menu.css'

interface FieldDetailsProps {
  readonly fieldKey: string
  readonly field: AppField
  readonly findings: readonly Finding[]
  readonly onClose: () => void
  readonly onTake: (candidate: Candidate) => void
  readonly onEmpty: () => void
  readonly onAccept: () => void
  /** The value that is pointed at, so that the page can show its place. */
  readonly onPoint: (candidate: Candidate | null) => void
}

/** Why a field has its value, how likely it is, and every other value that was considered. */
export function FieldDetails(props: FieldDetailsProps) {
  const { fieldKey, field, findings, onClose, onTake, onEmpty, onAccept, onPoint } = props
  const { t } = useTranslation('review')
  const name = useFieldName()
  const triggerRef = useMemo(() => ({ current: document.getElementById(`trust-${fieldKey}`) }), [fieldKey])
  const chosen = field.candidates[0]
  const trust = judgeField(field, findings)
  const take = (id: string | number): void => {
    if (id === EMPTY) onEmpty()
    else {
      const candidate = field.candidates[Number(id)]
      if (candidate) onTake(candidate)
    }
  }
  return (
    <Popover
      className="ui-popover review-details-frame"
      triggerRef={triggerRef}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      placement="bottom end"
    >
      <Dialog className="review-details" aria-label={t('details.title', { name: name(fieldKey) })}>
        <header className="review-details-head">
          <h2>{t(`trust.${trust}_long`)}</h2>
          {chosen && <Why candidate={chosen} />}
          {!chosen && <p>{t('details.nothing')}</p>}
          {trust !== 'missing' && chosen?.source !== 'user' && (
            <Button size="small" icon={Check} onPress={onAccept}>
              {t('details.accept')}
            </Button>
          )}
        </header>
        <ListBox
          aria-label={t('details.candidates')}
          className="review-candidates"
          selectionMode="single"
          autoFocus="first"
          onSelectionChange={(keys) => keys !== 'all' && [...keys].slice(0, 1).forEach(take)}
        >
          {field.candidates.map((candidate, at) => (
            <ListBoxItem
              key={at}
              id={String(at)}
              className="review-candidate"
              textValue={writeCandidate(candidate.value)}
              onHoverStart={() => onPoint(candidate)}
              onHoverEnd={() => onPoint(null)}
              onFocus={() => onPoint(candidate)}
            >
              <CandidateLine fieldKey={fieldKey} candidate={candidate} />
            </ListBoxItem>
          ))}
          {field.value !== null && (
            <ListBoxItem id={EMPTY} className="review-candidate" textValue={t('details.empty')}>
              <span className="review-candidate-empty">{t('details.empty')}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Dialog>
    </Popover>
  )
}

const EMPTY = 'empty'

function Why({ candidate }: { readonly candidate: Candidate }) {
  const { t } = useTranslation('review')
  const format = useFormat()
  const reason = useReasonWords()
  const parts = [
    t(`source.${candidate.source}`),
    ...(candidate.page === null ? [] : [t('page.name', { number: candidate.page })]),
    ...(candidate.source === 'user'
      ? []
      : [t('details.confidence', { percent: format.percent(candidate.confidence) })]),
  ]
  return (
    <p>
      {candidate.source === 'user' ? null : reason(candidate.reason)}
      <span className="review-details-figures">{parts.join(' · ')}</span>
    </p>
  )
}

function CandidateLine({ fieldKey, candidate }: { readonly fieldKey: string; readonly candidate: Candidate }) {
  const { t, i18n } = useTranslation('review')
  const format = useFormat()
  const reason = useReasonWords()
  const kind = kindOf(fieldKey)
  const choice = useChoiceNames(fieldKey, isRows(kind) ? 'string' : kind)
  const shown = showValue()
  const notes = [
    candidate.text !== '' && candidate.text !== shown ? t('details.printed', { text: cut(candidate.text) }) : null,
    candidate.page === null ? null : t('page.name', { number: candidate.page }),
    candidate.source === 'user' ? t('source.user') : reason(candidate.reason),
  ]
  return (
    <>
      <span className="review-candidate-value">{shown}</span>
      <span className="review-candidate-notes">{notes.filter((note) => note).join(' · ')}</span>
      <span className="review-candidate-figure">{format.percent(candidate.confidence)}</span>
    </>
  )

  function showValue(): string {
    if (candidate.value === null) return t('details.empty')
    if (isRows(kind)) return t('rows.count', { count: rowsOf(candidate.value).length })
    const value = writeCandidate(candidate.value)
    return kind === 'enum' || kind === 'boolean'
      ? choice(value)
      : cut(writeValue(fieldKey, kind, value, i18n.language as Language))
  }
}

function writeCandidate(value: FieldValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function cut(text: string): string {
  return text.length > 90 ? `${text.slice(0, 88)} …` : text
}
