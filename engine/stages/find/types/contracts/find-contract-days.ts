import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { clauseAround } from './clause-around.ts'
import { tellWrittenDay, WRITTEN_DAY } from './day-words.ts'
import { wordsAt, type RunningText } from '../running-text.ts'
import { DAY } from '../vocabularies/vocabulary.ts'

const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend`
/** Words between a preposition and its day: "until and including Monday, the 3rd". */
const GAP = String.raw`(?:[\s,:]|(?<!\p{L})(?:the|den|dem|der|des|am|on|at|and|und|including|inclusive|einschließlich|einschl\.|inkl\.|spätestens|zum|auf|midnight|close of business|end of|or|about|around|etwa|ca\.|${WEEKDAY}|\d{1,2}(?:[:.]\d\d)?\s?(?:a\.?m\.?|p\.?m\.?|uhr))(?!\p{L}))*$`
const END_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:bis|until|till|through|thru|up to|to|ablauf|end(?:s|ing|et|end)?|expir(?:es|ing|e|y)|terminat(?:es|ing)|befristet|befristung)${GAP}`,
  'iu',
)
const START_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:ab|seit|vom|von|from|commenc(?:es|ing|e)|beginn(?:t|end|ing|s)?|begins?|start(?:s|ing|et)?|effective|as (?:of|from)|wirkung (?:vom|zum|ab))${GAP}`,
  'iu',
)
/** The day stands for itself and a verb says what happens on it. */
const NEUTRAL_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:am|on|zum|to|ist|is|be|ist der|der|den|by|before|later than|spätestens|in full|per|at|due|fällig|für den|auf den|:)${GAP}`,
  'iu',
)
const START_WORDS =
  /beginn|\bbegins?\b|began|start|commenc|tak(?:es?|ing) effect|effective|in kraft|wirksam|wirkung|eingestellt|einstellung|\bein(?:zug|tritt)\b|aufgenommen|aufnahme|\bnimmt\b|antritt|anstellung|übergabe|übergeben|bezogen|first day|occupy|inception|aktivier|bereitgestellt|bereitstellung|belieferung|in force|gilt ab|gültig ab|valid from/giu
const END_WORDS =
  /\bend(?:et|en|e|s|ing|igt)?\b|laufzeitende|vertragsende|expir|terminat|erlischt|erlöschen|ausläuft|ablauf|abläuft|läuft\b[^.]{0,40}\baus\b|laps|letzter? (?:\p{L}*tag|tag)|last (?:working )?day|final (?:re)?payment|complet|finish|fertig|repa(?:y|id)|zurückzu|zurückgezahlt|rückzahlung|getilgt|tilgung|fall(?:s|en)? due|befrist|aufgehoben|aufgelöst|aufgegeben|beend|deliver|conclud|cease|matur|balance shall be paid|abgeschlossen|vollendet|outstanding/giu
/** "Mit Wirkung zum 30.06.2026 aufgehoben", "terminated effective 30 June 2026". */
const WITH_EFFECT = new RegExp(
  String.raw`(?:wirkung (?:zum|vom|ab)|effective|with effect (?:from|on)|as of)${GAP}`,
  'iu',
)
const ENDED = String.raw`(?:beendet|aufgehoben|aufgelöst|terminated|surrendered|dissolved|ended)`
const ENDED_BEHIND = new RegExp(String.raw`^[\s,]*(?:\p{L}+ ){0,4}${ENDED}(?!\p{L})`, 'iu')
const ENDED_WITH_EFFECT = new RegExp(
  String.raw`(?<!\p{L})${ENDED}[^.;]{0,40}(?:wirkung (?:zum|vom|ab)|effective|with effect (?:from|on)|as of)${GAP}`,
  'iu',
)
const SINCE = new RegExp(String.raw`(?<!\p{L})(?:seit|since)${GAP}`, 'iu')
const HAS_LASTED =
  /^[\s,]*(?:\p{L}+ ){0,2}(?:bestehend|besteht|beschäftigt|tätig|existing|been (?:employed|in force))/iu
