import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { makeFinding, textOf } from './make-finding.ts'

/** ISO 4217 codes as the runtime's own tables (CLDR) have them, current and past. */
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/** The currency is an ISO 4217 code. */
export function checkCurrency(fields: Fields): Finding[] {
  const currency = textOf(fields, 'currency')
  if (currency === null || CURRENCIES.has(currency)) return []
  return [makeFinding(fields, 'currency_unknown', `${currency} is no currency code of ISO 4217.`, ['currency'])]
}
