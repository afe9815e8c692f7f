import type { Candidate } from '../../../domain/field.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { listMatches } from '../values/list-matches.ts'

/** Days until payment as printed, and whether they end with the month. */
export interface PaymentTerm {
  readonly days: number
  readonly endOfMonth: boolean
  /** The sentence; its value is the days. */
  readonly candidate: Candidate
}

const FORMS: readonly RegExp[] = [
  /(?:innerhalb|binnen)\s+(?:von\s+)?(\d{1,3})\s+(?:kalender)?tage/giu,
  /(?:zahlbar|zahlung|f[äa]llig|netto|zahlungsziel|zahlungsfrist)\D{0,25}?(\d{1,3})\s+tage/giu,
  /(?<!\d)(\d{1,3})\s+tage\s+(?:netto|nach (?:rechnung|erhalt)|rein netto|ohne abzug|zahlungsziel)/giu,
  /(?:within|in|net|terms:?|due in)\s+(?:the\s+next\s+)?(\d{1,3})\s+days/giu,
  /\bnet\s?(\d{1,3})\b(?!\s?[.,%])/giu,
  /(?<!\d)(\d{1,3})\s+days(?:\s+(?:net|from|after|end of month|eom|date))/giu,
  /(?:à|sous|dans un délai de|paiement)\s+(\d{1,3})\s*j(?:ours?)?\b/giu,
  /(?<!\d)(\d{1,3})\s+jours/giu,
  /(?:entro|a)\s+(\d{1,3})\s+giorni/giu,
  /(?:a|en)\s+(\d{1,3})\s+d[ií]as/giu,
  /binnen\s+(\d{1,3})\s+dagen/giu,
]
/** What no form does without, and most lines have none of. */
const MAY_SAY = /tage|days|net|giorni|d[ií]as|dagen|\d\s*j/iu
const AT_ONCE =
  /sofort (?:f[äa]llig|zahlbar|nach erhalt)|zahlbar sofort|ohne abzug sofort|due (?:up)?on receipt|payable (?:up)?on receipt|à réception/iu
/** A cash discount. */
export const DISCOUNT = /skonto|discount|escompte|sconto|descuento|desconto|korting/iu

/** What else a paper gives days for: to object, to complain, to return. */
const OTHER_TERM =
  /widerspr[uü]ch|widerruf|einspr[uü]ch|einw[aä]nd|einwend|beanstand|reklam|m[aä]ngel|rückgabe|umtausch|\b(?:objections?|disputes?|complaints?|claims|returns?|returned|withdraw\w*)\b/iu

/** Printed payment terms for the full amount; terms of a cash discount are left out where others stand beside them. */
export function findTerms(layout: Layout): readonly PaymentTerm[] {
  const found: PaymentTerm[] = []
  const known = new Set<string>()
  for (const { page, lines } of layout.pages) {
    for (const line of lines) {
      const words = line.segments.flatMap((segment) => segment.words)
      for (const form of MAY_SAY.test(line.text) ? FORMS : []) {
        for (const match of listMatches(line.text, form)) {
          const clause = clauseAround(line.text, match.index, match.index + match[0].length)
          const isDiscount = DISCOUNT.test(clause)
          const days = Number(match[1])
          const mention = `${days} ${line.text}`
          if (days > 365 || known.has(mention) || OTHER_TERM.test(clause)) continue
          known.add(mention)
          found.push({
            days,
            endOfMonth: /fin de mois|end of month|monatsende|\beom\b/iu.test(line.text),
            candidate: makeCandidate(String(days), words, page, isDiscount ? 0.3 : 0.7, `terms '${match[0]}'`),
          })
        }
      }
      if (AT_ONCE.test(line.text)) {
        found.push({
          days: 0,
          endOfMonth: false,
          candidate: makeCandidate('0', words, page, 0.35, 'terms: payable at once'),
        })
      }
    }
  }
  return found
}

/** The part of a sentence around some of its characters, between commas, semicolons and full stops. */
function clauseAround(text: string, from: number, to: number): string {
  const start = Math.max(...[',', ';', '. '].map((mark) => text.lastIndexOf(mark, from - 1))) + 1
  const ends = [',', ';', '. '].map((mark) => text.indexOf(mark, to)).filter((end) => end >= 0)
  return text.slice(start, ends.length === 0 ? text.length : Math.min(...ends))
}
