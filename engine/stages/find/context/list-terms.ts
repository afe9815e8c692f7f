import type { Line, Segment } from '../../../domain/lines.ts'
import { gatherWords } from '../../../languages/languages.ts'
import { segmentsBelow, type PageLayout } from '../layout.ts'
import { TO_TAX } from './find-terms.ts'

/** Terms of payment on a line of a page. */
export interface Terms {
  readonly segment: Segment
  /** Characters of the segment's text. */
  readonly from: number
  readonly to: number
  readonly confidence: number
}

const SPAN = String.raw`(?<![\d.,])\d{1,3}\s?(?:kalender|werk|bank)?(?:tagen?|tg\.|days?|jours?|giorni|gg\.?|d[ií]as|dagen|dgn\.?|${gatherWords(({ terms }) => terms?.days)})(?!\p{L})`
const AT_ONCE = String.raw`sofort|vor(?:aus)?kasse|(?:up)?on receipt|on delivery|prepaid|prepayment|comptant|à réception|à la livraison|vista fattura|rimessa diretta|al ricevimento|pronto pagamento|al contado|a la recepción|à vista|pronto pago|contant|bij ontvangst|per omgaande|${gatherWords(({ terms }) => terms?.atOnce)}`
/** "30 days", "net thirty", "sofort": when a sum is to be paid. */
const TERM = new RegExp(
  String.raw`${SPAN}|${AT_ONCE}|\bnet\s?\d{1,3}\b|\bnet (?:ten|fifteen|thirty|forty|sixty|ninety)`,
  'iu',
)
/** "Terms  Net 30": these announce terms without a colon too, where such follow, but conditions of other kinds as well. */
const BARE_LABEL = String.raw`(?:payment )?terms|(?:zahlungs)?bedingungen|modalités|conditions|condizioni|condiciones|condições|voorwaarden`
const WEEKS = String.raw`(?<![\d.,])\d{1,3}\s?(?:wochen?|weeks?|semaines?|settiman[ae]|semanas?|weken)(?!\p{L})`
/** What goes on with days of payment: "30 days from invoice", "30 Tage ab Rechnung", "30 days – due 23 June". */
const OF_PAYMENT = String.raw`(?:(?:nett?[eos]?|rein|from|after|ab|nach|fin|fine|eom|pdc|end of|date|data|fecha|desde|vanaf|na|due|ohne)(?!\p{L})|fällig|échéance|scadenza|zahl|ziel|pay|paiement|pag[ao]|betal|credit|invoice|rechnung|facture|fattura|factura|fatura|factuur|bank|transfer|überweis|virement|bonific|d\.\s?f|f\.\s?m|\d{1,2}(?:[.,]\d{1,2})?\s?%|de la (?:date|facture)|à compter)`
const STATES_TERMS = new RegExp(String.raw`\d|abzug|${TERM.source}`, 'iu')

