import type { DocumentType } from '../../../../domain/document.ts'
import type { Candidate } from '../../../../domain/field.ts'
import { makeCandidate } from '../../make-candidate.ts'
import { clauseAround } from './clause-around.ts'
import { CLOSE_BEFORE, CLOSE_BEHIND, NOTICE, NOTICE_SPAN, OTHER_SPANS } from './notice-words.ts'
import { wordsAt, type RunningText } from '../running-text.ts'

const NOTICE_SPANS = new RegExp(NOTICE_SPAN, 'giu')
const AFTER_TRIAL =
  /(?:nach (?:ablauf |ende |bestehen )?der probezeit|(?:after|following) (?:the )?(?:completion of |end of )?(?:the |your )?probation\p{L}*(?: period)?)/giu
const DURING_TRIAL =
  /(?:während|in|innerhalb) der (?:\p{L}+ )?probezeit|during (?:the |your |any )?(?:\p{L}+ )?probation|während der ersten|probezeit[^.]{0,60}\bin (?:dieser|der)\b|(?:pendant|durant|au cours de) la période d['’]essai|durante (?:il periodo|la fase) di prova|durante (?:el )?per[ií]odo de prueba|(?:tijdens|in|gedurende) de proeftijd|durante o período experimental/iu
const NOTICE_PERIOD_OF = /notice[^.;]{0,20}period of\s$|period of notice/iu

/** How long before its end a contract is to be ended: the span of a clause that speaks of notice. */
export function findNoticePeriods(running: RunningText, type: DocumentType): Record<string, Candidate[]> {
  if (type !== 'contract') return {}
  const found: Candidate[] = []
  for (const match of running.text.matchAll(NOTICE_SPANS)) {
    const value = match.groups!['value']!
    const [from, to] = [match.index, match.index + value.length]
    const { left, right } = clauseAround(running.text, from, to)
    const confidence = judge(left, right, match.groups!['day'] !== undefined || match.groups!['end'] !== undefined)
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
