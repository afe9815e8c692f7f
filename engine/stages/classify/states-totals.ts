import type { Page } from '../../domain/page.ts'
import { layOutHead } from './classify-document.ts'
import { VOCABULARY } from './compile-vocabulary.ts'
import { scoreKinds } from './score-kinds.ts'
import { NOTHING_SAID } from './weigh-types.ts'

/**
 * Whether a paper that is no standard type states totals of its own: orders, quotations and confirmations do, and whatever else lists
 * goods with prices; amounts of a securities note, a policy or a delivery note are no totals. A paper that says nothing of itself may be a
 * receipt that was not told.
 */
export function statesTotals(pages: readonly Page[]): boolean {
  const scores = scoreKinds(layOutHead(pages)).map(({ type, score }) => (type === 'other' ? score : -Infinity))
  const most = Math.max(...scores)
  return most <= NOTHING_SAID || VOCABULARY.kinds[scores.indexOf(most)]!.trades === true
}
