import type { DocumentType } from '../../domain/document.ts'
import type { Page } from '../../domain/page.ts'
import { layOutHead } from './classify-document.ts'
import { VOCABULARY } from './compile-vocabulary.ts'
import { scoreKinds } from './score-kinds.ts'

/** Types whose papers are taken for one another: what has totals against what has none. */
const COMPARED: ReadonlySet<DocumentType> = new Set(['other', 'invoice', 'credit-note'])

/**
 * Whether the amounts of a paper may be its totals. Of papers that are no standard type orders, quotations and confirmations state some; those of a
 * securities note, a policy or a delivery note are none. What is more like an invoice than like any of these keeps its own.
 */
export function statesTotals(type: DocumentType, pages: readonly Page[]): boolean {
  if (type !== 'other') return true
  const scores = scoreKinds(layOutHead(pages)).map((kind) => (COMPARED.has(kind.type) ? kind.score : -Infinity))
  const most = Math.max(...scores)
  return most <= 0 || VOCABULARY.kinds[scores.indexOf(most)]?.hasTotals !== false
}
