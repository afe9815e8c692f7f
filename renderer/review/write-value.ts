import { groupIban } from './check-iban.ts'
import { isIban, type ScalarKind } from './field-kinds.ts'

export type Language = 'de' | 'en'

/** A normalized value as its editor shows it, in the language of the page; digits are never lost or rounded. */
export function writeValue(key: string, kind: ScalarKind, value: string | null, language: Language): string {
  if (value === null) return ''
  if (kind === 'date') return writeDate(value, language)
  if (kind === 'amount' || kind === 'number') return writeDecimal(value, language)
  return isIban(key) ? groupIban(value) : value
}

/** `2026-03-09` as 09.03.2026 or 9 Mar 2026. */
export function writeDate(value: string, language: Language): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!parts) return value
  const [, year = '', month = '', day = ''] = parts
  return language === 'de' ? `${day}.${month}.${year}` : `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}

/** `-1234.50` as -1.234,50 or -1,234.50. */
export function writeDecimal(value: string, language: Language): string {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value)
  if (!parts) return value
  const [, sign = '', whole = '', fraction] = parts
  const [group, mark] = language === 'de' ? ['.', ','] : [',', '.']
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group)
  return `${sign}${grouped}${fraction === undefined ? '' : mark + fraction}`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