/** What lasts: without it a span may be one of anything. */
const LASTING =
  /vertrag|laufzeit|verhältnis|vereinbarung|gilt|gültig|läuft|dauer|zeitraum|in der zeit|mietzeit|nutzung|befrist|leistung|tätigkeit|miet|pacht|überlass|term\b|agreement|contract|lease|engagement|appointment|employ|period|continue|remain|\bin (?:full )?(?:force|effect)|valid|subscription|membership|policy|licen[cs]e|services?|run(?:s|ning)?\b|available|facility|cover|assignment|placement|tenancy|bestell|einsatz|versicher|projekt|project/iu
/** Days by which something else is done. */
const OTHER_DAYS =
  /(?<!\p{L})(?:zahlbar|zu zahlen|gezahlt|überweis|rechnung|pay(?:able|ment|s)?|invoice|return|unterzeichn|sign(?:ed|ing)?|accept|annahme|angebot|offer|quote|geboren|born|dated|datiert|kündigung|notice|probezeit|probation|anniversary|erstzulassung|abrechnung|fällig|kaufpreis|energieausweis|\p{L}*zertifikat|certificat\p{L}*|ausweis|passport|visa|deposit|kaution|widerruf)/iu
const SPAN_LETTERS = 44
const DAYS = new RegExp(String.raw`(?<![\d\p{L}])(?:${DAY}|${WRITTEN_DAY})`, 'giu')
const MADE = /\b(?:made|entered|executed|concluded|geschlossen)\b(?![^]*effective)/iu
/** „(the "Commencement Date")“ behind a day. */
const DEFINED =
  /^[^.;("“„]{0,12}\(\s*(?:the|der|das|nachfolgend)?\s*[“"„'](?<term>[^”"“)]{3,40}?)(?:date|datum|tag|termin)?\s*[”"“']\s*\)/iu
const START_TERM = /start|commence|effective|beginn|inception|inkraft/iu
const END_TERM = /end|expir|terminat|matur|final|complet|ablauf|schluss/iu

/** Between the two days of a span. */
const BARE_SPAN = /^\s*(?:[–—-]|bis(?: zum| einschließlich)?|to|until|through|and|und)\s*(?:the\s|dem\s)?$/iu
const BARE_SPAN_BEHIND = new RegExp(
  String.raw`^\s*(?:[–—-]|bis(?: zum| einschließlich)?|to|until|through|and|und)\s*(?:the\s|dem\s)?(?:${DAY})`,
  'iu',
)

interface Day {
  readonly from: number
  readonly to: number
  readonly left: string
  readonly right: string
}

/**
 * Days on which what is agreed begins or ends, told by the words of their clause: a preposition ("from", "bis zum"), the verb
 * nearest to a day that stands with none, a term defined behind it.
 */
export function findContractDays(
  running: RunningText,
  type: DocumentType,
  order: DateOrder,
): Record<string, Candidate[]> {
  if (type !== 'contract') return {}
  const found: Record<string, Candidate[]> = { start_date: [], end_date: [] }
  const days = listDays(running.text)
  days.forEach((day, index) => {
    const told = tellDay(day, days[index - 1], running.text)
    if (told === null) return
    const text = running.text.slice(day.from, day.to).replace(/\bday of /iu, '')
    const place = wordsAt(running, day.from, day.to)
    const value = place === null ? undefined : scanDates({ text, page: place.page }, order).at(0)?.value
    if (value === undefined || place === null) return
    const depth = day.from / Math.max(running.text.length, 1)
    const confidence = told.confidence - 0.04 * depth
    found[told.key]!.push(makeCandidate(value, place.words, place.page, confidence, 'said of the day in its clause'))
  })
  return found
}

function listDays(text: string): readonly Day[] {
  return [...text.matchAll(DAYS)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    ...clauseAround(text, match.index, match.index + match[0].length),
  }))
}

