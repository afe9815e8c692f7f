import type { Row } from '../../../../domain/field.ts'
import type { Page, Word } from '../../../../domain/page.ts'

export type Side = 'earnings' | 'deductions'

/** A row of pay with its place. */
export interface PayLine {
  readonly side: Side
  readonly row: Row
  readonly page: Page
  readonly words: readonly Word[]
}
