import type { Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'

/** How to pay (UNTDID 4461 in words), most telling form first. */
const MEANS: readonly (readonly [means: string, form: RegExp, confidence: number])[] = [
  [
    'direct_debit',
    /sepa-?\s?lastschrift|lastschrift(?:verfahren|einzug)|(?:wird|werden|buchen wir|ziehen wir).{0,60}(?:abgebucht|eingezogen|ab\b|ein\b)|direct debit|prélèvement (?:automatique|sepa)|domiciliación/iu,
    0.8,
  ],
  [
    'card',
    /kartenzahlung|girocard|ec-?\s?karte|kreditkarte|credit card|debit card|\bvisa\b|mastercard|carte bancaire/iu,
    0.65,
  ],
  ['cash', /\bbar(?:zahlung)?\b\s*(?:eur|€|gegeben|bezahlt)?|\bcash\b(?! discount)|espèces|contanti|efectivo/iu, 0.55],
  ['online', /\bpaypal\b|\bklarna\b|\bstripe\b|amazon pay|apple pay/iu, 0.6],
  [
    'transfer',
    /überweis|bank transfer|wire transfer|virement|bonifico|transferencia|overschrijv|bankverbindung|\biban\b/iu,
    0.6,
  ],
]
const TERMS =
  /zahlbar|zahlungsbedingung|zahlungsziel|zahlung (?:innerhalb|binnen|bis)|ohne abzug|skonto|payment terms|payable within|net \d{1,3} days|due (?:up)?on receipt|conditions de (?:paiement|règlement)|condizioni di pagamento|condiciones de pago|betaling binnen/iu

/** Means and terms of payment, each with its line. */
export function findPayment(layout: Layout): Record<string, Candidate[]> {
  const found: Record<string, Candidate[]> = { payment_means: [], payment_terms: [] }
  for (const { page, lines } of layout.pages) {
    for (const line of lines) {
      const words = line.segments.flatMap((segment) => segment.words)
      for (const [means, form, confidence] of MEANS) {
        if (form.test(line.text))
          found['payment_means']!.push(makeCandidate(means, words, page, confidence, 'words on payment'))
      }
      const terms = line.segments.find((segment) => TERMS.test(segment.text))
      if (terms !== undefined && /\d|sofort|receipt|abzug/iu.test(terms.text)) {
        const termWords = wordsBetween(terms, 0, terms.text.length)
        found['payment_terms']!.push(makeCandidate(terms.text, termWords, page, 0.6, 'sentence on payment'))
      }
    }
  }
  return found
}
