import type { Candidate } from '../../../domain/field.ts'
import type { Line } from '../../../domain/lines.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { listMatches } from '../values/list-matches.ts'
import { COUNT, readCount } from '../values/number-words.ts'
import { gatherWords } from '../../../languages/languages.ts'

/** Days until payment as printed, and whether they end with the month. */
export interface PaymentTerm {
  readonly days: number
  readonly endOfMonth: boolean
  /** The sentence; its value is the days. */
  readonly candidate: Candidate
}

const DAYS = String.raw`(?:kalender|bank|werk)?tage[ns]?|(?:calendar |working |business )?days|jours|giorni|d[ií]as|dagen|wochen?|weeks?|semaines?|settiman[ae]|semanas?|weken|${gatherWords(({ terms }) => terms?.days)}`
const TERM = String.raw`(?<count>${COUNT})(?:\s?\([^)]{1,12}\))?\s+(?<unit>${DAYS})(?!\p{L})`
/** "Net 100, VAT 20, Gross 120" are sums. */
export const TO_TAX = String.raw`\s?[.,;]\s*(?:vat|tax|gst|gross)(?!\p{L}|\s?(?:no|id|reg|number|nr)(?!\p{L}))`
const FORMS: readonly RegExp[] = [
  String.raw`(?<!\p{L})(?:innerhalb|innert|binnen|within|in|net|terms(?:\s{0,3}:|\s(?:are|remain))?|due in|à|sous|dans|délai de|paiement|entro|a|en|em|plazo de|prazo de|${gatherWords(({ terms }) => terms?.within)})\s+(?:(?:von|der|den|the|next|nächsten|un délai de|les|un|de)\s+){0,2}${TERM}`,
  String.raw`(?:zahlbar|zahlung|f[äa]llig|netto|zahlungsziel|zahlungsfrist|payment|pay|${gatherWords(({ terms }) => terms?.payable)})[^\d.]{0,25}?${TERM}`,
  String.raw`(?<![\d\p{L}])${TERM}\s+(?:netto|nach (?:rechnung|erhalt)|rein netto|ohne abzug|zahlungsziel|net|from|after|end of month|eom|date)`,
  String.raw`^${TERM}[,.]`,
  String.raw`(?<![\d\p{L}])${TERM}\s+(?:please|is fine|bitte|graag|per favore|por favor)`,
  String.raw`\bnet\s?(?<count>\d{1,3})\b(?!\s?(?:[.,]\d|%)|${TO_TAX})`,
  String.raw`(?<!\p{L})(?:à|sous|dans un délai de|paiement)\s+(?<count>\d{1,3})\s*j\b`,
  String.raw`(?<!\d)(?<count>\d{1,3})\s+jours`,
].map((form) => new RegExp(form, 'giu'))
/** What no form does without, and most lines have none of. */
const MAY_SAY = new RegExp(
  String.raw`tage|days|net|giorni|d[ií]as|dagen|wochen?|weeks?|semaine|settiman|semana|weken|\d\s*j|jours|${gatherWords(({ terms }) => terms?.days)}`,
  'iu',
)
const AT_ONCE = new RegExp(
  String.raw`sofort (?:f[äa]llig|zahlbar|nach erhalt)|zahlbar sofort|ohne abzug sofort|due (?:up)?on receipt|payable (?:up)?on receipt|à réception|${gatherWords(({ terms }) => terms?.atOnce)}`,
  'iu',
)
/** A cash discount. */
export const DISCOUNT = /skonto|discount|escompte|sconto|descuento|desconto|korting/iu

