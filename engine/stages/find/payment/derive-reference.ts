import type { Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { readParagraphs } from '../tables/layout/read-paragraphs.ts'
import { QUOTED_NUMBERS } from './reference-words.ts'

const ASKS =
  /verwendungszweck|überweisung|zahlung|zahlbar|angeben|angabe|geben sie|vermerk|payment|remit|transfer|deposit|reference|quot(?:e|ing)|paiement|virement|règlement|rappel|indiqu|mentionn|betaling|vermeld|o\.?\s?v\.?\s?v|pagamento|bonifico|causale|indic|pago|transferencia|transferência|mencion/iu
const SENTENCE_END = /(?<=\p{L}{3}[.!?]["”]?)\s+(?=\p{Lu})/u
/** Characters; a request is no label. */
const SHORTEST = 40
const CONFIDENCE = 0.7

/**
 * "Bitte geben Sie die Rechnungsnummer als Verwendungszweck an": a number of the document's own that its payer is asked to
 * quote is the payment reference (BT-83).
 * @param numbers what was found, by key
 */
export function deriveReference(
  layout: Layout,
  numbers: Readonly<Record<string, readonly Candidate[]>>,
): readonly Candidate[] {
  const known = QUOTED_NUMBERS.flatMap(([key, form]) => {
    const number = numbers[key]?.toSorted((a, b) => b.confidence - a.confidence).at(0)
    return number === undefined ? [] : [{ number, form }]
  })
  if (known.length === 0) return []
  for (const paragraph of readParagraphs(layout)) {
    if (paragraph.text.length < SHORTEST) continue
    let from = 0
    for (const sentence of paragraph.text.split(SENTENCE_END)) {
      const start = paragraph.text.indexOf(sentence, from)
      from = start + sentence.length
      const asked = ASKS.test(sentence) ? known.find(({ form }) => form.test(sentence)) : undefined
      if (asked === undefined) continue
      const words = wordsBetween(paragraph, start, from)
      const confidence = CONFIDENCE * asked.number.confidence
      const reason = 'asked for as payment reference'
      const candidate = makeCandidate(asked.number.value, words, paragraph.page, confidence, reason)
      return [{ ...candidate, source: 'derived' }]
    }
  }
  return []
}
