import type { Line } from '../../domain/lines.ts'
import { isCorrespondence } from './is-correspondence.ts'

/** What a document looks like, whatever its words are: marks that are there or not. */
export type Mark =
  /** Two or three lines, or more, with a day first and an amount last. */
  | 'fewBookings'
  | 'manyBookings'
  /** Three lines or more end with a balance that follows from the one above or below. */
  | 'balances'
  /** One or two lines, or more, with a day and two clock times. */
  | 'fewShifts'
  | 'manyShifts'
  /** Three lines or more that begin with a day and end with a number of hours. */
  | 'workdays'
  /** Weekdays side by side. */
  | 'week'
  /** Sentences with hardly an amount; with up to three; sentences for the most part. */
  | 'plainProse'
  | 'prose'
  | 'essay'
  /** Many amounts, or five to seven, and hardly a sentence; sums of money line by line; no amount at all. */
  | 'listing'
  | 'shortListing'
  | 'priced'
  | 'noAmounts'
  /** Numbered headings or sentences from 1 on, or sections. */
  | 'clauses'
  /** A line that says what the paper is about: "Betreff:", "Subject:". */
  | 'subject'
  /** Text between a salutation and a closing, and hardly an amount. */
  | 'correspondence'
  /** The largest sum stands there twice: both sides of an account. */
  | 'sides'
  /** An invoice anew with sums below zero (UNTDID 1001, 384): it speaks of no credit. */
  | 'reversal'

const WEEKDAY = String.raw`(?:mo(?:ntags?)?|di(?:enstags?)?|mi(?:ttwochs?)?|do(?:nnerstags?)?|fr(?:eitags?)?|sa(?:mstags?)?|so(?:nn(?:tag|abend)s?)?|mon(?:days?)?|tue(?:s|sdays?)?|wed(?:s|nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?)[,.]?(?!\p{L})`
const DAY_FIRST = new RegExp(
  String.raw`^(?:${WEEKDAY}\s+)?\d{1,2}[./-]\d{1,2}\.?(?:[./-]?\d{2,4})?\s|^\d{4}-\d\d-\d\d\s|^\d{1,2}\s\p{L}{3}\s|^\p{L}{3}\s\d{1,2},?\s`,
  'iu',
)
const WORKDAY = new RegExp(String.raw`^(?:${WEEKDAY}|\d{1,2})(?:\s|$)`, 'iu')
const WEEKDAYS = new RegExp(String.raw`(?<!\p{L})${WEEKDAY}(?!\p{L})`, 'giu')
const CLOCK = /(?<![\d:.])(?:[01]?\d|2[0-3])[:.][0-5]\d(?![\d:.])/g
const HOURS = /\s(?:\d|1\d|2[0-4])(?:[.,](?:\d|[0-9][05]))?(?:\s?(?:h|std\.?|hrs?|hours))?$/iu
const AMOUNT = /(?<![\d.,:/])\d[\d.,'’]*[.,]\d{2}(?![\d.,:/]\d|\d)/g
const SIGN = String.raw`(?:[$€£]|(?<!\p{L})(?:EUR|CHF|USD|GBP)(?!\p{L}))`
/** A sum of money; a rate by the hour mostly has no cents. */
const MONEY = new RegExp(String.raw`${SIGN}\s?\d[\d.,'’]*[.,]\d{2}(?!\d)|\d[.,]\d{2}\s?${SIGN}`, 'u')
const CLAUSE =
  /^(?:§\s?(\d{1,2})\b|(?:article|clause|section|artikel|ziffer|ziff\.)\s(\d{1,2})\b|(\d{1,2})[.)]?\s{1,4}(?=\p{Lu})(?!.*\s\s)\p{L}+)/iu

const CORRECTION = /rechnungskorrektur/iu
const CREDIT = /gutschrift|gutgeschrieben|storn|erstatt/iu
const BELOW_ZERO = /(?:brutto|gesamt|betrag)\p{L}*[^\n]{0,40}-\s?\d/iu