/** What else a paper gives days for: to object, to complain, to return; what the issuer pays back. */
const NO_PAYMENT = new RegExp(
  [
    String.raw`widerspr[uü]ch|widerruf|einspr[uü]ch|einw[aä]nd|einwend|beanstand|reklam|m[aä]ngel|r[uü]ckgabe|umtausch|(?:r[uü]ck|zur[uü]ck)(?:ge)?(?:zu)?send|retour|gutgeschrieben|guthaben|erstatt|[uü]berweisen wir|wir [uü]berweisen|lieferzeit`,
    String.raw`\b(?:objections?|disputes?|complaints?|claims|returns?|returned|withdraw\w*|exchanged?|refund\w*|lead time|validity|credited)\b`,
    String.raw`r[ée]tractation|[ée]chang|renvoy|rembours|recr[ée]dit`,
    String.raw`recesso|restitu|rimbors|accredit|\breso\b|reclam`,
    String.raw`devoluci|devolver|desistimiento|reembols|\bcambios\b`,
    String.raw`terugzend|retourn|herroep|bedenktijd|terugbetal|teruggestort`,
    String.raw`devolu[çc]|arrependimento|\btrocas?\b|livre resolu[çc]`,
  ].join('|'),
  'iu',
)
/** What is owed for paying late. */
const INTEREST = /verzugszins|\binterest\b|p[ée]nalit|int[ée]r[êe]ts|interessi|intereses|\brente\b|\bjuros\b/iu
/** What is said of days that have passed: "Nach 30 Tagen werden Verzugszinsen berechnet". */
const PASSED = new RegExp(
  String.raw`(?<!\p{L})(?:nach|after|beyond|über|après|au-delà de|dopo|oltre|después de|depois de|na|nicht|not)\s(?:\p{L}+\s){0,2}?(?:${COUNT})\s|overdue|überfällig|due date`,
  'iu',
)
/** What days are given for beside payment. */
export const OTHER_TERM = new RegExp(`${NO_PAYMENT.source}|${INTEREST.source}`, 'iu')
/** Words that tell days of payment, whatever else a line or the line above says. */
const PAYMENT = String.raw`zahlbar|zahlung|f[äa]llig|net(?:to)?|payable|payment|pay|due|paiement|règlement|pagamento|pagar|pago|pagadero|betaling|betalen|${gatherWords(({ terms }) => terms?.payable)}`
const OF_PAYMENT = new RegExp(String.raw`(?<!\p{L})(?:${PAYMENT})(?!\p{L})`, 'iu')
const BEGINS_WITH_PAYMENT = new RegExp(String.raw`^(?:${PAYMENT})(?!\p{L})`, 'iu')

/** Printed payment terms for the full amount; terms of a cash discount are left out where others stand beside them. */
export function findTerms(layout: Layout): readonly PaymentTerm[] {
  const found: PaymentTerm[] = []
  const known = new Set<string>()
  for (const { page, lines } of layout.pages) {
    for (const [at, line] of lines.entries()) {
      const words = line.segments.flatMap((segment) => segment.words)
      for (const form of MAY_SAY.test(line.text) ? FORMS : []) {
        for (const match of listMatches(line.text, form)) {
          const clause = clauseAround(line.text, match.index, match.index + match[0].length)
          const isDiscount = DISCOUNT.test(clause)
          const days = readDays(match.groups!)
          const mention = `${days} ${line.text}`
          if (days > 365 || known.has(mention) || isOther(line, lines[at - 1], match)) continue
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

function isOther(line: Line, above: Line | undefined, { index, 0: match }: RegExpExecArray): boolean {
  const clause = clauseAround(line.text, index, index + match.length)
  const part = clauseAround(line.text, index, index + match.length, [...MARKS, ' - ', ' – ', ' ('])
  const own = OF_PAYMENT.test(part) ? part : clause
  const whole = line.text.startsWith(own) ? `${endOf(above, line)} ${own}` : own
  if (NO_PAYMENT.test(whole)) return true
  // Interest behind days of payment runs from their end.
  const before = whole.slice(0, whole.indexOf(match))
  return INTEREST.test(PASSED.test(whole) || !OF_PAYMENT.test(before + match) ? whole : before)
}

function readDays({ count = '', unit = '' }: Readonly<Record<string, string | undefined>>): number {
  return readCount(count) * (/^(?:w|se)/iu.test(unit) && !/^werk|^working/iu.test(unit) ? 7 : 1)
}

/** What a line goes on with that begins in small letters or with the number of days. */
function endOf(above: Line | undefined, line: Line): string {
  if (above === undefined || !/^[\p{Ll}\d]/u.test(line.text) || BEGINS_WITH_PAYMENT.test(line.text)) return ''
  return clauseAround(above.text, above.text.length, above.text.length)
}

/** Where a part of a sentence ends. */
const MARKS: readonly string[] = [',', ';', '. ']

/** The part of a sentence around some of its characters, between commas, semicolons and full stops. */
function clauseAround(text: string, from: number, to: number, marks = MARKS): string {
  const start = Math.max(...marks.map((mark) => text.lastIndexOf(mark, from - 1))) + 1
  const ends = marks.map((mark) => text.indexOf(mark, to)).filter((end) => end >= 0)
  return text.slice(start, ends.length === 0 ? text.length : Math.min(...ends))
}
