import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CorrectionResource } from '../../engine/contract/app/correction.ts'
import type { AppDocument } from '../../engine/contract/app/document.ts'
import { queryKeys } from '../api/query-keys.ts'
import { correctionsQuery, undoCorrection } from '../api/review.ts'
import { useFormat } from '../format/use-format.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Loading } from '../ui/states.tsx'
import { tellError } from './document-menu.tsx'
import { isRows, kindOf } from './field-kinds.ts'
import { useChoiceNames } from './fields/scalar-editor.tsx'
import { useFieldName } from './fields/use-field-name.ts'
import { rowsOf, textOf, type FieldValue } from './value.ts'
import { writeValue, type Language } from './write-value.ts'

interface HistoryPaneProps {
  readonly document: AppDocument
  readonly onClose: () => void
}

/** Every correction of a document, newest first; each can be undone. */
export function HistoryPane({ document, onClose }: HistoryPaneProps) {
  const { t } = useTranslation('review')
  const client = useQueryClient()
  const { data: corrections } = useQuery(correctionsQuery(document.id))
  const undo = (id: number): void => {
    undoCorrection(document.id, id).then((fresh) => {
      client.setQueryData(queryKeys.document(document.id), fresh)
      return client.invalidateQueries({ queryKey: correctionsQuery(document.id).queryKey })
    }, tellError)
  }
  return (
    <section className="review-history" aria-label={t('history.title')}>
      <header>
        <h2>{t('history.title')}</h2>
        <IconButton label={t('history.close')} icon={X} size="small" onPress={onClose} />
      </header>
      {!corrections && <Loading />}
      {corrections?.length === 0 && <p className="review-history-none">{t('history.none')}</p>}
      <ol>
        {corrections?.map((correction) => (
          <Entry key={correction.id} correction={correction} onUndo={() => undo(correction.id)} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ correction, onUndo }: { readonly correction: CorrectionResource; readonly onUndo: () => void }) {
  const { t } = useTranslation('review')
  const name = useFieldName()
  const format = useFormat()
  const { key, value, previous, text, page, created_at: at, created_by: by, undone_at: undone } = correction
  return (
    <li data-undone={undone !== null || undefined}>
      <div className="review-history-head">
        <strong>{name(key)}</strong>
        <span>{[format.dateTime(at), by].filter((part) => part).join(' · ')}</span>
      </div>
      <p>
        <del>
          <ShownValue fieldKey={key} value={previous.value} />
        </del>{' '}
        <ins>
          <ShownValue fieldKey={key} value={value} />
        </ins>
      </p>
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
    </li>
  )
}

function ShownValue({ fieldKey, value }: { readonly fieldKey: string; readonly value: FieldValue }) {
  const { t, i18n } = useTranslation('review')
  const kind = kindOf(fieldKey)
  const choice = useChoiceNames(fieldKey, isRows(kind) ? 'string' : kind)
  if (value === null) return t('history.empty')
  if (isRows(kind)) return t('rows.count', { count: rowsOf(value).length })
  const text = textOf(value) ?? ''
  return kind === 'enum' || kind === 'boolean'
    ? choice(text)
    : writeValue(fieldKey, kind, text, i18n.language as Language)
}
