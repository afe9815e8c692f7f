import type { Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Segment } from '../../../domain/lines.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { findMeans } from './find-means.ts'

/** What stands before terms of payment as their label. */
const TERMS_LABEL =
  /^(?:zahlungs(?:bedingung(?:en)?|kondition(?:en)?|ziel)|zahlung|konditionen|payment terms|terms(?: of payment)?|conditions? de (?:paiement|règlement)|(?:condizioni|termini) di pagamento|(?:condiciones|forma) de pago|condições de pagamento|betalings(?:voorwaarden|conditie|termijn)|betaaltermijn)\s*(?:[:.]\s*|$)/iu
const TERMS =
  /zahlbar|zahlung (?:innerhalb|binnen|bis)|ohne abzug|skonto|\d+ tage (?:netto|nach)|payable (?:within|by|on)|\bnet \d{1,3}\b|\d{1,3} days (?:net|from|after)|due (?:up)?on receipt|payable (?:up)?on receipt|paiement (?:à|sous)|\d+ jours (?:fin|net|date)|pagamento (?:a|entro)|\d+ (?:gg|giorni)\b|pago a \d|\d+ días|a \d+ dias|betaling binnen|binnen \d+ dagen|te betalen binnen/iu
const STATES_TERMS = /\d|sofort|receipt|abzug|vorkasse|prepa|contado|comptant|réception|contant/iu
const SENTENCE_END = /(?<=\p{L}{2}[.!])\s+(?=\p{Lu})/u

/** Means and terms of payment, each where it stands. */
export function findPayment(layout: Layout): Record<string, Candidate[]> {
  const found: Record<string, Candidate[]> = { payment_means: [], payment_terms: [] }
  for (const { page, lines } of layout.pages) {
    for (const line of lines) {
      found['payment_means']!.push(...findMeans(line, lines[line.index + 1]))
      for (const { segment, from, to, confidence } of listTerms(line.segments)) {
        const text = segment.text.slice(from, to)
        const termWords = wordsBetween(segment, from, to)
        found['payment_terms']!.push(makeCandidate(text, termWords, page, confidence, 'terms of payment'))
      }
    }
  }
  return found
}

interface Terms {
  readonly segment: Segment
  /** Characters of the segment's text. */
  readonly from: number
  readonly to: number
  readonly confidence: number
}

/** Behind or beside a label; else the sentence that states them. */
function listTerms(segments: readonly Segment[]): readonly Terms[] {
  return segments.flatMap((segment, index): readonly Terms[] => {
    const label = TERMS_LABEL.exec(segment.text)
    if (label === null) return TERMS.test(segment.text) ? listSentences(segment) : []
    const isAlone = label[0].length === segment.text.length
    const terms = isAlone ? segments[index + 1] : segment
    const from = isAlone ? 0 : label[0].length
    if (terms === undefined || !STATES_TERMS.test(terms.text.slice(from))) return []
    return [{ segment: terms, from, to: endOf(terms.text), confidence: 0.75 }]
  })
}

function listSentences(segment: Segment): readonly Terms[] {
  let from = 0
  return segment.text.split(SENTENCE_END).flatMap((sentence) => {
    const start = segment.text.indexOf(sentence, from)
    from = start + sentence.length
    const isMeant = TERMS.test(sentence) && STATES_TERMS.test(sentence)
    return isMeant ? [{ segment, from: start, to: start + endOf(sentence), confidence: 0.6 }] : []
  })
}

/** Without the full stop. */
function endOf(text: string): number {
  return text.replace(/[\s.]+$/u, '').length
}
