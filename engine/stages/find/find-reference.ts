import type { Candidate } from '../../domain/field.ts'
import type { Layout } from './layout.ts'
import { makeCandidate } from './make-candidate.ts'

const INVOICE_NUMBER =
  /rechnungs-?\s?(?:nr|nummer)|invoice (?:no|number)|num[ée]ro de (?:la )?facture|factuurnummer|numero (?:della )?fattura/iu
const PAYMENT =
  /verwendungszweck|überweisung|zahlung|zahlbar|angeben|payment|remit|transfer|reference|paiement|virement|betaling|pagamento/iu

/** The beginning of a request, at the end of a line. */
const REQUEST = /(?:bitte|please|veuillez|merci de)(?:\s\S+){0,6}$/iu

/** "Bitte geben Sie die Rechnungsnummer als Verwendungszweck an": the document's own number is the payment reference (BT-83). */
export function deriveReference(layout: Layout, numbers: readonly Candidate[]): readonly Candidate[] {
  const number = numbers.toSorted((a, b) => b.confidence - a.confidence).at(0)
  if (number === undefined) return []
  for (const { page, lines } of layout.pages) {
    for (const [index, line] of lines.entries()) {
      if (line.text.length < 40) continue
      const next = lines[index + 1]
      const asks = isAskedFor(line.text)
      // "Bitte geben Sie dabei die" above "Rechnungsnummer an.": the sentence goes on.
      if (!asks && (next === undefined || !REQUEST.test(line.text) || !isAskedFor(`${line.text} ${next.text}`)))
        continue
      const words = [line, ...(asks ? [] : [next!])].flatMap(({ segments }) => segments.flatMap((part) => part.words))
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

function isAskedFor(text: string): boolean {
  return INVOICE_NUMBER.test(text) && PAYMENT.test(text)
}