/** What stands before terms of payment as their label: in front of a colon, alone, or right before a number of days. */
const TERMS_LABEL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:mode\s?/\s?)?(?:(?:zahlungs(?:bedingung(?:en)?|kondition(?:en)?|ziel|frist)|zahlung|konditionen|payment terms|terms(?: of payment)?|(?:conditions?|cond\.|modalités?|délai) (?:de )?(?:paiement|règlement)|règlement|(?:condizioni|cond\.|termini|modalità) (?:di )?pag(?:amento|\.)|(?:condiciones|cond\.|forma|plazo) de pago|(?:condições|cond\.|prazo|forma) (?:de )?pagamento|betalings(?:voorwaarden|conditie|termijn)|betaaltermijn|${gatherWords(({ terms }) => terms?.label)})(?:\s?/\s?\p{L}+)?\s*(?:[:.]\s*|$)|(?:zahlbar|payment|paiement|pagamento|pago|betaling|${gatherWords(({ terms }) => terms?.label)})\s*(?::\s*|$|\s(?=\d{1,3}\s\p{L}))|(?:${BARE_LABEL})(?:[.\s]{0,20}:\s*|\s+)(?=net\s?\d|\d{1,3}(?:[.,]\d{1,2})?\s?%|${AT_ONCE}|(?:${SPAN}|${WEEKS})(?:\.?\s*$|\.\s|[\s,(–-]+${OF_PAYMENT})))`,
  'iu',
)
const SENTENCES: readonly RegExp[] = [
  /zahlbar|zahlung (?:innerhalb|binnen|bis)|ohne abzug|skonto|\d+ tage (?:netto|nach)|(?:begleichen|überweisen|zahlen|bezahlen) sie\s[^.]{0,60}(?:innerhalb|binnen|bis)\s|bitte (?:bis|innerhalb|binnen)\s.{0,40}(?:überweisen|zahlen|begleichen)/iu,
  /payable (?:within|by|on|in)|payment (?:is )?(?:due )?(?:within|in \d|(?:up)?on receipt)|pay (?:within|(?:up)?on receipt)|due (?:within|in \d)|\d{1,3} days (?:net|from|after)|due (?:up)?on receipt/iu,
  /(?:paiement|règlement|payable|à régler|régler) (?:à \d|à réception|sous|dans|comptant|au comptant)|\d+ jours (?:fin|net|date)/iu,
  /(?:pagamento|pagare|bonifico|bonificare) (?:a \d|entro|(?:a )?vista fattura)|(?:ri\.?ba\.?|bonifico) \d{2,3}|(?<![\d.,])\d{2,3} gg(?!\p{L})|\d+ giorni (?:data|fine|f\.m)/iu,
  /(?:pago|pagadero|pagar|transferencia|giro|recibo|vencimiento) (?:a \d|en \d|dentro)|a \d+ días (?:fecha|de la)/iu,
  /(?:pagamento|fatura|pagável|pagar|transferência) (?:a \d|em \d|no prazo)|a \d+ dias/iu,
  /betaling (?:graag )?binnen|binnen \d+ dagen|(?:betalen|voldoen|overmaken) (?:binnen|uiterlijk)/iu,
  new RegExp(
    gatherWords(({ terms }) => terms?.sentence),
    'iu',
  ),
  new RegExp(String.raw`\bnet \d{1,3}\b(?!${TO_TAX})|\bnet (?:ten|fifteen|thirty|forty|sixty|ninety)`, 'iu'),
]
const SENTENCE_END = /(?<=\p{L}{2}[.!]|\b[Nn](?:et|ET) \d{1,3}\.)\s+(?=\p{Lu})/u
const PART_END = /\s+[–—·|•]\s+/u
/** What follows terms and is none: the account, the day that they come to, the share of a sum, what to quote. */
const TAILS: readonly RegExp[] = [
  /,?\s(?:auf|op|on|to|into|en|sur|à|a|al|sul?|para|naar|an|na|no|in)\s(?:\S+\s){0,4}?[A-Z]{2}\d{2}\s?[A-Z\d]{4}(?![a-z]).*$/u,
  /\s\((?:fällig|due|échéance|scadenza|vencimiento|vencimento|vervaldatum)\s[^)]*\).*$/iu,
  /,\s(?:fällig|due|échéance|scadenza|vencimiento|vencimento|vervaldatum)\s.*$/iu,
  /\s\/\s\d{1,2}[./-]\d.*$/u,
  /:\s(?:[€£$]|\p{Lu}).*$/u,
  /\s(?:unter angabe|quoting|stating|en rappelant|en indiquant|indicando|onder vermelding|o\.v\.v\.)\s.*$/iu,
]

/** Behind, beside or under a label; else the sentence that states them. */
export function listTerms(page: PageLayout, { segments }: Line): readonly Terms[] {
  return segments.flatMap((segment, index) => {
    const label = TERMS_LABEL.exec(segment.text)
    const from = label === null ? 0 : label.index + label[0].length
    // Inside other words a label counts where days follow.
    if (label === null || (label.index > 0 && !TERM.test(segment.text.slice(from)))) return listSentences(segment)
    const isAlone = from === segment.text.length
    const beside = isAlone ? segments[index + 1] : segment
    if (beside !== undefined && STATES_TERMS.test(beside.text.slice(isAlone ? 0 : from)))
      return [cutTerms(beside, isAlone ? 0 : from, 0.75)]
    const under = isAlone ? segmentsBelow(page, segment, segment.box, 1).find(({ text }) => TERM.test(text)) : undefined
    return under === undefined ? [] : [cutTerms(under, 0, 0.75)]
  })
}

function listSentences(segment: Segment): readonly Terms[] {
  let from = 0
  return segment.text.split(SENTENCE_END).flatMap((sentence) => {
    const start = segment.text.indexOf(sentence, from)
    from = start + sentence.length
    const isMeant = SENTENCES.some((form) => form.test(sentence)) && STATES_TERMS.test(sentence)
    return isMeant ? [cutTerms(segment, start, 0.6)] : []
  })
}

/** One sentence of a segment, of its parts those that say when, without what follows the terms. */
function cutTerms(segment: Segment, start: number, confidence: number): Terms {
  const sentence = segment.text.slice(start).split(SENTENCE_END)[0]!
  const parts = sentence.split(PART_END)
  const first = Math.max(
    0,
    parts.findIndex((part) => TERM.test(part)),
  )
  const last = Math.max(
    first,
    parts.findLastIndex((part) => TERM.test(part) || /%/.test(part)),
  )
  const from = start + sentence.indexOf(parts[first]!)
  const end = start + sentence.lastIndexOf(parts[last]!) + parts[last]!.length
  const text = TAILS.reduce((kept, tail) => kept.replace(tail, ''), segment.text.slice(from, end))
  return { segment, from, to: from + text.replace(/[\s.,:]+$/u, '').length, confidence }
}
