import { checkValue, type CheckedValue } from '../domain/check-value.ts'
import { readCurrencySign } from '../domain/currencies.ts'
import type { ScalarKind } from '../domain/extraction-keys.ts'
import { parseAmount } from '../domain/money.ts'
import { decideDateOrder } from '../stages/find/context/decide-date-order.ts'
import { tellCountry } from '../stages/find/context/tell-country.ts'
import { scanAmounts } from '../stages/find/values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../stages/find/values/scan-dates.ts'

/** What tells how figures of a document are meant. */
export interface WritingHabits {
  /** What the upload or the account says, `de`, `en-US` ...; null: nothing. */
  readonly locale: string | null
  /** As read, ISO 639-1; null: unknown. */
  readonly language: string | null
  /** ISO 4217; null: unknown. */
  readonly currency: string | null
  /** Null: unknown. */
  readonly senderAddress: string | null
  /** Plain text of its pages. */
  readonly text: string
}

const YES = /^(?:ja|yes|oui|sí|si|true|wahr|x|☒|☑|✓|✔)$/i
const NO = /^(?:nein|no|non|nee|false|falsch|☐)$/i

/**
 * Words of a page as a value of a key or cell, as the document means them: the date, amount or number that stands among them, in
 * the form in which a correction takes it. What is no such value has an error.
 * @param customTypes labels that `type` may have besides the standard ones
 */
export function readValue(
  key: string,
  kind: ScalarKind,
  printed: string,
  habits: WritingHabits,
  customTypes: readonly string[] = [],
): CheckedValue {
  const text = printed.trim()
  return checkValue(key, kind, text === '' ? null : toValue(key, kind, text, habits), customTypes)
}

/** As checkValue takes it; the text itself where nothing is found in it. */
function toValue(key: string, kind: ScalarKind, text: string, habits: WritingHabits): string {
  if (kind === 'date')
    return scanDates({ text: text.replace(/\s+/g, ' '), page: null }, orderOf(habits))[0]?.value ?? text
  if (kind === 'amount') return findAmount(text) ?? text
  if (kind === 'number' || kind === 'integer') return findNumber(text, kind, habits) ?? text
  if (kind === 'boolean') return YES.test(text) ? 'true' : NO.test(text) ? 'false' : text
  if (key === 'currency') return readCurrencySign(text) ?? text
  return key.endsWith('address') ? text : text.replace(/\s+/g, ' ')
}

/** Money before bare figures: of `3 x 1.234,50 EUR` the last. */
function findAmount(text: string): string | null {
  const whole = parseAmount(text)
  if (whole !== null) return whole
  const amounts = scanAmounts({ text: text.replace(/\s+/g, ' '), page: null })
  return (amounts.find(({ isMoney }) => isMoney) ?? amounts[0])?.value ?? null
}

/** A lone mark before three digits is the decimal mark of the document's language, or groups thousands. */
function findNumber(text: string, kind: 'number' | 'integer', habits: WritingHabits): string | null {
  const figure = /[-−–]?\s?\d[\d.,'’\u00a0\u202f ]*/.exec(text)?.[0].trim().replace(/[.,]$/, '')
  if (figure === undefined) return null
  const decimal = isEnglish(habits) ? '.' : ','
  const lone = /^([-−–]?\s?\d{1,3})([.,])(\d{3})$/.exec(figure)
  if (kind === 'number' && lone?.[2] === decimal) return `${lone[1]!.replace(/[−–]\s?/, '-')}.${lone[3]}`
  return parseAmount(figure)
}

function orderOf({ locale, language, currency, senderAddress, text }: WritingHabits): DateOrder {
  const country = senderAddress === null ? null : tellCountry(senderAddress)
  return decideDateOrder({ locale, texts: [{ text }], country, currency, language })
}

function isEnglish({ locale, language }: WritingHabits): boolean {
  return (locale ?? language)?.startsWith('en') ?? false
}