function tellDay(
  { from, to, left, right }: Day,
  before: Day | undefined,
  text: string,
): { key: 'start_date' | 'end_date'; confidence: number } | null {
  const term = DEFINED.exec(right)?.groups?.['term'] ?? ''
  if (START_TERM.test(term)) return { key: 'start_date', confidence: 0.9 }
  if (END_TERM.test(term)) return { key: 'end_date', confidence: 0.9 }
  const written = tellWrittenDay(left, right)
  if (written !== null) return { key: written, confidence: 0.82 }
  const other = OTHER_DAYS.test(left.slice(-60)) ? 0.4 : 0
  const clause = `${left} ${right}`
  const between = before === undefined ? null : text.slice(before.to, from)
  if (between !== null && BARE_SPAN.test(between) && isOfTerm(before!.left))
    return { key: 'end_date', confidence: 0.86 }
  if (BARE_SPAN_BEHIND.test(text.slice(to, to + SPAN_LETTERS)) && isOfTerm(left))
    return { key: 'start_date', confidence: 0.86 }
  if (END_BEFORE.test(left)) {
    const isSpan =
      between !== null &&
      between.length < SPAN_LETTERS &&
      /(?<!\p{L})(?:from|vom|von|ab|beginn\p{L}*|commencing|starting|on)\P{L}/iu.test(before!.left.slice(-30))
    if (isSpan) return { key: 'end_date', confidence: 0.88 }
    // "to" says where something goes as well.
    if (/(?<!\p{L})to[\s,]*(?:the\s)?$/iu.test(left)) return null
    if (other > 0 && lastOf(END_WORDS, left) < 0) return null
    return { key: 'end_date', confidence: (LASTING.test(clause) ? 0.85 : 0.55) - other }
  }
  if (START_BEFORE.test(left)) {
    if (ENDED_WITH_EFFECT.test(left) || (WITH_EFFECT.test(left) && ENDED_BEHIND.test(right)))
      return { key: 'end_date', confidence: 0.84 }
    // What two have had since a day did not begin by this paper.
    if (SINCE.test(left) && HAS_LASTED.test(right)) return null
    const isSaid = lastOf(START_WORDS, left) >= 0 || LASTING.test(clause)
    const ends = lastOf(END_WORDS, left)
    if (ends > lastOf(START_WORDS, left) && left.length - ends < 25) return null
    // "Made as of" dates the paper, and what it says of its beginning counts more.
    const isDated = MADE.test(left.slice(-40)) ? 0.2 : 0
    return { key: 'start_date', confidence: (isSaid ? 0.82 : 0.5) - other - isDated }
  }
  if (!NEUTRAL_BEFORE.test(left)) return null
  const [starts, ends] = [lastOf(START_WORDS, left), lastOf(END_WORDS, left)]
  if (starts >= 0 || ends >= 0)
    return ends > starts
      ? { key: 'end_date', confidence: 0.8 - (left.length - ends) / 400 - other }
      : { key: 'start_date', confidence: 0.8 - (left.length - starts) / 400 - other }
  const [begun, ended] = [firstOf(START_WORDS, right), firstOf(END_WORDS, right)]
  if (begun < 0 && ended < 0) return null
  return begun >= 0 && (ended < 0 || begun < ended)
    ? { key: 'start_date', confidence: 0.74 - other }
    : { key: 'end_date', confidence: 0.7 - other }
}

/** What stands before a span of days without "from": "Mietzeitraum", "between". */
function isOfTerm(left: string): boolean {
  return LASTING.test(left.slice(-50)) && !OTHER_DAYS.test(left.slice(-30))
}

function lastOf(words: RegExp, text: string): number {
  return [...text.matchAll(words)].at(-1)?.index ?? -1
}

function firstOf(words: RegExp, text: string): number {
  return [...text.matchAll(words)].at(0)?.index ?? -1
}
