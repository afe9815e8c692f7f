import { euVat, stdnum } from 'stdnum'
import type { Fields } from '../../domain/field.ts'
import type { Finding } from '../../domain/finding.ts'
import { makeFinding, textOf } from './make-finding.ts'

type Validators = readonly { validate(value: string): { isValid: boolean } }[]

/** Prefixes that differ from the country's code: Greece, Northern Ireland. */
const COUNTRIES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' }

/** Form and check digits of the VAT identification numbers of the EU, Great Britain, Switzerland and Norway. */
export function checkVatIds(fields: Fields): Finding[] {
  return ['sender_vat_id', 'recipient_vat_id'].flatMap((key) => {
    const printed = textOf(fields, key)
    if (printed === null || isPlausible(printed)) return []
    const message = `The VAT identification number ${printed} has a wrong form or wrong check digits: compare it with the page.`
    return [makeFinding(fields, 'vat_id_invalid', message, [key])]
  })
}

/** True also where no rule is known for the prefix. */
function isPlausible(printed: string): boolean {
  const number = printed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  const swiss = /^(CHE\d{9})(?:MWST|TVA|IVA|VAT)?$/.exec(number)
  if (swiss !== null) return passes(pick('CH', 'uid'), swiss[1]!)
  const prefix = /^[A-Z]{2}/.exec(number)?.[0] ?? ''
  const country = COUNTRIES[prefix] ?? prefix
  if (country === 'NO') return passes(pick('NO', 'mva'), number)
  if (country === 'GB') return passes(pick('GB', 'vat'), `GB${number.slice(2)}`)
  return passes(euVat[country], number)
}

function pick(country: string, name: string): Validators {
  const validator = stdnum[country]?.[name]
  return validator === undefined ? [] : [validator]
}

function passes(validators: Validators | undefined, number: string): boolean {
  if (validators === undefined || validators.length === 0) return true
  return validators.some((validator) => validator.validate(number).isValid)
}