/** The marks that a document's lines show. */
export function measureShape(lines: readonly Line[]): ReadonlySet<Mark> {
  const texts = lines.map(({ text }) => text)
  const count = (form: (text: string) => boolean): number => texts.filter((text) => form(text)).length
  const bookings = count((text) => DAY_FIRST.test(text) && /\d[.,]\d{2}\s?(?:[-+SH]|CR|DR)?(?:\s|$)/.test(text))
  const shifts = count(isShift)
  const workdays = count((text) => (DAY_FIRST.test(text) || WORKDAY.test(text)) && HOURS.test(text))
  const prose = count(isProse) / Math.max(texts.length, 1)
  const amounts = count(hasAmount)
  const isPlain = amounts <= 1 && prose >= 0.15
  const shown: Readonly<Record<Mark, boolean>> = {
    fewBookings: bookings === 2 || bookings === 3,
    manyBookings: bookings >= 4,
    balances: countBalances(texts) >= 3,
    fewShifts: shifts === 1 || shifts === 2,
    manyShifts: shifts >= 3,
    workdays: workdays >= 3,
    week: texts.some((text) => (text.match(WEEKDAYS)?.length ?? 0) >= 4),
    plainProse: isPlain,
    prose: !isPlain && amounts <= 3 && prose >= 0.25,
    essay: prose >= 0.5,
    listing: prose < 0.35 && amounts >= 8,
    shortListing: prose < 0.25 && amounts >= 5 && amounts < 8,
    priced: count((text) => MONEY.test(text)) >= 5,
    noAmounts: amounts === 0,
    clauses: countClauses(texts) >= 3,
    subject: texts.some((text) => /^(?:betreff|betr\.?|betrifft|subject|re)\s?:/iu.test(text)),
    correspondence: isCorrespondence(
      lines.map(({ segments }) => segments.map(({ text }) => text)),
      amounts,
    ),
    sides: hasSides(texts),
    reversal: isReversal(texts.join('\n')),
  }
  return new Set((Object.keys(shown) as Mark[]).filter((mark) => shown[mark]))
}

function isShift(text: string): boolean {
  return (
    !/[$€£]\s?\d|\bEUR\b/u.test(text) &&
    /\d{1,2}[./-]\d{1,2}|^\p{L}{2,9}\.?\s/u.test(text) &&
    (text.match(/\d:[0-5]\d/g)?.length ?? text.match(CLOCK)?.length ?? 0) >= 2
  )
}

/** Whether a text holds a number with two decimals. */
export function hasAmount(text: string): boolean {
  return text.search(AMOUNT) >= 0
}

/** Eight words or more, and hardly anything but words. */
export function isProse(text: string): boolean {
  const tokens = text.split(/\s+/)
  const words = tokens.filter((token) => /^[("„“'’]?\p{L}[\p{L}'’-]*[.,;:!?)"“”]{0,2}$/u.test(token)).length
  return tokens.length >= 8 && words >= 0.75 * tokens.length
}

/** Lines whose last sum is the one above plus or minus what is booked: in this line, or in the one above where the newest is first. */
function countBalances(texts: readonly string[]): number {
  const rows = texts.map((text) => text.match(AMOUNT) ?? []).filter((amounts) => amounts.length >= 2)
  const cents = rows.map((amounts) => amounts.slice(-2).map((amount) => Number(amount.replace(/\D/g, ''))))
  let proven = 0
  cents.forEach(([booked = 0, balance = 0], index) => {
    const [above = 0, before = 0] = cents[index - 1] ?? []
    const change = Math.abs(balance - before)
    if (change > 0 && (change === booked || change === above)) proven += 1
  })
  return proven
}

/** How far the numbers of headings count up from 1. */
function countClauses(texts: readonly string[]): number {
  let last = 0
  for (const text of texts) {
    const [, section, article, point] = CLAUSE.exec(text) ?? []
    if (Number(section ?? article ?? point) === last + 1) last += 1
  }
  return last
}

function hasSides(texts: readonly string[]): boolean {
  const sums = texts.flatMap((text) => text.match(/\d{1,3}(?:[.,'’ ]?\d{3})*(?:[.,]\d{2})?(?!\d)/g) ?? [])
  const digits = sums.filter((sum) => sum.length >= 5).map((sum) => Number(sum.replace(/\D/g, '')))
  const most = digits.reduce((largest, sum) => Math.max(largest, sum), 0)
  return digits.length >= 8 && digits.filter((sum) => sum === most).length >= 2
}

function isReversal(text: string): boolean {
  return CORRECTION.test(text) && !CREDIT.test(text) && BELOW_ZERO.test(text)
}
