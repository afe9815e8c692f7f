import { Columns3, Plus } from 'lucide-react'
import { memo, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppField } from '../../../engine/contract/app/document.ts'
import { Button } from '../../ui/button.tsx'
import { addUpRows } from '../add-up-rows.ts'
import type { RowCells } from '../field-kinds.ts'
import { FieldNotes } from '../fields/field-notes.tsx'
import { TrustButton } from '../fields/trust-button.tsx'
import { judgeField, type Finding } from '../judge-field.ts'
import { useReviewActions, type Target } from '../review-actions.ts'
import { rowsOf, textOf, type Fields } from '../value.ts'
import type { Writing } from '../read-typed.ts'
import { chooseColumns } from './choose-columns.ts'
import { insertRow, moveRow, readSoFar, removeRow, setCell, typeCell, type EditedRow } from './edit-rows.ts'
import { cellId, RowsTable } from './rows-table.tsx'
import { useRows } from './use-rows.ts'
import './rows.css'

interface RowsFieldProps {
  readonly documentId: number
  readonly fieldKey: string
  readonly name: string
  readonly cells: RowCells
  readonly field: AppField
  /** For the figures that the rows must come to. */
  readonly fields: Fields
  readonly findings: readonly Finding[]
  readonly told: readonly Finding[]
  readonly refusal: string | null
  readonly restored: string | null
  readonly writing: Writing
  readonly isActive: boolean
  readonly isHovered: boolean
}

