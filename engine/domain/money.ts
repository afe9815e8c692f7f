/** Amounts as text and as whole cents. Decimal strings use a dot and no grouping: `-1234.50`. */

const SIGNED_NUMBER = /^[-+−–]?\d[\d.,'’\u00a0\u202f ]*$/
/** Thousands in groups of three, in India hundreds of thousands in groups of two: `1,00,000`. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[.,'’\u00a0\u202f ]\d{2,3})*[.,'’\u00a0\u202f ]\d{3})$/
/** No amount on a business document has more digits before its decimals, and all of these are exact as cents. */
const MOST_DIGITS = 13

/**
 * Reads a printed amount without currency: `1.234,56`, `1,234.56`, `1'234.50`, `1 234,56`, `(12.00)`, `12,00-`.
 * A lone separator before exactly three digits groups thousands. Returns null when it is no number: `1,2,3` is none.
 */
export function parseAmount(printed: string): string | null {
  const bracketed = /^\((.+)\)$/.exec(printed.trim())
  const trailing = /^(.+?)\s?[-−–]$/.exec(bracketed?.[1] ?? printed.trim())
  const text = (trailing?.[1] ?? bracketed?.[1] ?? printed).trim()
  if (!SIGNED_NUMBER.test(text)) return null
  const negative = bracketed !== null || trailing !== null || /^[-−–]/.test(text)
  const { whole, fraction } = splitDecimals(text.replace(/^[-+−–]\s*/, ''))
  const digits = whole.replace(/\D/g, '')
  if (!WHOLE.test(whole) || !/^\d*$/.test(fraction) || digits.length > MOST_DIGITS) return null
  const decimals = fraction.length === 1 ? `${fraction}0` : fraction
  const number = `${digits.replace(/^0+(?=\d)/, '')}${decimals === '' ? '' : `.${decimals}`}`
  return negative && Number(number) !== 0 ? `-${number}` : number
}

/** The decimal mark is the last full stop or comma, unless it groups thousands. */
function splitDecimals(number: string): { whole: string; fraction: string } {
  const mark = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','))
  if (mark < 0) return { whole: number, fraction: '' }
  const before = number.slice(0, mark).trimEnd()
  const after = number.slice(mark + 1)
  const hasOtherMark = /[.,]/.test(before.replaceAll(number[mark]!, ''))
  const isGrouping = after.length === 3 && !hasOtherMark && before !== '0' && WHOLE.test(number)
  return isGrouping ? { whole: number, fraction: '' } : { whole: before, fraction: after.trim() }
}

/** Whole cents of a dot-decimal string, rounded half away from zero; NaN when it is no number. */
export function toCents(amount: string): number {
  if (!/^-?\d+(\.\d+)?$/.test(amount)) return Number.NaN
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const cents = Number(whole) * 100 + Math.round(Number(`${fraction.padEnd(2, '0').slice(0, 2)}.${fraction.slice(2)}`))
  return amount.startsWith('-') ? -cents : cents
}

/** `1234` cents as `12.34`. */
export function fromCents(cents: number): string {
  const text = String(Math.abs(Math.round(cents))).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** `12.50` as `12.5`, `3.00` as `3`. */
export function trimZeros(number: string): string {
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number
}
