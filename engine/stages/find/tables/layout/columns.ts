import type { Line } from '../../../../domain/lines.ts'
import type { Page, Word } from '../../../../domain/page.ts'
import type { FieldWords } from '../../../../languages/language.ts'
import { LANGUAGES } from '../../../../languages/languages.ts'
import { compileLabels, type CompiledLabels } from '../../labels/find-labels.ts'
import type { PrintedText } from '../../values/printed-text.ts'

/** Words by which a kind of table calls its columns: patterns over folded text by column key. */
export type ColumnWords = CompiledLabels

/** A column under its heading; x in points. */
export interface Column {
  /** A key of the vocabulary; `_other` for a heading that it does not know. */
  readonly key: string
  readonly left: number
  readonly right: number
  /** The heading's words; absent for a column without one. */
  readonly text?: string
}

/** A line of a table, its words parted into columns. Columns that are empty here are absent. */
export interface TableLine {
  readonly page: Page
  readonly line: Line
  readonly cells: ReadonlyMap<string, readonly Word[]>
  /** What is around the line proves that it is a row, whatever its words say. */
  readonly isAddend?: boolean
}

/**
 * Compiles a vocabulary: `[key, strength, ...patterns]`, several patterns in a text with ` | ` between; of two headings over
 * each other the stronger one names the column.
 */
export function compileColumns(
  entries: readonly (readonly [key: string, strength: number, ...patterns: string[]])[],
): ColumnWords {
  return compileLabels(
    entries.map(([key, strength, ...patterns]) => ({
      key,
      kind: 'text',
      strength,
      patterns: patterns.flatMap((pattern) => pattern.split(' | ')),
    })),
  )
}

/** How surely the headings of further languages name a column. */
const NAMED = 0.9

/** Headings in the languages that have words for such a table, as entries of a vocabulary. */
export function listHeadings(
  pick: (fields: FieldWords) => Readonly<Record<string, string>> | undefined,
): readonly (readonly [key: string, strength: number, pattern: string])[] {
  return LANGUAGES.flatMap(({ fields }) => Object.entries((fields && pick(fields)) ?? {})).map(
    ([key, headings]) => [key, NAMED, headings] as const,
  )
}

/** A cell as one text, empty when it is absent. */
export function textOf(line: Pick<TableLine, 'cells'>, key: string): string {
  return joinWords(line.cells.get(key) ?? [])
}

/** A cell as it is printed, for its figures to be read. */
export function cellOf(line: Pick<TableLine, 'cells' | 'page'>, key: string): PrintedText {
  return { text: textOf(line, key), page: line.page }
}

export function joinWords(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}
