import { trimZeros } from '../../../../domain/money.ts'
import { ibanLength, isValidIban, normalizeIban } from '../../../../domain/iban.ts'
import type { LabelMatch } from '../../labels/find-labels.ts'
import { readName } from '../../parties/clean-name.ts'
import { canBeName } from '../../parties/recognize-line.ts'
import { readLabelled } from '../../payment/read-reference.ts'
import { readCode } from '../../values/read-code.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { findMonths } from './time-words.ts'
import { NOTICE_SPAN } from '../contracts/notice-words.ts'
import { readReference } from './read-reference.ts'
import { readSetOff } from './read-set-off.ts'
import { isHead, type Place } from './value-places.ts'

/** A value with its characters in the place's text. */
export interface Mention {
  readonly value: string
  readonly from: number
  readonly to: number
  /** 0..1: how well its form and surroundings fit. */
  readonly worth: number
}

const REFERENCES: ReadonlySet<string> = new Set(['our_reference', 'your_reference'])
const MOST_TEXT = 140
const NOTICE = new RegExp(NOTICE_SPAN, 'iu')
/** Characters in which a span stands: "Ends on 31 August 2028 (three years)". */
const LONGEST_SPAN = 60
/** Under the heading of a clause the span may be that of a notice or a renewal. */
const OTHER_SPAN =
  /frist|kündig|jeweils|verläng|notice|renew|extend|préavis|re(?:conduc|conduit|nouvel)|preavviso|rinnov|prorog|preaviso|pr[oó]rrog|renov|opzeg|verleng|telkens|aviso/iu
const STRONG_LABEL = 0.7
/** A date further behind its label than this belongs to something else. */
const MOST_AHEAD = 24

