import { findMonths, MONTH_SPAN } from '../labelled/time-words.ts'
import type { Phrase } from './vocabulary.ts'

/** Characters before a span in which stands what it is the length of. */
const LEAD = 70
/** What else has a length: notice, trial, renewal, and what is owed or warranted. */
const OTHER_TERM =
  /kündig|probezeit|verläng|gewährleist|verjähr|notice|probation|renew|extend|extension|warrant|préavis|essai|re(?:conduc|conduit|nouvel)|garantie|preavviso|prova|rinnov|prorog|preaviso|prueba|pr[oó]rrog|renov|opzeg|proeftijd|verleng|aviso|experimental|antecedência|confiden|geheim|verschwieg/iu

/** What lasts, with the words that lead to how long, by language. */
const LASTING: readonly string[] = [
  String.raw`(?:laufzeit|dauer|zeitraum)\b[^.]{0,50}?\b(?:von|beträgt|über|auf)\s+(?:zunächst\s+|mindestens\s+)?`,
  String.raw`(?:term|period)\b[^.]{0,50}?\b(?:of|is|for)\s+(?:a period of\s+)?`,
  String.raw`(?:durée|(?:conclu|consenti|souscrit|accordé|donné)\p{L}*)(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:de|pour|à|d['’])\s*(?:une (?:durée|période) (?:\p{L}+ ){0,2}de\s+)?`,
  String.raw`(?:durata|(?:stipulat|conclus|concess)\p{L}*)(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:di|per|in)\s+(?:(?:la durata|un periodo) di\s+)?`,
  String.raw`(?:duración|vigencia|(?:pactad|concertad|celebrad)\p{L}*)(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:de|por|en)\s+(?:un (?:plazo|período|periodo) de\s+)?`,
  String.raw`(?:duur|looptijd|aangegaan|gesloten)\b[^.]{0,60}?\b(?:van|voor|is|bedraagt)\s+(?:(?:de|een) (?:duur|periode|tijd) van\s+)?`,
  String.raw`(?:duração|vigência|celebrad\p{L}*|prazo)(?!\p{L})[^.]{0,60}?(?<!\p{L})(?:de|por|é de)\s+(?:um (?:prazo|período) de\s+)?`,
]
/** The same where the words before the span are enough. */
const FOR_THE_TERM: readonly string[] = [
  String.raw`(?:für|auf)\s+(?:die dauer von|einen zeitraum von)\s+`,
  String.raw`for\s+(?:a (?:fixed |minimum |initial )?(?:term|period) of|an initial (?:term|period) of)\s+`,
]
/** A heading with the span right behind it: "Duración. Cinco años". */
const HEADED = String.raw`(?:laufzeit|dauer|durée|durata|duración|looptijd|duur|duração|term|duration)\s?[.:–-]{1,2}\s+`
const LASTS = String.raw`(?:gilt|läuft|besteht|bleibt|dauert|remains? in (?:force|effect)|continues?|valid|in force|runs?|lasts?)\b[^.]{0,30}?(?:\b(?:für|auf|über|for)\s+(?:die dauer von\s+|a (?:term|period) of\s+)?|(?<=dauert |läuft ))`

/** How long a contract runs at first. */
const TERMS: readonly (readonly [source: string, confidence: number])[] = [
  ...LASTING.map((lead) => [lead, 0.82] as const),
  ...FOR_THE_TERM.map((lead) => [lead, 0.85] as const),
  [HEADED, 0.8],
  [LASTS, 0.72],
  // "wird auf fünf Jahre fest geschlossen"
  [String.raw`(?<!\p{L})(?:für|auf)\s+(?=(?:[^.;]|\d\.){3,70}\b(?:ge|abge)schlossen|[^.;]{3,40}\bfest\b)`, 0.8],
]

function sayMonths(match: RegExpExecArray): string | null {
  const before = match.input
    .slice(Math.max(0, match.index - LEAD), match.index)
    .split(/[.;]\s/u)
    .at(-1)!
  return OTHER_TERM.test(before + match[0]) ? null : (findMonths(match.groups!['value']!)?.value ?? null)
}

/** How long a contract runs, as its sentences say it. */
export const TERM_PHRASES: readonly Phrase[] = TERMS.map(([lead, confidence]) => ({
  key: 'term_months',
  form: new RegExp(`${lead}(?<value>${MONTH_SPAN})`, 'iu'),
  confidence,
  says: sayMonths,
}))
