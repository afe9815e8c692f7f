import type { DocumentType } from '../../../../domain/document.ts'
import { scalarOf, type Candidate } from '../../../../domain/field.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { clauseAround } from './clause-around.ts'
import {
  AT_MOST,
  AT_ONCE_BEHIND,
  BY_PIECE_BEHIND,
  EACH_TIME_BEHIND,
  OF_WHOLE_TERM,
  OF_WHOLE_TERM_BEHIND,
  OTHER_SUM_WORDS,
  RECURRING_WORDS,
  TOTAL_WORDS,
  UP_TO_SUM,
} from './sum-words.ts'
import { wordsAt, type RunningText } from '../running-text.ts'
import { MONEY } from '../vocabularies/vocabulary.ts'

const WORDS_OF_TAX = String.raw`(?:(?:\([^)]{0,60}\)|brutto|netto|gross|net|plus vat|plus (?:applicable )?(?:sales )?tax|exclusive of vat|inclusive of vat|exclud?ing vat|including vat|exkl\. mwst\.|(?:zzgl\.|zuzüglich|inkl\.|einschließlich)(?: der)?(?: gesetzlichen)?(?: \d{1,2} ?%)? (?:mwst\.?|ust\.?|umsatzsteuer|mehrwertsteuer))[\s,]*)*`
/** Behind a sum: how often it is paid. */
const EACH_TIME = new RegExp(
  String.raw`^[\s,]*${WORDS_OF_TAX}(?:\/\s?(?:monat|jahr|month|year|mo\b|quarter)|(?:monatlich|jährlich|vierteljährlich|quartalsweise|halbjährlich|mtl|p\.?\s?m|p\.?\s?a|pcm|annually|monthly|yearly|quarterly)(?!\p{L})|(?:pro|je|im|per|a|an|each|every|in jedem)\s(?:kalender|vertrags|calendar )?(?:monat|jahr|quartal|month|year|annum|quarter|woche|week)(?!\p{L}))`,
  'iu',
)
/** Behind a sum: it is the price of a piece. */
const BY_PIECE =
  /^[\s,]*(?:brutto |netto |gross |net )?(?:\/\s?(?:h|std|stunde|hour|day|tag|stück|unit)|(?:pro|je|per|an|a|each)\s(?:angefangene\s)?(?:stunde|hour|tag|day|einsatz|stück|unit|mile|kilometer|km|user|nutzer|person|occurrence|verstoß|fall)(?!\p{L}))/iu
/** Before a sum: words of what is paid again and again. */
const RECURRING_BEFORE =
  /(?:monatlich|jährlich|monthly|annual|annuali[sz]ed|quarterly|yearly|weekly|vierteljährlich|(?:pro|im|je) (?:monat|jahr)|per (?:month|annum|year|quarter)|each (?:month|year)|monats\p{L}+|jahres\p{L}+|quartals\p{L}+|\p{L}*(?:miete|pacht|gehalt|lohn|bruttolohn|abschlag|prämie|mietzins|pachtzins|leasingrate|bezug|bezüge|entgelt pro monat)\b|\/\s?(?:monat|month|jahr|year)|\b(?:rent|salary|retainer|premium|subscription|wages?|stipend)\b)[^;]{0,70}$/iu
const STRONG_TOTAL =
  /(?:gesamt\p{L}*|insgesamt|(?<!\p{L})pauschal\p{L}*|festpreis|festhonorar|kaufpreis|kaufsumme|auftragssumme|vertragssumme|vertragswert|nettoauftragswert|darlehens\p{L}*|kreditbetrag|\btotal\b|aggregate|consideration|purchase price|contract (?:price|sum|value)|principal (?:amount|sum)|one-time|lump sum|abfindung|\bgrant\b|funding|fördersumme|zuwendung|fixed (?:fee|price)|facility)[^;]{0,80}$/iu
const WEAK_TOTAL =
  /(?:\bpreis\b|honorar|vergütung|entgelt|werklohn|darlehen|\bsumme\b|\bbetrag\b|\bfees?\b|\bprice\b|\bsum of\b|\bpays?\b|remuneration|compensation|\bloan\b|charges|amount to|verkauft|zahlt|contribut|owes)[^;]{0,70}$/iu
