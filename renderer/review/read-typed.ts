import { isIban, type ScalarKind } from './field-kinds.ts'
import type { Language } from './write-value.ts'

/** What was typed, normalized as the engine keeps it; or the key of the sentence that says what is expected. */
export type TypedValue =
  | { readonly value: string | null; readonly problem?: undefined }
  | { readonly problem: TypedProblem; readonly value?: undefined }
export type TypedProblem = 'date' | 'amount' | 'number' | 'integer' | 'currency'

/** How the person in front of the page writes. */
export interface Writing {
  readonly language: Language
  /** Of dates without one. */
  readonly year: number
  /** `3/9/2026` is the ninth of March, as in the United States. */
  readonly isMonthFirst: boolean
}

/**
 * Reads what a person types, in their writing. Dates may be short: `9.3.` is of the writing's year, `090326` has six digits.
 * Texts go as they are: the engine has the last word.
 */
export function readTyped(key: string, kind: ScalarKind, typed: string, writing: Writing): TypedValue {
  const { language } = writing
  const text = typed.trim()
  if (text === '') return { value: null }
  if (kind === 'date') return orProblem(readDate(text, writing), 'date')
  if (kind === 'amount') return orProblem(padCents(readDecimal(text, language)), 'amount')
  if (kind === 'number') return orProblem(readDecimal(text.replace(/\s*%$/, ''), language), 'number')
  if (kind === 'integer') return orProblem(/^-?\d{1,15}$/.test(text) ? String(Number(text)) : null, 'integer')
  if (key === 'currency') return orProblem(readCurrency(text), 'currency')
  if (isIban(key)) return { value: text.toUpperCase().replaceAll(/[\s.:-]/g, '') }
  return { value: text }
}

function orProblem(value: string | null, problem: TypedProblem): TypedValue {
  return value === null ? { problem } : { value }
}

const MONTHS: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  mär: 3,
  mar: 3,
  apr: 4,
  mai: 5,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  dez: 12,
  dec: 12,
}

/** As it is written, or ISO 8601. Null when the calendar has no such day. */
function readDate(text: string, { year, isMonthFirst }: Writing): string | null {
  const makeShort = (
    first: string | undefined,
    second: string | undefined,
    digits: string | undefined,
  ): string | null => {
    const [day, month] = isMonthFirst ? [second, first] : [first, second]
    return makeDate(fullYear(digits, year), Number(month), Number(day))
  }
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return makeDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/.exec(text)
  if (digits) return makeShort(digits[1], digits[2], digits[3])
  const named = /^(\d{1,2})\.?\s*([a-zä]{3,9})\.?\s*(\d{4}|\d{2})?$/i.exec(text)
  if (named) {
    const month = MONTHS[named[2]!.toLowerCase().slice(0, 3)]
    return month === undefined ? null : makeDate(fullYear(named[3], year), month, Number(named[1]))
  }
  const american = /^([a-zä]{3,9})\.?\s*(\d{1,2})(?:,?\s*(\d{4}|\d{2}))?$/i.exec(text)
  if (american) {
    const month = MONTHS[american[1]!.toLowerCase().slice(0, 3)]
    return month === undefined ? null : makeDate(fullYear(american[3], year), month, Number(american[2]))
  }
  const short = /^(\d{1,2})[./\s-]+(\d{1,2})(?:[./\s-]+(\d{4}|\d{2}))?[.]?$/.exec(text)
  return short && makeShort(short[1], short[2], short[3])
}

function fullYear(digits: string | undefined, year: number): number {
  if (digits === undefined) return year
  return digits.length === 4 ? Number(digits) : 2000 + Number(digits)
}

function makeDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

/** In German a lone point before three digits groups; otherwise a lone mark is the decimal one. */
function readDecimal(typed: string, language: Language): string | null {
  const text = typed.replaceAll(/[\s'’€$£]|EUR$/g, '').replace(/^[−–]/, '-')
  if (!/^[+-]?\d[\d.,]*-?$/.test(text)) return null
  const isNegative = /^-|-$/.test(text)
  const number = text.replaceAll(/[+-]/g, '')
  const mark = findMark(number, language)
  const [whole = '', fraction = ''] = mark === null ? [number] : splitAt(number, number.lastIndexOf(mark))
  const rest = whole.replaceAll(/[.,]/g, '')
  const groups = whole.split(/[.,]/)
  const isGrouped = groups.length === 1 || groups.slice(1).every((group) => group.length === 3)
  if (!isGrouped || !/^\d{1,13}$/.test(rest) || !/^\d{0,10}$/.test(fraction)) return null
  const plain = `${rest.replace(/^0+(?=\d)/, '')}${fraction === '' ? '' : `.${fraction}`}`
  return isNegative && /[1-9]/.test(plain) ? `-${plain}` : plain
}

function findMark(number: string, language: Language): '.' | ',' | null {
  const [own, other] = language === 'de' ? ([',', '.'] as const) : (['.', ','] as const)
  if (number.includes(own) && number.includes(other))
    return number.lastIndexOf(own) > number.lastIndexOf(other) ? own : other
  if (number.includes(own)) return own
  if (!number.includes(other)) return null
  const isGrouping = number
    .split(other)
    .slice(1)
    .every((group) => group.length === 3)
  return isGrouping ? null : other
}

function splitAt(text: string, at: number): [string, string] {
  return [text.slice(0, at), text.slice(at + 1)]
}

function padCents(decimal: string | null): string | null {
  if (decimal === null) return null
  const fraction = decimal.split('.')[1]
  if (fraction === undefined) return `${decimal}.00`
  return fraction.length === 1 ? `${decimal}0` : decimal
}

function readCurrency(text: string): string | null {
  const code = { '€': 'EUR', $: 'USD', '£': 'GBP' }[text] ?? text.toUpperCase()
  return Intl.supportedValuesOf('currency').includes(code) ? code : null
}