/** A list as a table to be filled, with sums that run along. */
export const RowsField = memo(function RowsField(props: RowsFieldProps) {
  const { documentId, fieldKey, cells, field, fields, findings, told, refusal, restored, writing } = props
  const { t } = useTranslation('review')
  const actions = useReviewActions()
  const notes = useId()
  const [showsAll, setShowsAll] = useState(false)
  const table = useRef<HTMLDivElement>(null)
  const editable = useRows({
    documentId,
    fieldKey,
    cells,
    value: rowsOf(field.value),
    writing,
    restored,
    onCommit: (value, place) => actions.commit(fieldKey, value, place),
  })
  const { rows } = editable
  const shown = readSoFar(rows, cells, writing)
  const columns = chooseColumns(fieldKey, cells, shown, showsAll)
  const hidden = Object.keys(cells).length - columns.length
  const trust = judgeField(field, findings)
  const problem = Object.values(editable.problems)[0]
  useTaking(fieldKey, rows, editable.commit)

  function focusCell(row: number, cell: string | undefined): void {
    // The row may only be there after the next drawing.
    requestAnimationFrame(() => document.getElementById(cellId(fieldKey, row, cell ?? columns[0] ?? ''))?.focus())
  }

  function change(next: readonly EditedRow[], focus: number, cell?: string): void {
    editable.commit(next)
    if (next.length > rows.length) editable.edit(next)
    if (next.length > 0) focusCell(Math.min(focus, next.length - 1), cell)
  }

  function handleKey(event: KeyboardEvent<HTMLElement>, row: number, cell: string): void {
    const isUp = event.key === 'ArrowUp'
    const isMove = isUp || event.key === 'ArrowDown'
    const isChoice = event.currentTarget instanceof HTMLSelectElement
    if (event.key === 'Escape' && editable.isTyped) {
      event.stopPropagation()
      editable.discard()
    } else if (isMove && event.altKey) {
      change(moveRow(rows, row, isUp ? -1 : 1), row + (isUp ? -1 : 1), cell)
    } else if (event.key === 'Enter' && event.altKey) {
      change(insertRow(rows, row + 1), row + 1)
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && (event.ctrlKey || event.metaKey)) {
      change(removeRow(rows, row), Math.max(0, row - (row === rows.length - 1 ? 1 : 0)), cell)
    } else if (isMove && !isChoice && !event.ctrlKey && !event.metaKey) {
      focusCell(row + (isUp ? -1 : 1), cell)
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      const to = row + (event.shiftKey ? -1 : 1)
      // From its last row the table is left.
      if (editable.commit() && (to < 0 || to >= rows.length)) return
      focusCell(to, cell)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Leaving the table ends what was begun in it. */
  function leave({ relatedTarget }: FocusEvent): void {
    if (table.current?.contains(relatedTarget)) return
    editable.commit()
    if (!editable.isTyped && rows.some(({ value }) => Object.keys(value).length === 0)) editable.discard()
  }

  return (
    <div
      role="group"
      className="review-rows"
      data-key={fieldKey}
      data-trust={trust}
      data-active={props.isActive || undefined}
      data-hovered={props.isHovered || undefined}
      data-typed={editable.isTyped || undefined}
      aria-labelledby={`name-${fieldKey}`}
      onMouseEnter={() => actions.hover(fieldKey)}
      onMouseLeave={() => actions.hover(null)}
    >
      <header className="review-rows-head">
        <h3 id={`name-${fieldKey}`}>{props.name}</h3>
        {rows.length > 0 && <span className="review-rows-count">{t('rows.count', { count: rows.length })}</span>}
        <span className="review-tools-space" />
        {(hidden > 0 || showsAll) && rows.length > 0 && (
          <Button
            size="small"
            variant="plain"
            icon={Columns3}
            aria-label={showsAll ? t('rows.fewer_columns') : t('rows.all_columns')}
            onPress={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t('rows.fewer_columns') : t('rows.all_columns')}
          </Button>
        )}
        <Button
          size="small"
          variant="plain"
          icon={Plus}
          aria-label={t('rows.add')}
          data-field={fieldKey}
          onPress={() => {
            editable.edit(insertRow(rows, rows.length))
            focusCell(rows.length, columns[0])
          }}
        >
          {t('rows.add')}
        </Button>
        <TrustButton
          fieldKey={fieldKey}
          name={props.name}
          trust={editable.isTyped ? 'typed' : trust}
          words={t(`trust.${editable.isTyped ? 'typed' : trust}`)}
        />
      </header>
      {rows.length > 0 && (
        <div ref={table} onBlur={leave}>
          <RowsTable
            fieldKey={fieldKey}
            cells={cells}
            columns={columns}
            rows={rows}
            problems={editable.problems}
            sums={addUpRows(fieldKey, shown, fields)}
            describedBy={notes}
            onType={(row, cell, text) => editable.edit(typeCell(rows, row, cell, text))}
            onLeaveCell={() => editable.isTyped && editable.commit()}
            onFocusCell={(row, cell) => actions.activate({ key: fieldKey, row, cell })}
            onKeyDown={handleKey}
            onMove={(row, by) => change(moveRow(rows, row, by), row + by)}
            onRemove={(row) => change(removeRow(rows, row), row)}
          />
        </div>
      )}
      <FieldNotes
        id={notes}
        trust={t(`trust.${trust}`)}
        problem={problem === undefined ? null : t(`problem.${problem}`)}
        refusal={refusal}
        restored={editable.isRestored ? t('field.restored') : null}
        findings={told}
      />
    </div>
  )
})

/** What is pointed at on the page goes into the cell that has the focus; a candidate replaces all rows. */
function useTaking(
  key: string,
  rows: readonly EditedRow[],
  commit: (rows?: readonly EditedRow[], place?: Parameters<ReturnType<typeof useRows>['commit']>[1]) => boolean,
): void {
  const { register } = useReviewActions()
  const latest = useRef({ rows, commit })
  useEffect(() => {
    latest.current = { rows, commit }
  })
  useEffect(
    () =>
      register(key, ({ row, cell }: Target, { value, place }) => {
        const { rows: now, commit: keep } = latest.current
        if (Array.isArray(value))
          keep(
            value.map((taken) => ({ value: taken, typed: {} })),
            place,
          )
        else if (row !== undefined && cell !== undefined) keep(setCell(now, row, cell, textOf(value)), place)
      }),
    [key, register],
  )
}
