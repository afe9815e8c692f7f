import type { DocumentType } from '../../../domain/document.ts'
import type { PaperSigns } from '../../../domain/paper-signs.ts'

/** A kind of paper, of which a type may have several. */
export interface Kind extends PaperSigns {
  readonly type: DocumentType
  /** What languages call it by where its type has several kinds. */
  readonly name?: string
  /** They list goods with prices: trade's words are theirs as well. */
  readonly trades?: boolean
  /** False where amounts are no totals of the paper's own. */
  readonly hasTotals?: boolean
}
