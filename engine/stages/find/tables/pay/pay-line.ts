import type { Row } from '../../../../domain/field.ts'
import type { Page, Word } from '../../../../domain/page.ts'
import type { Column } from '../layout/columns.ts'

export type Side = 'earnings' | 'deductions'

/** A row of pay with its place. */
export interface PayLine {
  readonly side: Side
  readonly row: Row
  /** Taken from the net pay. */
  readonly isAfterNet: boolean
  readonly page: Page
  readonly words: readonly Word[]
}

/** A list of pay on a page. */
export interface Part {
  readonly columns: readonly Column[]
  /** Indices of its lines on the page, the end left out. */
  readonly from: number
  readonly to: number
  /** Points: a list beside another has only its own part of each line. */
  readonly left: number
  readonly right: number
  /** Null where only a heading in the text will tell. */
  readonly side: Side | null
  /** What is deducted stands beside it, not below. */
  readonly isBeside: boolean
}
