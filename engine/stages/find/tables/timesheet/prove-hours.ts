import { trimZeros } from '../../../../domain/money.ts'
import type { Row } from '../../../../domain/field.ts'
import { cellOf, type TableLine } from '../layout/columns.ts'
import { addsUp } from './worked-time.ts'
import { readHours } from './read-hours.ts'

/** A row of a table as it was read, and the line with its figures. */
export interface ReadRow {
  readonly row: Row
  readonly main: TableLine
}

/** One day may add up by chance. */
const LEAST_PROVEN = 2

/**
 * Rows with the hours of the columns that start, end and break prove for more days than the first column of hours does: another
 * one, as the total beside ordinary hours, or the first one and another together, as hours by their rates.
 */
export function proveHours(rows: readonly ReadRow[]): readonly Row[] {
  const keys = [...new Set(rows.flatMap(({ main }) => [...main.cells.keys()]))].filter((key) => isFurther(key))
  const ways = [['hours'], ...keys.map((key) => [key]), ...keys.map((key) => ['hours', key])].map((columns) => {
    const taken = rows.map(({ row, main }) => ({ ...row, hours: sumCells(main, columns) ?? row['hours'] ?? null }))
    return { taken, proven: taken.filter((row) => addsUp(row)).length }
  })
  const best = ways.reduce((first, way) => (way.proven > first.proven ? way : first))
  return best === ways[0] || best.proven < LEAST_PROVEN ? rows.map(({ row }) => row) : best.taken
}

/** Whether a column holds hours beside those of the first one: a total, those of a rate, overtime. */
export function isFurther(key: string): boolean {
  return /^(?:hours#|_overtime)/.test(key)
}

/** The hours of several cells together; null where none holds any. */
function sumCells(line: TableLine, columns: readonly string[]): string | null {
  const hours = columns.map((key) => readHours(cellOf(line, key))).filter((cell) => cell !== null)
  return hours.length === 0 ? null : trimZeros(hours.reduce((sum, cell) => sum + Number(cell), 0).toFixed(2))
}
