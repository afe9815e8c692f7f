import { makeDate } from '../../../domain/dates.ts'
import { fold } from '../fold-text.ts'
import { listMatches } from './list-matches.ts'
import { monthOf } from './months.ts'
import type { PrintedText } from './printed-text.ts'
import { rememberTexts } from './remember-texts.ts'

/** A date as printed. */
export interface DateMention {
  readonly value: string
  /** Characters of the text. */
  readonly from: number
  readonly to: number
  /** The other reading of `03/04/2020`, null when there is only one. */
  readonly swapped: string | null
}

/** Which number comes first in `03/04/2020`. */
export type DateOrder = 'day-first' | 'month-first'

const YEAR = String.raw`(?:(?:19|20)\d{2}|['’]?\d{2})`
/** "01.08.2025-31.08.2025": a hyphen parts two days as blanks would. */
const DAY = String.raw`\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})`
const FORMS = {
  iso: /(?<![\d./-])((?:19|20)\d{2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})(?!\d)/g,
  numeric: new RegExp(
    String.raw`(?:(?<![\d.,/-])|(?<=(?<![\d.,/-])${DAY}[-–]))(\d{1,2})\s?([./,-])\s?(\d{1,2})\s?\2\s?(${YEAR})(?:(?!\d|[.,/-]\d)|(?=[-–]${DAY}(?!\d)))`,
    'g',
  ),
  dayMonthName: new RegExp(
    String.raw`(?<![\d.,/])(\d{1,2})(?:\.?\s?[º°]|\.|\s?(?:st|nd|rd|th|er)(?!\p{L}))?[\s/-]{0,2}(?:de\s+|(?:day\s+)?of\s+)?([\p{L}]{3,10})\.?,?(?:\s+de)?[\s/-]{0,2}(${YEAR})(?!\d)`,
    'gu',
  ),
  monthNameDay: new RegExp(
    String.raw`(?<!\p{L})([\p{L}]{3,10})\.?\s{0,2}(\d{1,2})(?:st|nd|rd|th)?\s?,?\s{0,2}((?:19|20)\d{2})(?!\d)`,
    'gu',
  ),
  compact: /(?<![\dA-Za-z])((?:19|20)\d{2})(\d{2})(\d{2})(?![\dA-Za-z])/g,
} as const

/** So many dates have to be near each other, and so many times nearer than in the other order. */
const LEAST_NEAR = 4
const CLEARLY = 5

/** Every date in the text, left to right. */
export function scanDates(printed: PrintedText, order: DateOrder): readonly DateMention[] {
  // Two digits are the least that a date has, letters for digits included.
  if (!/\d.*[\doOIlSB]/s.test(printed.text) && !/[oOIlSB].*\d/s.test(printed.text)) return []
  return datesIn[order](mendDates(printed))
}

const datesIn: Readonly<Record<DateOrder, (text: string) => readonly DateMention[]>> = {
  'day-first': rememberTexts((text) => listDates(text, 'day-first')),
  'month-first': rememberTexts((text) => listDates(text, 'month-first')),
}

