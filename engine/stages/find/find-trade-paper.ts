import type { Candidate } from '../../domain/field.ts'
import type { Segment } from '../../domain/lines.ts'
import { wordsBetween } from './fold-text.ts'
import { segmentsRight, type Layout, type PageLayout } from './layout.ts'
import { makeCandidate } from './make-candidate.ts'
import { readCode } from './values/read-code.ts'

/** Orders by names that nothing but an order has, and by others. */
const NAMED_ORDER = String.raw`(?:purchase|blanket|works?|call-off|standing|supply) order|\p{L}*(?:bestellung|bestellschein|abruf)`
const ORDER = String.raw`${NAMED_ORDER}|order|bon de commande|commande|ordine|pedido|inkooporder`
const TITLE = new RegExp(
  String.raw`^(?:order (?:response|confirmation|change)|${ORDER}|auftragsbestätigung|angebot|quotation|quote|devis|offerte|lieferschein|delivery note|bon de livraison)(?:\s?(?:no|nr|number|nummer|n°|#)\.?)?\s*[:.]?\s*`,
  'iu',
)
const IS_ORDER = new RegExp(String.raw`^(?:${ORDER})(?=\s*(?:$|[:.#\d]|no\b|nr\b|number\b|n°))`, 'iu')
/** In a title other words may come first; what confirms an order is the seller's. */
const NAMES_ORDER = new RegExp(
  String.raw`(?:(?:^|\s)(?:${NAMED_ORDER})|^(?:${ORDER}))(?!\p{L}|\s(?:confirm|acknowl|response))`,
  'iu',
)
/** Titles stand in this part of the first page. */
const HEAD = 0.3

/** "ORDER RESPONSE: R3659", "Angebot Nr. 77": the number behind the title is the paper's own. */
export function findTitleNumber(layout: Layout): readonly Candidate[] {
  return headOf(layout).flatMap(({ page, segment }) => {
    const title = TITLE.exec(segment.text)
    if (title === null) return []
    const rest = segment.text.slice(title[0].length)
    if (/^(?:vom|dated|of|from|du|del)\b/iu.test(rest)) return []
    const home = rest === '' ? segmentsRight(page, segment)[0] : segment
    if (home === undefined) return []
    const from = home === segment ? title[0].length : 0
    const code = readCode(home.text.slice(from))
    if (code === null || from + code.to < home.text.trimEnd().length || !/\d/.test(code.value)) return []
    const words = wordsBetween(home, from + code.from, from + code.to)
    return [makeCandidate(code.value, words, page.page, 0.94, `title '${title[0].trim()}' before it`, 1)]
  })
}

/** Whether a title is that of an order, which the buyer writes. */
export const isOrderTitle = (title: string): boolean => NAMES_ORDER.test(title)

/** Whether a paper calls itself an order, which the buyer writes. */
export function isPurchaseOrder(layout: Layout): boolean {
  return headOf(layout).some(({ segment }) => IS_ORDER.test(segment.text))
}

function headOf({ pages }: Layout): readonly { readonly page: PageLayout; readonly segment: Segment }[] {
  const first = pages[0]
  if (first === undefined) return []
  return first.lines
    .filter(({ box }) => box[1] < first.page.height * HEAD)
    .flatMap(({ segments }) => segments.map((segment) => ({ page: first, segment })))
}
