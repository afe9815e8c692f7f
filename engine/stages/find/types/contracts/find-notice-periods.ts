import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { clauseAround } from './clause-around.ts'
import { wordsAt, type RunningText } from '../running-text.ts'

const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const ENGLISH = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|(?:${TENS})(?:[\s-](?:one|two|three|four|five|six|seven|eight|nine))?|one hundred(?: and)?(?: (?:${TENS}))?|an?)`
const GERMAN =
  'ein(?:em|en|er|es|e)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|vierzehn|fünfzehn|achtzehn|zwanzig|dreißig|sechzig|neunzig'
const UNIT = String.raw`(?:(?:full|clear|calendar|business|working|consecutive|volle[nrms]?|ganze[nrms]?)\s)?(?:days?|weeks?|months?|years?|(?:kalender|arbeits|werk)?tage?n?|(?:kalender)?wochen?|(?:kalender)?monat(?:en|es|e|s)?|quartal(?:en|e|s)?|jahr(?:en|es|e)?)`
/** "three (3) months", "90 Tage", "einer Woche". */
const SPAN = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?<value>(?:\d{1,3}|${ENGLISH}|${GERMAN})(?:\s?\((?:\d{1,3}|\p{L}+)\))?[\s-]${UNIT}(?!\p{L})(?<when>\s+(?:jeweils\s+)?(?:zum|auf|zu|vor)\s+(?:(?:das|dem|den|einem|eines)\s+)?(?:(?:fünfzehnten|15\.) oder (?:zum )?(?:ende eines kalendermonats|(?:kalender)?monatsende)|ende\s+(?:ein|d)es\s+\p{L}+|ende der \p{L}+|\p{L}+(?:ende|schluss|ablauf|ersten)|ablauf(?:\s+(?:der|des|eines)\s+(?:\p{L}+)(?:\s(?:vertrags\p{L}*|\p{L}*laufzeit|\p{L}*jahres))?)?))?)`,
  'giu',
)
const NOTICE = /kündig|kündbar|\bnotice|terminat|cancel|non-?renew|lösung des|gelöst|aufgelöst/iu
/** What ends, or how, stands right beside the span. */
const CLOSE_BEFORE =
  /(?:frist\s*(?:von|beträgt|:|ist)|(?:notice|notification)(?:\s(?:period|required))?\s*(?:of|is|shall be|:)|at least|not less than|no less than|nicht weniger als|mindestens|upon|(?:by )?giving|giving(?: \p{L}+){1,4}|providing(?: \p{L}+){1,4}|provides?(?: \p{L}+){1,4}|minimum(?: of)?|with|on|spätestens|mit)\s*(?:für \p{L}+(?: \p{L}+)?\s|beiderseits\s|jeweils\s|a\s|the other(?: \p{L}+)?\s|us\s|you\s)*(?:(?:with|at least|not less than|no less than|mindestens|a|a minimum of|einer)\s)*$/iu
const CLOSE_BEHIND =
  /^['’]?s?,?\s+(?:(?:prior|advance|written|formal|previous|clear)[\s,]+(?:and\s)?)*notice|^['’]?s?\s+(?:vor|before|prior to|in writing)\b|^\s+(?:(?:ordentlich|schriftlich|jederzeit|in textform)\s)*(?:kündbar|gekündigt|kündigen)/iu
/** Spans in which one mends, pays, tries or revokes. */
const OTHER_SPANS =
  /probezeit|probation|widerr|revok|withdraw|cool|cure|remedy|remedied|breach|zahlung|payment|pay(?:able)?\b|invoice|rechnung|mangel|mängel|verlänger|renew(?:s|ed)? for|wartungs|gewährleist|warrant|liefer|deliver|prepay|verfall|verjähr|within|binnen|innerhalb|first\s$|ersten\s$|dauer von\s$|laufzeit von\s$|term of\s$|period of\s$|successive\s$|further\s$|weitere[sn]?\s$|(?:duration|minimum (?:period|term)|initial (?:period|term)|laufzeit|dauer)[\s:]*$/iu
const AFTER_TRIAL =
  /(?:nach (?:ablauf |ende |bestehen )?der probezeit|(?:after|following) (?:the )?(?:completion of |end of )?(?:the |your )?probation\p{L}*(?: period)?)/giu
const DURING_TRIAL =
  /(?:während|in|innerhalb) der (?:\p{L}+ )?probezeit|during (?:the |your |any )?(?:\p{L}+ )?probation|während der ersten/iu
const NOTICE_PERIOD_OF = /notice[^.;]{0,20}period of\s$|period of notice/iu

/** How long before its end a contract is to be ended: the span of a clause that speaks of notice. */
export function findNoticePeriods(running: RunningText, type: DocumentType): Record<string, Candidate[]> {
  if (type !== 'contract') return {}
  const found: Candidate[] = []
  for (const match of running.text.matchAll(SPAN)) {
    const value = match.groups!['value']!
    const [from, to] = [match.index, match.index + value.length]
    const { left, right } = clauseAround(running.text, from, to)
    const confidence = judge(left, right, match.groups!['when'] !== undefined)
    const place = confidence <= 0 ? null : wordsAt(running, from, to)
    if (place === null) continue
    const depth = from / Math.max(running.text.length, 1)
    found.push(
      makeCandidate(
        value.replace(/\s+/g, ' ').trim(),
        place.words,
        place.page,
        confidence - 0.04 * depth,
        'span of a clause on notice',
      ),
    )
  }
  return { notice_period: found }
}

function judge(left: string, right: string, isToSomeDay: boolean): number {
  if (!NOTICE.test(left) && !NOTICE.test(right)) return 0
  if (DURING_TRIAL.test(left.slice(-90)) || DURING_TRIAL.test(right)) return 0
  const near = left.slice(-48).replace(AFTER_TRIAL, ' ')
  if (OTHER_SPANS.test(near) && !NOTICE_PERIOD_OF.test(near) && !CLOSE_BEHIND.test(right)) return 0
  const close = (CLOSE_BEFORE.test(left) ? 0.2 : 0) + (CLOSE_BEHIND.test(right) ? 0.22 : 0)
  const nearNotice = NOTICE.test(near) ? 0.1 : NOTICE.test(right.slice(0, 60)) ? 0.06 : 0
  return Math.min(0.9, 0.44 + close + nearNotice + (isToSomeDay ? 0.12 : 0))
}
