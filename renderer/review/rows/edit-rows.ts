import type { RowCells } from '../field-kinds.ts'
import { readTyped, type TypedProblem, type Writing } from '../read-typed.ts'
import type { Row } from '../value.ts'

/** A row while it is edited: what Docket has, and over it what was typed into its cells. */
export interface EditedRow {
  readonly value: Row
  readonly typed: Readonly<Record<string, string>>
}

export interface ReadRows {
  /** Without rows that say nothing. */
  readonly rows: readonly Row[]
  /** By `row.cell`. */
  readonly problems: Readonly<Record<string, TypedProblem>>
}

export function startRows(rows: readonly Row[]): readonly EditedRow[] {
  return rows.map((value) => ({ value, typed: {} }))
}

export function typeCell(rows: readonly EditedRow[], at: number, cell: string, text: string): readonly EditedRow[] {
  return rows.map((row, index) => (index === at ? { ...row, typed: { ...row.typed, [cell]: text } } : row))
}

/** Sets a cell to a normalized value, over whatever was typed. */
export function setCell(
  rows: readonly EditedRow[],
  at: number,
  cell: string,
  value: string | null,
): readonly EditedRow[] {
  return rows.map((row, index) => {
    if (index !== at) return row
    const { [cell]: _typed, ...typed } = row.typed
    return { value: { ...row.value, [cell]: value }, typed }
  })
}

export function insertRow(rows: readonly EditedRow[], at: number): readonly EditedRow[] {
  return rows.toSpliced(at, 0, { value: {}, typed: {} })
}

export function removeRow(rows: readonly EditedRow[], at: number): readonly EditedRow[] {
  return rows.toSpliced(at, 1)
}

/** One place up or down; at the ends it stays. */
export function moveRow(rows: readonly EditedRow[], at: number, by: 1 | -1): readonly EditedRow[] {
  const row = rows[at]
  const to = at + by
  return row === undefined || to < 0 || to >= rows.length ? rows : rows.toSpliced(at, 1).toSpliced(to, 0, row)
}

/** Reads everything that was typed. */
export function readRows(rows: readonly EditedRow[], cells: RowCells, writing: Writing): ReadRows {
  const problems: Record<string, TypedProblem> = {}
  const read = rows.map(({ value, typed }, index) =>
    Object.fromEntries(
      Object.entries(cells).map(([cell, kind]) => {
        const text = typed[cell]
        if (text === undefined) return [cell, value[cell] ?? null]
        const result = readTyped(cell, kind, text, writing)
        if (result.problem !== undefined) problems[`${index}.${cell}`] = result.problem
        return [cell, result.value ?? null]
      }),
    ),
  )
  return { rows: read.filter((row) => Object.values(row).some((cell) => cell !== null)), problems }
}

/** Rows as far as they can be read, for sums that run along while something is typed. */
export function readSoFar(rows: readonly EditedRow[], cells: RowCells, writing: Writing): readonly Row[] {
  return rows.map((row) => readRows([row], cells, writing).rows[0] ?? {})
}

export function isTyped(rows: readonly EditedRow[]): boolean {
  return rows.some(({ typed }) => Object.keys(typed).length > 0)
}

/** Rows out of a draft that was kept; null when it is none. */
export function parseRows(json: string | null): readonly EditedRow[] | null {
  try {
    const rows = JSON.parse(json ?? 'null') as readonly EditedRow[] | null
    return Array.isArray(rows) && rows.every(({ value, typed }) => value && typed) ? rows : null
  } catch {
    return null
  }
}
