import { useRef, useState } from 'react'
import { dropDraft, keepDraft } from '../drafts.ts'
import type { RowCells } from '../field-kinds.ts'
import type { TypedProblem, Writing } from '../read-typed.ts'
import { isSameValue, type FieldValue, type Place, type Row } from '../value.ts'
import { isTyped, parseRows, readRows, startRows, type EditedRow } from './edit-rows.ts'

interface RowsOptions {
  readonly documentId: number
  readonly fieldKey: string
  readonly cells: RowCells
  readonly value: readonly Row[]
  readonly writing: Writing
  /** What was left unsaved before, as JSON. */
  readonly restored: string | null
  readonly onCommit: (value: FieldValue, place: Place | null) => void
}

export interface EditableRows {
  readonly rows: readonly EditedRow[]
  readonly isTyped: boolean
  readonly isRestored: boolean
  readonly problems: Readonly<Record<string, TypedProblem>>
  /** Something is being typed: kept by the browser, not yet handed over. */
  readonly edit: (rows: readonly EditedRow[]) => void
  /** Hands rows over, these or those that are edited; false when something in them cannot be read. */
  readonly commit: (rows?: readonly EditedRow[], place?: Place | null) => boolean
  /** Back to what Docket has. */
  readonly discard: () => void
}

/** Rows while they are edited; a list is corrected as a whole. */
export function useRows(options: RowsOptions): EditableRows {
  const { documentId, fieldKey, cells, value, writing, restored, onCommit } = options
  const [edited, setEdited] = useState(() => parseRows(restored))
  const [isRestored, setRestored] = useState(edited !== null)
  const [problems, setProblems] = useState<Readonly<Record<string, TypedProblem>>>({})
  const latest = useRef(edited)
  function set(rows: readonly EditedRow[] | null): void {
    latest.current = rows
    setEdited(rows)
    setRestored(false)
  }
  return {
    rows: edited ?? startRows(value),
    isTyped: edited !== null && isTyped(edited),
    isRestored,
    problems,
    edit(rows) {
      set(rows)
      if (isTyped(rows)) keepDraft(documentId, fieldKey, { text: JSON.stringify(rows) })
    },
    commit(rows = latest.current ?? undefined, place = null) {
      if (rows === undefined) return true
      const read = readRows(rows, cells, writing)
      setProblems(read.problems)
      if (Object.keys(read.problems).length > 0) {
        set(rows)
        return false
      }
      const next = read.rows.length === 0 ? null : [...read.rows]
      if (isSameValue(next, [...value])) {
        dropDraft(documentId, fieldKey)
        // A row that was added and is still empty stays for as long as it is edited.
        if (rows.length === read.rows.length) set(null)
        return true
      }
      keepDraft(documentId, fieldKey, { text: JSON.stringify(rows), sending: { value: next, place } })
      set(null)
      onCommit(next, place)
      return true
    },
    discard() {
      set(null)
      setProblems({})
      dropDraft(documentId, fieldKey)
    },
  }
}