/** The value that a label of some kind announces at this place; null when there is none of that kind. */
export function readValue(label: LabelMatch, place: Place, order: DateOrder): Mention | null {
  const { text } = place.segment
  switch (label.kind) {
    case 'date': {
      const [first, second] = scanDates(place.segment, order)
      // A year "from 1 January to 31 December" is reported at its end.
      const isPeriod =
        second !== undefined &&
        /^\s*(?:bis|to|until|through|-|–)\s*(?:zum\s*)?$/iu.test(text.slice(first!.to, second.from))
      const date = isPeriod && label.key === 'reporting_date' ? { ...second, from: first!.from } : first
      if (date === undefined || date.from > (isHead(label) ? MOST_AHEAD : 3)) return null
      return { ...date, worth: 1 }
    }
    case 'code':
      return readCodeValue(text, label)
    case 'iban':
      return readIban(text)
    case 'bic':
      return readMatch(/^[\s:]*(?<value>[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)(?![A-Za-z0-9])/.exec(text))
    case 'hours':
      return readHours(text, place)
    case 'rate':
      return readRate(text)
    case 'count':
      return readMatch(/^[\s:.]*(?<value>[1-9])(?![\d.,]\d|\d)/.exec(text))
    case 'span': {
      // "Term (months)": the unit stands with the label.
      const unit =
        /month|year|monat|jahr|mois|année|mes[ei]s?|anni|años?|maand|jaar|anos?/iu.exec(label.segment.text)?.[0] ?? ''
      const months = findMonths(/^[\s:]*\d{1,3}\s*$/.test(text) ? `${text} ${unit}` : text.slice(0, LONGEST_SPAN))
      if (months === null || OTHER_SPAN.test(text.slice(0, months.from))) return null
      return { value: months.value, from: 0, to: text.length, worth: 1 }
    }
    case 'name':
      return readWords(label, place)
    case 'text':
      if (label.key === 'payment_reference') return readPaymentReference(place)
      return (label.key === 'notice_period' ? readNotice(text) : null) ?? readWords(label, place)
    default:
      return null
  }
}

/** Tax classes and statement numbers are short, and some identifiers are printed in groups. */
function readCodeValue(text: string, { key, strength }: LabelMatch): Mention | null {
  if (key === 'tax_class') {
    return readMatch(
      /^[\s:]*(?<value>[1-6]|VI|IV|I{1,3}|V|\d{3,4}[A-Z]|[A-Z]{1,2}\d{1,4}[A-Z]?)(?![\p{L}\d.,])/u.exec(text),
    )
  }
  if (key === 'statement_number' && !/^[\s:.#]*(?:nr\.?\s*)?\d/i.test(text)) return null
  // "Nummer: 8" may number a statement, a longer number beside so plain a word is something else.
  if (key === 'statement_number' && strength < STRONG_LABEL && !/^[\s:.#]*\d{1,3}(?!\d)/.test(text)) return null
  const reference = REFERENCES.has(key) ? readReference(text) : null
  if (reference !== null) return { ...reference, worth: 1 }
  const lead = /^[\s:.#]*/.exec(text)![0].length
  const grouped = GROUPED[key]?.exec(text.slice(lead))
  if (grouped?.index === 0) return { value: grouped[0].trim(), from: lead, to: lead + grouped[0].length, worth: 1 }
  // "6. Agency" is the next field of a numbered form.
  if (/^\s*\d{1,2}\.\s+\p{L}/u.test(text)) return null
  const code = readCode(text)
  return code === null ? null : { ...code, worth: 1 }
}

/** Numbers that are printed with blanks inside. */
const GROUPED: Readonly<Record<string, RegExp>> = {
  document_number: /(?:[A-Z]{1,4} )?\d{2,7}(?: \d{2,7}){1,4}$/,
  tax_id: /\d{2} ?\d{3} ?\d{3} ?\d{3}(?!\d)|\d{10,11}(?!\d)|\d{3}-\d{2}-\d{4}/,
  social_security_number:
    /\d{2} ?\d{6} ?[A-Z] ?\d{3}|756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}|[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]|\d{4} ?\d{6}(?!\d)|(?:\d{3}|[Xx*]{3})-(?:\d{2}|[Xx*]{2})-\d{4}/,
  tax_number: /\d{5} \d{5}(?!\d)|\d{2,3}[ /]\d{3,4}[ /]\d{4,5}(?:[ /]\d)?|\d{10,13}(?!\d)/,
  our_reference:
    /(?:[A-Z]{1,4} )?\d{1,4}(?: \d[\d/.-]{1,12}){1,3}$|[\p{L}\d][\w./-]*\d[\w./-]*(?: [A-Z]{1,3}(?!\p{L}))?/u,
  your_reference: /[\p{L}\d][\w./-]*\d[\w./-]*(?: [A-Z]{1,3}(?!\p{L}))?/u,
  statement_number: /\d{1,4} ?\/ ?\d{2,4}|\d{1,5}(?= |$)/,
  payment_reference: /[A-Z]{0,3}\d[\dA-Z ./-]{4,30}\d/,
}

function readPaymentReference({ segment, where }: Place): Mention | null {
  const mention = readLabelled(segment.text, where === 'above it')
  return mention === null ? null : { ...mention, worth: 1 }
}

/** The span alone, without in which form notice is given. */
function readNotice(text: string): Mention | null {
  return readMatch(NOTICE.exec(text))
}

function readIban(text: string): Mention | null {
  const match =
    /^[^A-Z]{0,12}(?:IBAN:?\s*)?([A-Z]{2}\s?\d{2}(?:\s?[A-Z0-9]{4}){2,7}(?:\s?[A-Z0-9]{1,3})?)(?![A-Za-z0-9])/.exec(
      text,
    )
  if (match === null) return null
  const length = ibanLength(match[1]!.slice(0, 2))
  const value = normalizeIban(match[1]!).slice(0, length ?? undefined)
  if (length === null || value.length < length) return null
  const from = match.index + match[0].length - match[1]!.length
  return { value, from, to: from + match[1]!.length, worth: isValidIban(value) ? 1.08 : 0.7 }
}

/** "160,5", "160:30 h", "22:39:00", "38,50 Std.", "38 h 30": hours as a decimal number. */
function readHours(text: string, place: Place): Mention | null {
  // "Total hours" heads a column of days as well: the sum stands beside its label.
  const beside = place.where === 'above it' ? 0.6 : 1
  const clock = /(?<![\d.,:])(\d{1,3}):([0-5]\d)(?::[0-5]\d)?(?!\d|:)/.exec(text)
  const spoken = /(?<![\d.,:])(\d{1,3})\s?(?:h|std\.?)\s?(\d{1,2})\s?(?:m|min)/iu.exec(text)
  const parts = spoken ?? clock
  if (parts !== null) {
    const hours = Number(parts[1]) + Number(parts[2]) / 60
    return { value: trimZeros(hours.toFixed(2)), from: parts.index, to: parts.index + parts[0].length, worth: beside }
  }
  const amount = scanAmounts(place.segment).find((found) => !found.isRate && found.cents >= 0)
  if (amount === undefined || Number(amount.value) > 2000) return null
  return {
    value: trimZeros(amount.value),
    from: amount.from,
    to: amount.to,
    worth: (/[.,]\d/.test(text) ? 1 : 0.9) * beside,
  }
}

function readRate(text: string): Mention | null {
  const match = /(?<![\d.,])(?<value>\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|v\.\s?H\.|prozent|per cent|percent)/iu.exec(text)
  const mention = readMatch(match)
  return mention === null ? null : { ...mention, value: trimZeros(mention.value.replace(',', '.')) }
}

function readMatch(match: RegExpExecArray | null): Mention | null {
  const value = match?.groups?.['value']
  if (match === null || value === undefined) return null
  const from = match.index + match[0].indexOf(value)
  return { value, from, to: from + value.length, worth: 1 }
}

const PEOPLE: ReadonlySet<string> = new Set(['employee_name', 'approved_by'])
/** "Anna Miller (AM-12)", "Anna Miller (AM)": the number or the sign of who is named. */
const SIGN_BEHIND =
  /\s\((?:\p{Lu}{1,4}[ -]?)?\d[\d/-]{1,9}\)\s*$|(?<=\s\p{Lu}[\p{Ll}-]{2,20})\s\(\p{Lu}{2,3}\)\s*$|\s\([^()]*$/u

/** A name or a line of text; behind its label only where a colon, a gap or its type sets it off. */
function readWords(label: LabelMatch, place: Place): Mention | null {
  const set = readSetOff(label, place)
  const text = set ?? place.segment.text
  const hasColon = label.segment.words[label.lastWord]!.text.endsWith(':') || /^\s*:/.test(text)
  if (place.where === 'before it' && !hasColon && set === null) return null
  const lead = /^[\s:–-]*/.exec(text)![0].length
  const name =
    label.kind === 'name'
      ? readName(leaveSign(label.key, text.replace(/,?\s+(?:am|on|den)\s+\d.*$/u, '')))
      : { value: text.slice(lead).trim(), from: lead, to: text.trimEnd().length }
  if (name === null || !/[\p{L}\d]/u.test(name.value) || name.value.length > MOST_TEXT || name.value.length < 2)
    return null
  // "Opgesteld:" announces somebody else.
  if (label.kind === 'name' && /:[\s_.]*$/.test(text)) return null
  if (label.kind === 'name' && (!canBeName(name.value) || name.value.split(' ').length > 7)) return null
  return { ...name, worth: hasColon || set !== null || place.where !== 'before it' ? 1 : 0.8 }
}

/** "Spital Wetzikon (ZH)": the bracket of a firm is its own. */
function leaveSign(key: string, name: string): string {
  return PEOPLE.has(key) ? name.replace(SIGN_BEHIND, '') : name
}