function listDates(text: string, order: DateOrder): readonly DateMention[] {
  const found: DateMention[] = []
  const add = (match: RegExpExecArray, value: string | null, swapped: string | null = null): void => {
    const from = match.index
    const to = from + match[0].length
    if (value === null || found.some((other) => from < other.to && to > other.from)) return
    found.push({ value, from, to, swapped: swapped === value ? null : swapped })
  }
  for (const match of listMatches(text, FORMS.iso))
    add(match, makeDate(Number(match[1]), Number(match[2]), Number(match[3])))
  for (const match of listMatches(text, FORMS.numeric)) {
    const year = Number(match[4]!.replace(/\D/g, ''))
    // Commas for points are the recognizer's slip; with two-digit years they would make dates of amounts.
    if (match[2] === ',' && match[4]!.length < 4) continue
    const dayFirst = makeDate(year, Number(match[3]), Number(match[1]))
    const monthFirst = makeDate(year, Number(match[1]), Number(match[3]))
    const isMonthFirst = order === 'month-first' && match[2] !== '.'
    const [first, second] = isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
    add(match, first ?? second, first === null || match[2] === '.' ? null : second)
  }
  for (const match of listMatches(text, FORMS.dayMonthName)) {
    const month = monthOf(fold(match[2]!))
    if (month !== null) add(match, makeDate(Number(match[3]!.replace(/\D/g, '')), month, Number(match[1])))
  }
  for (const match of listMatches(text, FORMS.monthNameDay)) {
    const month = monthOf(fold(match[1]!))
    if (month !== null) add(match, makeDate(Number(match[3]), month, Number(match[2])))
  }
  for (const match of listMatches(text, FORMS.compact)) {
    add(match, makeDate(Number(match[1]), Number(match[2]), Number(match[3])))
  }
  return found.toSorted((a, b) => a.from - b.from)
}

const SLIPS: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1', S: '5', B: '8' }

/**
 * The text with its dates as they must be: the recognizer takes 0 for 6, 8 or 9 and letters for figures, but no month is the
 * 83rd, no document of the year 2618. The length of the text stays.
 */
export function mendDates({ text, page }: PrintedText): string {
  if (page?.origin !== 'ocr') return text
  return text.replace(
    /(?<![\p{L}\d./-])([\dOoIlSB]{1,2})([./-])([\dOoIlSB]{2})\2([12][\dOoIlSB]\d{2}|\d{2})(?![\d\p{L}]|[./-]\d)/gu,
    (_, first: string, sign: string, second: string, year: string) => {
      const [day, month, full] = [first, second, year].map((part) =>
        part.replace(/[OoIlSB]/g, (letter) => SLIPS[letter]!),
      ) as [string, string, string]
      return [mendPart(day), mendPart(month), full.replace(/^2[689](?=\d\d)/, '20')].join(sign)
    },
  )
}

function mendPart(part: string): string {
  return Number(part) > 31 ? part.replace(/^[689]/, '0') : part
}

/** The order of a document's own dates that can be read in one order only; null when they do not say or contradict each other. */
export function detectDateOrder(texts: readonly Pick<PrintedText, 'text'>[]): DateOrder | null {
  let dayFirst = 0
  let monthFirst = 0
  const open: (readonly [first: number, second: number, year: number])[] = []
  for (const { text } of texts) {
    for (const match of listMatches(text, FORMS.numeric)) {
      if (match[2] === '.') continue
      if (Number(match[1]) > 12 && Number(match[3]) <= 12) dayFirst += 1
      if (Number(match[3]) > 12 && Number(match[1]) <= 12) monthFirst += 1
      if (Number(match[1]) <= 12 && Number(match[3]) <= 12) {
        open.push([Number(match[1]), Number(match[3]), Number(match[4]!.replace(/\D/g, ''))])
      }
    }
  }
  if (dayFirst + monthFirst === 0) return orderByNearness(open)
  if (dayFirst === monthFirst) return null
  return dayFirst > monthFirst ? 'day-first' : 'month-first'
}

/** The days of one paper lie near each other: the order in which they do, where the other one scatters them over months. */
function orderByNearness(dates: readonly (readonly [first: number, second: number, year: number])[]): DateOrder | null {
  if (dates.length < LEAST_NEAR) return null
  const spread = (monthAt: 0 | 1): number => {
    const days = dates.map((date) => date[2] * 365 + date[monthAt] * 30.4 + date[1 - monthAt]!)
    return Math.max(...days) - Math.min(...days)
  }
  const [monthFirst, dayFirst] = [spread(0), spread(1)]
  if (monthFirst * CLEARLY < dayFirst) return 'month-first'
  return dayFirst * CLEARLY < monthFirst ? 'day-first' : null
}
