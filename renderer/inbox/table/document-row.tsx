import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppDocumentListEntry, SearchHit } from '../../../engine/contract/app/document.ts'
import { useFormat } from '../../format/use-format.ts'
import { CheckMark } from '../../ui/check-mark.tsx'
import { columnIndex, type ColumnName } from './columns.ts'
import { RowActions } from './row-actions.tsx'
import { StatusCell } from './status-cell.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { useTrouble } from './use-trouble.ts'
import { useTypeName } from './use-type-name.ts'

export interface RowHandlers {
  /** A press on the row: opens it, or with keys selects. */
  readonly onPress: (index: number, keys: { readonly shift: boolean; readonly toggles: boolean }) => void
  readonly onSelect: (index: number, keys: { readonly shift: boolean }) => void
  readonly onRemove: (id: number) => void
  readonly onAgain: (entry: AppDocumentListEntry) => void
}

interface RowProps {
  readonly entry: AppDocumentListEntry
  readonly index: number
  /** Pixels from the top of the table's body. */
  readonly top: number
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly handlers: RowHandlers
}

export const DocumentRow = memo(function DocumentRow(props: RowProps) {
  const { entry, index, top, isActive, isSelected, handlers } = props
  const { t } = useTranslation('inbox')
  const format = useFormat()
  const typeName = useTypeName()
  const { summary, hits, needs_look } = entry
  const type = typeName(entry.type)
  return (
    <div
      role="row"
      id={rowId(entry.id)}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={`inbox-row inbox-line${isActive ? ' inbox-line-active' : ''}${isSelected ? ' inbox-line-selected' : ''}`}
      style={{ transform: `translateY(${top}px)` }}
      onClick={({ shiftKey, ctrlKey, metaKey }) =>
        handlers.onPress(index, { shift: shiftKey, toggles: ctrlKey || metaKey })
      }
    >
      <div
        role="gridcell"
        aria-colindex={columnIndex('select')}
        className="inbox-cell inbox-cell-select"
        onClick={(event) => {
          event.stopPropagation()
          handlers.onSelect(index, { shift: event.shiftKey })
        }}
      >
        <CheckMark state={isSelected ? 'all' : 'none'} />
      </div>
      <Cell name="thumbnail">
        <Thumbnail thumbnail={entry.thumbnail} format={entry.file_format} />
      </Cell>
      <Cell name="sender">
        <span className="inbox-sender inbox-clip">{summary.sender_name ?? entry.filename}</span>
        <span className="inbox-under inbox-clip">
          <UnderLine entry={entry} type={type} />
        </span>
      </Cell>
      <Cell name="type">
        <span className="inbox-clip">{type}</span>
      </Cell>
      <Cell name="number">
        <span className="inbox-clip">{summary.document_number}</span>
      </Cell>
      <Cell name="date">{summary.issue_date && format.date(summary.issue_date)}</Cell>
      <Cell name="due">{summary.payment_due_date && format.date(summary.payment_due_date)}</Cell>
      <Cell name="gross">
        <span className="inbox-clip">
          {summary.gross_amount && format.amount(summary.gross_amount, summary.currency)}
        </span>
      </Cell>
      <Cell name="status">
        <StatusCell entry={entry} />
      </Cell>
      <Cell name="look">
        {needs_look > 0 && (
          <span className="inbox-look" title={t('needs_look', { count: needs_look })}>
            {needs_look}
            <span className="ui-unseen">{t('needs_look', { count: needs_look })}</span>
          </span>
        )}
        <RowActions entry={entry} handlers={handlers} />
      </Cell>
      {hits.length > 0 && <Hits hits={hits} />}
    </div>
  )
})

/** The id of a row's element, for aria-activedescendant. */
export function rowId(id: number): string {
  return `document-${id}`
}

function Cell({ name, children }: { readonly name: ColumnName; readonly children: ReactNode }) {
  return (
    <div role="gridcell" aria-colindex={columnIndex(name)} className={`inbox-cell inbox-cell-${name}`}>
      {children}
    </div>
  )
}

/** Below the sender: what went wrong, else the file; in a narrow table what its hidden columns would say. */
function UnderLine({ entry, type }: { readonly entry: AppDocumentListEntry; readonly type: string }) {
  const { summary, filename } = entry
  const trouble = useTrouble()(entry)
  if (trouble !== null) {
    return (
      <span className="inbox-under-bad" title={entry.processing_error ?? trouble}>
        {trouble}
      </span>
    )
  }
  const brief = [type, summary.document_number].filter(Boolean).join(' · ')
  return (
    <>
      <span className="inbox-wide">{summary.sender_name === null ? '' : filename}</span>
      <span className="inbox-narrow" aria-hidden>
        {brief || filename}
      </span>
    </>
  )
}

/** Hits that one line has room for. */
const SHOWN_HITS = 2

/** Where the search hit, on a line of its own. */
function Hits({ hits }: { readonly hits: readonly SearchHit[] }) {
  return (
    <div role="gridcell" className="inbox-hits inbox-clip">
      {hits.slice(0, SHOWN_HITS).map((hit) => (
        <span key={`${hit.where} ${hit.key}`} className="inbox-hit">
          {hit.parts.map((part, at) => (part.hit ? <mark key={at}>{part.text}</mark> : part.text))}
        </span>
      ))}
    </div>
  )
}
