import { makeDate } from './dates.ts'
import { DOCUMENT_TYPES } from './document.ts'
import type { KeyKind, ScalarKind } from './extraction-keys.ts'
import type { FieldValue, Row } from './field.ts'
import { normalizeIban } from './iban.ts'
import { parseAmount, trimZeros } from './money.ts'
import { CHOICES as FIXED_CHOICES } from './types/choices.ts'

/** A value that a person gives for a key: normalized, or one sentence for each part that is wrong, by its path (`0.tax_rate`). */
export type CheckedValue =
  | { readonly value: FieldValue; readonly errors?: undefined }
  | { readonly errors: Readonly<Record<string, string>> }

/** `type` also takes the labels of its document. */
const CHOICES: Readonly<Record<string, readonly string[]>> = { type: DOCUMENT_TYPES, ...FIXED_CHOICES }

const MAX_ROWS = 5000
const MAX_LENGTH = 10_000

/**
 * Checks and normalizes what a person gives for a key: amounts and numbers to dot-decimal strings, dates to `YYYY-MM-DD`,
 * account numbers and codes to their written form. Empty texts are null. Whether values are true or fit together is no
 * matter here: that is what findings are for.
 */
export function checkValue(
  key: string,
  kind: KeyKind,
  value: FieldValue,
  customTypes: readonly string[] = [],
): CheckedValue {
  if (value === null) return key === 'type' ? wrong('A document has a type.') : { value: null }
  if (typeof kind !== 'string') return typeof value === 'string' ? wrong('Give rows.') : checkRows(kind, value)
  if (typeof value !== 'string') return wrong('Give one text, not rows.')
  const read = readScalar(key, kind, value, customTypes)
  if (read.error !== undefined) return wrong(read.error)
  return read.value === null && key === 'type' ? wrong('A document has a type.') : { value: read.value }
}

function checkRows(cells: Readonly<Record<string, ScalarKind>>, rows: readonly Row[]): CheckedValue {
  if (rows.length > MAX_ROWS) return wrong(`At most ${MAX_ROWS} rows.`)
  const errors: Record<string, string> = {}
  const checked = rows.map((row, index) => {
    for (const name of Object.keys(row)) {
      if (!Object.hasOwn(cells, name))
        errors[`${index}.${name}`] = `Rows have the cells ${Object.keys(cells).join(', ')}.`
    }
    return Object.fromEntries(
      Object.entries(cells).map(([name, kind]) => {
        const read = readScalar(name, kind, row[name] ?? '', [])
        if (read.error !== undefined) errors[`${index}.${name}`] = read.error
        return [name, read.value ?? null]
      }),
    )
  })
  return Object.keys(errors).length > 0 ? { errors } : { value: checked }
}

type Scalar =
  | { readonly value: string | null; readonly error?: undefined }
  | { readonly error: string; readonly value?: undefined }

function readScalar(key: string, kind: ScalarKind, given: string, customTypes: readonly string[]): Scalar {
  const text = given.trim()
  if (text === '') return { value: null }
  if (kind === 'string') return readText(key, text)
  if (kind === 'enum') {
    const choices = [...(CHOICES[key] ?? []), ...(key === 'type' ? customTypes : [])]
    return orError(choices.includes(text) ? text : null, `Choose from ${choices.join(', ')}.`)
  }
  const { read, expected } = FORMS[kind]
  return orError(read(text), expected)
}

interface Form {
  /** Normalized; null when it is none. */
  readonly read: (text: string) => string | null
  readonly expected: string
}

const FORMS: Readonly<Record<Exclude<ScalarKind, 'string' | 'enum'>, Form>> = {
  amount: { read: (text) => readNumber(text) ?? parseAmount(text), expected: 'Give an amount such as 1234.50.' },
  number: { read: readShortNumber, expected: 'Give a number such as 5.5.' },
  integer: {
    read: (text) => (/^-?\d{1,15}$/.test(text) ? String(Number(text)) : null),
    expected: 'Give a whole number.',
  },
  boolean: { read: (text) => (/^(?:true|false)$/.test(text) ? text : null), expected: 'Give true or false.' },
  date: { read: readDate, expected: 'Give a date of the calendar such as 2026-11-21.' },
}

/** Already dot-decimal: what the API gives may come back as it is, three decimals included. */
function readNumber(text: string): string | null {
  const parts = /^(-?)0*(\d{1,13}(?:\.\d{1,10})?)$/.exec(text)
  if (!parts) return null
  const [, sign = '', number = ''] = parts
  const padded = /\.\d$/.test(number) ? `${number}0` : number
  return Number(padded) === 0 ? padded : sign + padded
}

function readShortNumber(text: string): string | null {
  const number = readNumber(text) ?? parseAmount(text)
  return number === null ? null : trimZeros(number)
}

/** `2026-11-21` or, day first, `21.11.2026`. */
function readDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return makeDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text)
  return dotted && makeDate(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]))
}

function readText(key: string, text: string): Scalar {
  if (text.length > MAX_LENGTH) return { error: `Give at most ${MAX_LENGTH} characters.` }
  // Controls but for tabs and line ends, and halves of characters.
  if (/(?![\t\n\r])\p{Cc}/u.test(text) || !text.isWellFormed())
    return { error: 'The text has characters that nobody can read.' }
  if (key === 'currency') {
    const code = text.toUpperCase()
    return orError(
      Intl.supportedValuesOf('currency').includes(code) ? code : null,
      'Give a currency by ISO 4217, such as EUR.',
    )
  }
  if (key === 'language')
    return orError(/^[a-z]{2}$/.test(text) ? text : null, 'Give a language by ISO 639-1, such as de.')
  if (/(?:^|_)iban$/.test(key) && /^(?:IBAN\W*)?[A-Z]{2}\s?\d{2}/i.test(text)) return { value: normalizeIban(text) }
  if (key === 'bic') {
    const code = text.toUpperCase().replace(/\s/g, '')
    return orError(
      /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(code) ? code : null,
      'A BIC has 8 or 11 letters and digits.',
    )
  }
  return { value: text }
}

function orError(value: string | null, error: string): Scalar {
  return value === null ? { error } : { value }
}

function wrong(message: string): CheckedValue {
  return { errors: { '': message } }
}
