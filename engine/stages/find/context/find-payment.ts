import type { Candidate, Row } from '../../../domain/field.ts'
import type { Line } from '../../../domain/lines.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { listMatches } from '../values/list-matches.ts'

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
const DISCOUNTS: readonly RegExp[] = [
  /(?<days>\d{1,3})\s*(?:tage|days|jours|giorni|días|dagen)[^\d,;]{0,30}?(?<percent>\d{1,2}(?:[.,]\d{1,2})?)\s?%\s*(?:skonto|(?:cash )?discount|escompte|sconto|descuento|korting)/giu,
  /(?<percent>\d{1,2}(?:[.,]\d{1,2})?)\s?%\s*(?:skonto|(?:cash )?discount|escompte|sconto)[^\d,;]{0,40}?(?<days>\d{1,3})\s*(?:tage|days|jours|giorni)/giu,
]

/** Means and terms of payment and cash discounts, each with its line. */
export function findPayment(layout: Layout): Record<string, Candidate[]> {
  const found: Record<string, Candidate[]> = { payment_means: [], payment_terms: [], cash_discounts: [] }
  const discounts: { row: Row; line: Line }[] = []
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
      for (const form of line.text.includes('%') ? DISCOUNTS : []) {
        for (const match of listMatches(line.text, form)) {
          const { days, percent } = match.groups as { days: string; percent: string }
          const row = { days, percent: percent.replace(',', '.'), due_date: null, base_amount: null }
          if (!discounts.some((other) => other.row['days'] === days)) discounts.push({ row, line })
        }
      }
    }
  }
  const first = discounts[0]
  if (first !== undefined) {
    const words = first.line.segments.flatMap((segment) => segment.words)
    const rows = discounts.map(({ row }) => row)
    found['cash_discounts']!.push(makeCandidate(rows, words, first.line.page, 0.7, 'cash discount in the terms'))
  }
  return found
}