/** Sums beside what is agreed: securities, limits, extras, prices of a piece. */
const OTHER_SUMS =
  /(?:deposit(?!ato)|kaution|sicherheit|vertragsstrafe|penalt|liquidated|bonus|success fee|mindert|verzug|delay|expens|reimburs|mileage|reisekosten|spesen|auslagen|erstattet|anzahlung|hourly|stundensatz|tagessatz|tagegeld|day rate|late (?:payment|fee|charge)|mahn|arrangement fee|joining fee|admin\p{L}* fee|aufnahmegebühr|anschluss|bereitstellungs|selbstb|deckung|versicherungssumme|liab|haft|\bcap(?:ped)?\b|not exceed|exceed|höchstens|maximal|minimum|mindest|per hour|je stunde|(?<!monthly |quarterly |annual |yearly )instal?lments? of|(?<!monats|quartals|jahres)raten? (?:von|zu)|teilbetrag|milestone|interest|zinsen|excess|netto(?:kalt)?miete|grundmiete|grundpreis|arbeitspreis|neukunden|neben ?kosten|betriebskosten|heiz|service charge|insurance of|cover of|surcharge|zuschlag|vorauszahlung|einzel|bis zu (?:einer|einem)|zusätzlich|additional)[^;]{0,60}$/iu

const SUMS = new RegExp(MONEY, 'giu')

type Key = 'recurring_amount' | 'total_amount'

/** Sums in sentences: what is paid again and again, and what is paid for the whole, told by the words of their clause. */
export function findContractSums(running: RunningText, type: DocumentType): Record<string, Candidate[]> {
  if (type !== 'contract') return {}
  const found: Record<Key, Candidate[]> = { recurring_amount: [], total_amount: [] }
  const unnamed: Candidate[] = []
  let before = 0
  for (const match of running.text.matchAll(SUMS)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const { left, right } = clauseAround(running.text, from, to)
    const told = tellSum(left.slice(-Math.max(0, from - before)), right)
    before = to
    const place = told === null ? null : wordsAt(running, from, to)
    if (told === null || place === null) continue
    const value = scanAmounts({ text: match[0], page: place.page }).find((amount) => !amount.isRate)?.value
    if (value === undefined) continue
    const depth = from / Math.max(running.text.length, 1)
    const confidence = told.confidence - 0.06 * depth
    const candidate = makeCandidate(value, place.words, place.page, confidence, 'said of the sum in its clause')
    ;(told.key === null ? unnamed : found[told.key]).push(candidate)
  }
  // Where no sum is named otherwise, what is agreed on is the largest.
  const isNamed = found.recurring_amount.length + found.total_amount.length > 0
  const largest = unnamed.toSorted((a, b) => Number(scalarOf(b)) - Number(scalarOf(a))).slice(0, 1)
  return isNamed ? found : { ...found, total_amount: largest }
}

/** @param left the clause up to the sum, from the sum before it on */
function tellSum(left: string, right: string): { key: Key | null; confidence: number } | null {
  if (AT_MOST.test(left)) return { key: 'total_amount', confidence: 0.76 }
  const near = left.slice(-64)
  if (BY_PIECE.test(right) || BY_PIECE_BEHIND.test(right) || OTHER_SUMS.test(near) || OTHER_SUM_WORDS.test(near))
    return null
  if (UP_TO_SUM.test(near) || AT_ONCE_BEHIND.test(right)) return null
  if (EACH_TIME.test(right)) return { key: 'recurring_amount', confidence: 0.84 }
  if (EACH_TIME_BEHIND.test(right)) return { key: 'recurring_amount', confidence: 0.76 }
  if (OF_WHOLE_TERM_BEHIND.test(right)) return { key: 'total_amount', confidence: 0.82 }
  const total = Math.max(placeOf(STRONG_TOTAL, left), placeOf(TOTAL_WORDS, left), placeOf(OF_WHOLE_TERM, left))
  const again = Math.max(placeOf(RECURRING_BEFORE, left), placeOf(RECURRING_WORDS, left))
  if (again >= 0 && (total < 0 || again >= total)) return { key: 'recurring_amount', confidence: 0.76 }
  if (total >= 0) return { key: 'total_amount', confidence: 0.82 }
  return WEAK_TOTAL.test(left) ? { key: 'total_amount', confidence: 0.66 } : { key: null, confidence: 0.5 }
}

/** Where the stretch begins that leads from the first of these words to the sum; -1 where there is none. */
function placeOf(words: RegExp, text: string): number {
  return words.exec(text)?.index ?? -1
}
