import type { Candidate } from '../../domain/field.ts'
import type { Layout } from './layout.ts'
import { makeCandidate } from './make-candidate.ts'

const INVOICE_NUMBER =
  /rechnungs-?\s?(?:nr|nummer)|invoice (?:no|number)|num[ée]ro de (?:la )?facture|factuurnummer|numero (?:della )?fattura/iu
const PAYMENT =
  /verwendungszweck|überweisung|zahlung|angeben|payment|remit|transfer|reference|paiement|virement|betaling|pagamento/iu

/** "Bitte geben Sie die Rechnungsnummer als Verwendungszweck an": the document's own number is the payment reference (BT-83). */
export function deriveReference(layout: Layout, numbers: readonly Candidate[]): readonly Candidate[] {
  const number = numbers.toSorted((a, b) => b.confidence - a.confidence).at(0)
  if (number === undefined) return []
  for (const { page, lines } of layout.pages) {
    for (const line of lines) {
      if (line.text.length < 40 || !INVOICE_NUMBER.test(line.text) || !PAYMENT.test(line.text)) continue
      const words = line.segments.flatMap((segment) => segment.words)
      const candidate = makeCandidate(
        number.value,
        words,
        page,
        0.7 * number.confidence,
        'asked for as payment reference',
      )
      return [{ ...candidate, source: 'derived' }]
    }
  }
  return []
}
