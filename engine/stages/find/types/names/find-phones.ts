import type { Candidate } from '../../../../domain/field.ts'
import { wordsBetween } from '../../fold-text.ts'
import { segmentsRight, type Layout } from '../../layout.ts'
import { makeCandidate } from '../../make-candidate.ts'

const LABEL =
  /^(?:tel(?:efon)?|phone|telephone|fon|ruf|rufnummer|durchwahl|hotline|service(?:telefon)?|customer (?:care|service)|call|t)\b\.?\s*(?:nr\.?|no\.?)?\s*:?\s*$/iu
const NUMBER = /^\s*(?<value>\+?[\d(][\d\s()/.-]{5,20}\d)\s*$/
/** With the words that call for a call in front of it. */
const CALLED =
  /(?<!\p{L})(?:tel(?:efon)?|phone|telephone|fon|ruf|rufnummer|durchwahl|hotline|helpline|servicetelefon|zentrale|toll ?free|freephone|enquiries|queries|customer (?:care|services?)|call(?: us)?(?: on)?|t)\.?:?\s*(?<value>\+?[\d(][\d\s()/.-]{5,18}\d)(?!\d)/iu
/** A number alone, as letterheads print it: with a bracket, a plus sign or groups parted by hyphens. */
const BARE = /^(?:\+\d{1,3}[\s(]|0\d{2,4}[\s/-]\d{3}[\s-]\d|\(0?\d{2,5}\)\s?|\d{3}-\d{3}-\d{4}$)[\d\s()/.-]*\d$/
/** "..., TX 78999 (555) 010-1234", "..., PA 15206 412-555-0150". */
const BEHIND_PLACE = /(?<=\d{5} )(?:\(\d{3}\) ?|\d{3}-)\d{3}-\d{4}$/
const LABELLED = 0.7
const IN_LETTERHEAD = 0.5
const HEAD = 0.3
const FOOT = 0.88
const CALL = 0.6

/** Telephone numbers right of their label, and those that stand alone in a letterhead, also between dots with other details. */
export function findPhones(layout: Layout): readonly Candidate[] {
  const first = layout.pages[0]
  if (first === undefined) return []
  const { page } = first
  return first.lines.flatMap((line) =>
    line.segments.flatMap((segment) => {
      const beside = LABEL.test(segment.text) ? segmentsRight(first, segment)[0] : undefined
      const value = beside === undefined ? undefined : NUMBER.exec(beside.text)?.groups?.['value']
      if (beside !== undefined && value !== undefined) {
        return [makeCandidate(value, beside.words, page, LABELLED, `label '${segment.text}' left of it`)]
      }
      if (segment.box[1] > page.height * HEAD && segment.box[1] < page.height * FOOT) return []
      const called = CALLED.exec(segment.text)
      const number = called?.groups?.['value']
      if (called !== null && number !== undefined) {
        const from = called.index + called[0].length - number.length
        return [
          makeCandidate(number, wordsBetween(segment, from, from + number.length), page, CALL, 'telephone number'),
        ]
      }
      // At the foot figures are numbers of accounts and registers, but for those beside a mail address.
      if (segment.box[1] > page.height * FOOT && !segment.text.includes('@')) return []
      return segment.text.split(/\s*[·•|]\s*|,\s+/).flatMap((whole) => {
        const part = BEHIND_PLACE.exec(whole)?.[0] ?? whole
        if (!BARE.test(part) || part.replace(/\D/g, '').length < 7) return []
        const from = segment.text.indexOf(part)
        const words = wordsBetween(segment, from, from + part.length)
        return [makeCandidate(part, words, page, IN_LETTERHEAD, 'telephone number in the letterhead')]
      })
    }),
  )
}
