import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { isValidIban } from '../../domain/iban.ts'
import { makeFinding, rowsOf, textOf } from './make-finding.ts'

/** Length and check digits of the account numbers (ISO 13616); what does not look like an IBAN is another kind of number. */
export function checkIban(fields: Fields): Finding[] {
  const found = [
    { key: 'iban', number: textOf(fields, 'iban') },
    ...rowsOf(fields, 'transactions').map((row) => ({ key: 'transactions', number: row['counterparty_iban'] ?? null })),
  ]
  return found.flatMap(({ key, number }) => {
    if (number === null || !/^[A-Z]{2}\d{2}/i.test(number) || isValidIban(number)) return []
    return [
      makeFinding(
        fields,
        'iban_invalid',
        `The IBAN ${number} has a wrong length or wrong check digits: compare it with the page and do not pay to it unchecked.`,
        [key],
      ),
    ]
  })
}
