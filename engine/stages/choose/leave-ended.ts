import type { Fields } from '../../domain/field.ts'
import { LANGUAGES } from '../../languages/languages.ts'

const ENDING = new RegExp(
  String.raw`(?<!\p{L})(?:${LANGUAGES.flatMap(({ endingContract = [] }) => endingContract).join('|')})(?!\p{L})`,
  'iu',
)
/** What only a contract has that begins something. */
const OF_WHAT_BEGINS = ['start_date', 'term_months', 'recurring_amount'] as const

/** A contract that ends another one (its title may be spaced out) begins nothing: the first day, the term and the pay that it tells of are those of the other. */
export function leaveEnded(fields: Fields): Fields {
  const title = fields['contract_type']?.value
  if (typeof title !== 'string' || !(ENDING.test(title) || ENDING.test(title.replace(/\s/g, '')))) return fields
  const left = OF_WHAT_BEGINS.flatMap((key) =>
    fields[key] === undefined ? [] : [[key, { ...fields[key], value: null }]],
  )
  return { ...fields, ...Object.fromEntries(left) }
}
