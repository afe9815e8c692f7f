import type { LabelledAmount } from '../../../domain/candidates.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { scanAmounts } from '../values/scan-amounts.ts'

/** What a message calls the paper that comes with it. */
const PAPER =
  /(?<!\p{L})(?:(?:\p{L}+)?rechnung|gutschrift|faktura|quittung|beleg|invoice|bill|credit note|receipt|facture|avoir|fattura|nota di credito|factura|nota de cr[ée]dito|factuur|creditnota|fatura|angebot|bestellung|quotation|quote|order)(?!\p{L})/iu
const STATED = 0.8

/** "Rechnung RE-123 vom 3.5.2026 über 119,00 EUR": the only sum behind the name of a paper is what the paper asks for. */
export function findStatedSums(layout: Layout): readonly LabelledAmount[] {
  return layout.segments.flatMap((segment) => {
    const paper = PAPER.exec(segment.text)
    if (paper === null) return []
    const [sum, more] = scanAmounts(segment).filter(
      ({ isMoney, isRate, from }) => isMoney && !isRate && from > paper.index,
    )
    if (sum === undefined || more !== undefined || sum.cents <= 0) return []
    const words = wordsBetween(segment, sum.from, sum.to)
    const candidate = makeCandidate(sum.value, words, segment.page, STATED, `stated with '${paper[0]}'`, 1)
    return [{ role: 'gross_amount', cents: sum.cents, candidate }]
  })
}
