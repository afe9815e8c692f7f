import { makeDate } from '../../../domain/dates.ts'

/** UN/EDIFACT 2379 date formats that name a day: the order of the parts. */
const DATE_FORMATS: Readonly<Record<string, RegExp>> = {
  '2': /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{2})$/,
  '3': /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{2})$/,
  '4': /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  '101': /^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  '102': /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/,
  '201': /^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})\d{4}/,
  '203': /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/,
  '204': /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/,
  '205': /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/,
}
/** Programs without a day write that of the year 1. */
const ISO_DATE = /^(?<year>[1-9]\d{3})-(?<month>\d{2})-(?<day>\d{2})(?:$|[TZ+-])/

/** `YYYY-MM-DD` of an XML date (zone and time dropped) or of a UN/EDIFACT 2379 format; null when it names no day. */
export function normalizeDate(text: string | null, format: string = '102'): string | null {
  if (text === null) return null
  const parts = (ISO_DATE.exec(text) ?? DATE_FORMATS[format]?.exec(text))?.groups
  if (parts === undefined) return null
  return makeDate(Number(parts['year']), Number(parts['month']), Number(parts['day']))
}

/** An xs:decimal as amount: two decimals at least where it has decimals, more only where they are not zero. */
export function normalizeAmount(text: string | null): string | null {
  const parts = splitDecimal(text)
  if (parts === null) return null
  if (parts.fraction === null) return `${parts.sign}${parts.whole}`
  return `${parts.sign}${parts.whole}.${parts.fraction.replace(/0+$/, '').padEnd(2, '0')}`
}

/** An xs:decimal as number: `19.00` is `19`, `0.50` is `0.5`. */
export function normalizeNumber(text: string | null): string | null {
  const parts = splitDecimal(text)
  if (parts === null) return null
  const fraction = (parts.fraction ?? '').replace(/0+$/, '')
  return `${parts.sign}${parts.whole}${fraction === '' ? '' : `.${fraction}`}`
}

function splitDecimal(text: string | null): { sign: string; whole: string; fraction: string | null } | null {
  const parts = /^([-+]?)(\d*)(?:\.(\d*))?$/.exec(text?.trim() ?? '')
  if (parts === null) return null
  const [, sign = '', whole = '', fraction] = parts
  if (whole === '' && (fraction ?? '') === '') return null
  const isZero = !/[1-9]/.test(whole + (fraction ?? ''))
  return {
    sign: sign === '-' && !isZero ? '-' : '',
    whole: whole.replace(/^0+(?=\d)/, '') || '0',
    fraction: fraction === undefined || fraction === '' ? null : fraction,
  }
}

/** Lines of an address or of notes, blanks collapsed, doubles and empty ones left out. */
export function joinParts(parts: readonly (string | null)[], separator: string): string | null {
  const kept = parts.map((part) => part?.replace(/\s+/g, ' ').trim() ?? '').filter((part) => part !== '')
  return kept.length === 0 ? null : kept.join(separator)
}
