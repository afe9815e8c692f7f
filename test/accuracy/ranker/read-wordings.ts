import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Wording } from '../../../engine/learning/labels/fit-label-reader.ts'

const FOLDER = join(import.meta.dirname, 'wordings')

/** What labels mean that name none of the ranked keys: columns of tables and other values, headings and notes. */
export const OTHER_MEANINGS: readonly string[] = [
  'column_description',
  'column_quantity',
  'column_unit',
  'column_unit_price',
  'column_amount',
  'column_discount',
  'column_tax_rate',
  'column_position',
  'column_article_number',
  'column_booking_date',
  'column_value_date',
  'column_purpose',
  'column_debit',
  'column_credit',
  'column_balance',
  'column_hours',
  'column_break',
  'column_start_time',
  'column_end_time',
  'delivery_address',
  'fax',
  'website',
  'bic',
  'bank_name',
  'other_date',
  'other_number',
  'other_amount',
  'other_name',
  'other',
]

/** The wordings of all languages: a file each, a line for each meaning, `meaning: wording | wording`; `two:` has `wording = meaning, meaning`. */
export function readWordings(): readonly Wording[] {
  if (!existsSync(FOLDER)) return []
  return readdirSync(FOLDER).flatMap((name) =>
    readFileSync(join(FOLDER, name), 'utf8')
      .split('\n')
      .filter((line) => line.includes(':'))
      .flatMap((line) => readLine(line, name.replace('.txt', ''))),
  )
}

function readLine(line: string, language: string): readonly Wording[] {
  const colon = line.indexOf(':')
  const meaning = line.slice(0, colon).trim()
  const texts = line
    .slice(colon + 1)
    .split('|')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  if (meaning !== 'two') return texts.map((text) => ({ text, meanings: [meaning], language }))
  return texts.flatMap((text) => {
    const equals = text.lastIndexOf('=')
    const meanings = text
      .slice(equals + 1)
      .split(',')
      .map((part) => part.trim())
    return equals < 0 ? [] : [{ text: text.slice(0, equals).trim(), meanings, language }]
  })
}
