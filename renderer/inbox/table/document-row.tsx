import { memo, useState, type ReactNode } from 'react'
import type { AppDocumentListEntry, SearchHit } from '../../../engine/contract/app/document.ts'
import { CheckMark } from '../../ui/check-mark.tsx'
import { columnIndex, type ColumnName } from './columns.ts'
import { RowActions } from './row-actions.tsx'
import type { RowHandlers } from './row-handlers.ts'
import { StatusCell } from './status-cell.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { RowWords } from './use-row-words.ts'

interface RowProps {
  readonly entry: AppDocumentListEntry
  readonly index: number
  /** Pixels from the top of the table's body. */
  readonly top: number
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly handlers: RowHandlers
  readonly words: RowWords
}

export const DocumentRow = memo(function DocumentRow(props: RowProps) {
  const { entry, index, top, isActive, isSelected, handlers, words } = props
  const { t, format, typeName } = words
  const { summary, hits, needs_look } = entry
  const type = typeName(entry.type)
  const trouble = words.trouble(entry)
  const [isPointedAt, setPointedAt] = useState(false)
  return (
    <div
      role="row"
      id={rowId(entry.id)}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={writeClasses({ isActive, isSelected, isTroubled: trouble !== null })}
      style={{ top }}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
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
          <UnderLine entry={entry} type={type} trouble={trouble} />
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
        <StatusCell entry={entry} words={words} />
      </Cell>
      <Cell name="look">
        {needs_look > 0 && (
          <span className="inbox-look" title={t('needs_look', { count: needs_look })}>
            {needs_look}
            <span className="ui-unseen">{t('needs_look', { count: needs_look })}</span>
          </span>
        )}
        {isPointedAt && <RowActions entry={entry} handlers={handlers} words={words} />}
      </Cell>
      {hits.length > 0 && <Hits hits={hits} />}
    </div>
  )
})

function writeClasses(is: { isActive: boolean; isSelected: boolean; isTroubled: boolean }): string {
  const names = ['inbox-row', 'inbox-line']
  if (is.isActive) names.push('inbox-line-active')
  if (is.isSelected) names.push('inbox-line-selected')
  if (is.isTroubled) names.push('inbox-line-troubled')
  return names.join(' ')
}

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

interface UnderLineProps {
  readonly entry: AppDocumentListEntry
  readonly type: string
  readonly trouble: string | null
}

/** Below the sender: what went wrong, else the file; in a narrow table what its hidden columns would say. */
function UnderLine({ entry, type, trouble }: UnderLineProps) {
  const { summary, filename } = entry
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
