import { scalarOf, type Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { makeFinding, textOf } from './make-finding.ts'

/** ISO 4217 codes as the runtime's own tables (CLDR) have them, current and past. */
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
/** A second currency this likely is more than a mention. */
const LIKELY = 0.5

/** The currency is an ISO 4217 code, and the paper's only one. */
export function checkCurrency(fields: Fields): Finding[] {
  const currency = textOf(fields, 'currency')
  if (currency === null) return []
  if (!CURRENCIES.has(currency)) {
    const message = `${currency} is no currency code of ISO 4217: give a code of three letters, such as EUR.`
    return [makeFinding(fields, 'currency_unknown', message, ['currency'])]
  }
  const other = fields['currency']?.candidates.find(
    (candidate) => candidate.value !== currency && candidate.source !== 'derived' && candidate.confidence >= LIKELY,
  )
  if (other === undefined) return []
  const message = `The amounts are read as ${currency}, but ${scalarOf(other)} is printed as well: see which currency the total is in.`
  return [makeFinding(fields, 'currency_mismatch', message, ['currency'])]
}
