import { ArrowDown, ArrowUp, Check, X } from 'lucide-react'
import { memo, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { RunningSum } from '../add-up-rows.ts'
import { CHOICES, isLong, type RowCells, type ScalarKind } from '../field-kinds.ts'
import { useChoiceNames } from '../fields/scalar-editor.tsx'
import { useCellName, useFieldName } from '../fields/use-field-name.ts'
import type { TypedProblem } from '../read-typed.ts'
import { writeDecimal, writeValue, type Language } from '../write-value.ts'
import { widthOf } from './choose-columns.ts'
import type { EditedRow } from './edit-rows.ts'

interface RowsTableProps {
  readonly fieldKey: string
  readonly cells: RowCells
  readonly columns: readonly string[]
  readonly rows: readonly EditedRow[]
  readonly problems: Readonly<Record<string, TypedProblem>>
  readonly sums: readonly RunningSum[]
  readonly describedBy: string
  readonly onType: (row: number, cell: string, text: string) => void
  readonly onLeaveCell: () => void
  readonly onFocusCell: (row: number, cell: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, row: number, cell: string) => void
  readonly onMove: (row: number, by: 1 | -1) => void
  readonly onRemove: (row: number) => void
}

/** More are drawn on demand: a year's statement has thousands. */
const SHOWN_AT_FIRST = 50

export function cellId(key: string, row: number, cell: string): string {
  return `cell-${key}-${row}-${cell}`
}

/** Rows and their cells, each an editor of its own; scrolls sideways where it is too wide. */
export function RowsTable(props: RowsTableProps) {
  const { fieldKey, cells, columns, rows, sums, onMove, onRemove } = props
  const { t } = useTranslation('review')
  const name = useFieldName()
  const cellName = useCellName()
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? rows : rows.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <div className="review-table-frame">
        <table className="review-table" aria-label={name(fieldKey)}>
          <thead>
            <tr>
              {columns.map((cell) => (
                <th
                  key={cell}
                  scope="col"
                  data-kind={cells[cell]}
                  style={{ minWidth: `${widthOf(cell, cells[cell]!) * 0.44 + 1}rem` }}
                >
                  {cellName(cell)}
                </th>
              ))}
              <td className="review-table-tools" />
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <tr key={at}>
                {columns.map((cell) => (
                  <td key={cell} data-kind={cells[cell]} data-problem={props.problems[`${at}.${cell}`]}>
                    <RowCell
                      {...props}
                      row={row}
                      at={at}
                      cell={cell}
                      kind={cells[cell]!}
                      label={`${cellName(cell)} ${at + 1}`}
                    />
                  </td>
                ))}
                <td className="review-table-tools">
                  <span>
                    <RowButton icon={ArrowUp} label={t('rows.up', { number: at + 1 })} onClick={() => onMove(at, -1)} />
                    <RowButton
                      icon={ArrowDown}
                      label={t('rows.down', { number: at + 1 })}
                      onClick={() => onMove(at, 1)}
                    />
                    <RowButton icon={X} label={t('rows.remove', { number: at + 1 })} onClick={() => onRemove(at)} />
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
          {sums.length > 0 && (
            <tfoot>
              <tr>
                {columns.map((cell) => (
                  <Sum key={cell} sum={sums.find((sum) => sum.cell === cell) ?? null} />
                ))}
                <td className="review-table-tools" />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {shown.length < rows.length && (
        <Button size="small" variant="plain" onPress={() => setShowsAll(true)}>
          {t('rows.show_all', { count: rows.length })}
        </Button>
      )}
    </>
  )
}

interface RowCellProps extends RowsTableProps {
  readonly row: EditedRow
  readonly at: number
  readonly cell: string
  readonly kind: ScalarKind
  readonly label: string
}

function RowCell({ fieldKey, row, at, cell, kind, label, describedBy, problems, ...on }: RowCellProps) {
  const { i18n } = useTranslation('review')
  const text = row.typed[cell] ?? writeValue(cell, kind, row.value[cell] ?? null, i18n.language as Language)
  const shared = {
    id: cellId(fieldKey, at, cell),
    className: 'review-cell',
    'data-field': fieldKey,
    'data-cell': cell,
    'data-row': at,
    'data-kind': kind,
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': problems[`${at}.${cell}`] !== undefined || undefined,
    value: text,
    onFocus: () => on.onFocusCell(at, cell),
    onBlur: on.onLeaveCell,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => on.onKeyDown(event, at, cell),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => on.onType(at, cell, currentTarget.value),
  }
  if (kind === 'enum' || kind === 'boolean') return <CellChoice cell={cell} kind={kind} shared={shared} />
  if (isLong(cell) || cell === 'name') return <textarea {...shared} rows={1} />
  return <input {...shared} type="text" autoComplete="off" spellCheck={false} />
}

function CellChoice({
  cell,
  kind,
  shared,
}: {
  cell: string
  kind: ScalarKind
  shared: React.ComponentProps<'select'>
}) {
  const name = useChoiceNames(cell, kind)
  const choices = kind === 'boolean' ? ['true', 'false'] : (CHOICES[cell] ?? [])
  return (
    <select {...shared}>
      <option value="">–</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {name(choice)}
        </option>
      ))}
    </select>
  )
}

interface RowButtonProps {
  readonly icon: typeof X
  readonly label: string
  readonly onClick: () => void
}

/** For the pointer; the keyboard has keys for it in every cell. */
const RowButton = memo(function RowButton({ icon: Icon, label, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      className="review-inner-button"
      tabIndex={-1}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon size={12} aria-hidden />
    </button>
  )
})

function Sum({ sum }: { readonly sum: RunningSum | null }) {
  const { t, i18n } = useTranslation('review')
  const name = useFieldName()
  if (sum === null) return <td />
  const language = i18n.language as Language
  const { against, stated, difference, agrees } = sum
  const compared =
    against === null || stated === null
      ? null
      : agrees
        ? t('rows.agrees', { name: name(against) })
        : t('rows.differs', {
            difference: writeDecimal(difference ?? '', language),
            name: name(against),
            stated: writeDecimal(stated, language),
          })
  return (
    <td className="review-sum" data-agrees={compared === null ? undefined : agrees} data-cell={sum.cell}>
      <span className="review-sum-figure">
        {compared !== null && agrees && <Check size={12} aria-hidden />}
        {writeDecimal(sum.sum, language)}
      </span>
      {compared !== null && <span className={agrees ? 'ui-unseen' : 'review-sum-note'}>{compared}</span>}
    </td>
  )
}
