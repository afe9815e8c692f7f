import type { RowLines } from '../layout/group-rows.ts'
import { isArticleCode } from './item-codes.ts'

/** Where no code stands above the first row, the one above another is that of the row before. */
export function leaveCodes(rows: readonly RowLines[]): readonly RowLines[] {
  const isCoded = ({ main, lines: [first] }: RowLines): boolean => first !== main && isArticleCode(first!.line.text)
  if (rows.length === 0 || isCoded(rows[0]!)) return rows
  return rows.map((row, at) => {
    const next = rows[at + 1]
    const lines = isCoded(row) ? row.lines.slice(1) : row.lines
    return { ...row, lines: next !== undefined && isCoded(next) ? [...lines, next.lines[0]!] : lines }
  })
}
