/** Amounts as text and as whole cents. Decimal strings use a dot and no grouping: `-1234.50`. */

const SIGNED_NUMBER = /^[-+−–]?\d[\d.,'’\u00a0\u202f ]*$/

/**
 * Reads a printed amount without currency: `1.234,56`, `1,234.56`, `1'234.50`, `1 234,56`, `(12.00)`, `12,00-`.
 * A lone separator before exactly three digits groups thousands. Returns null when it is no number.
 */
export function parseAmount(printed: string): string | null {
  const bracketed = /^\((.+)\)$/.exec(printed.trim())
  const trailing = /^(.+?)\s?[-−–]$/.exec(bracketed?.[1] ?? printed.trim())
  const text = (trailing?.[1] ?? bracketed?.[1] ?? printed).trim()
  if (!SIGNED_NUMBER.test(text)) return null
  const negative = bracketed !== null || trailing !== null || /^[-−–]/.test(text)
  const digits = text.replace(/^[-+−–]\s*/, '').replace(/['’\u00a0\u202f ]/g, '')
  const { whole, fraction } = splitDecimals(digits)
  if (!/^\d+$/.test(whole) || whole.length > 13) return null
  const decimals = fraction.length === 1 ? `${fraction}0` : fraction
  const number = `${whole.replace(/^0+(?=\d)/, '')}${decimals === '' ? '' : `.${decimals}`}`
  return negative && Number(number) !== 0 ? `-${number}` : number
}

function splitDecimals(digits: string): { whole: string; fraction: string } {
  const mark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (mark < 0) return { whole: digits, fraction: '' }
  const before = digits.slice(0, mark)
  const after = digits.slice(mark + 1)
  const isGrouping = after.length === 3 && !/[.,]/.test(before.replaceAll(digits[mark]!, '')) && before !== '0'
  if (isGrouping) return { whole: digits.replace(/[.,]/g, ''), fraction: '' }
  return { whole: before.replace(/[.,]/g, ''), fraction: after }
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
