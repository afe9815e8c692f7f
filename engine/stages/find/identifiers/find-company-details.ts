import { stdnum } from 'stdnum'
import type { Candidate } from '../../../domain/field.ts'
import { wordsBetween } from '../fold-text.ts'
import type { Layout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'
import { namesCustomer } from '../parties/names-customer.ts'
import { listVatIds } from '../values/list-vat-ids.ts'

const VAT_WORD = /\b(?:ust|umsatzsteuer|vat|tva|iva|btw|uid|mwst|tax|nif|cif)\b/i
const SENDER_WORD = /supplier|seller|vendor|lieferant|verk[äa]ufer|unsere|our vat|fournisseur|vendeur/i
const TAX_NUMBER = /(?:steuer(?:-?\s?nr|nummer)|st\.?-?\s?nr)\.?\s*[:.]?\s*(\d{2,3}[/ ]\d{3,4}[/ ]\d{4,5}|\d{10,13})/i
/** German registers, and the Austrian one, whose numbers end with a letter that checks them. */
const REGISTER =
  /\b((?:HR\s?[AB]|GnR|VR|PR)\s?(?:-?\s?Nr\.?)?\s*[:.]?\s*\d{2,6}(?:\s?[A-Z])?|FN[:.]?\s?\d{5,6}\s?[a-z])\b/
/** What the national VAT numbers are called in the library, in the order in which they are looked for. */
const VALIDATORS = [
  'vat',
  'ust',
  'uid',
  'tva',
  'iva',
  'btw',
  'dic',
  'cvr',
  'kmkr',
  'alv',
  'oib',
  'anum',
  'pvm',
  'pvn',
  'nip',
  'ddv',
  'dph',
  'cif',
  'nif',
]
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const PHONE =
  /(?:\b(?:tel(?:efon)?|phone|fon|mobil|t[ée]l)\b\.?\s*(?:nr\.?|no\.?)?\s*[:.]?\s*)(\+?[\d(][\d\s()/.-]{5,20}\d)/i

/** VAT ids, tax and register numbers, mail and telephone; which party they belong to is told by the words around them. */
export function findCompanyDetails(layout: Layout): Record<string, Candidate[]> {
  const found: Record<string, Candidate[]> = {}
  for (const { page, lines } of layout.pages) {
    for (const line of lines) {
      line.segments.forEach((segment, index) => {
        const context = `${line.segments[index - 1]?.text ?? ''} ${segment.text}`
        const add = (key: string, value: string, printed: string, confidence: number, reason: string): void => {
          const from = segment.text.indexOf(printed)
          // Read from the segment before, which has given it already.
          if (from < 0) return
          const words = wordsBetween(segment, from, from + printed.length)
          if (words.length > 0) (found[key] ??= []).push(makeCandidate(value, words, page, confidence, reason))
        }
        for (const { printed } of listVatIds(segment.text)) {
          const value = printed.replace(/[\s.-]/g, '')
          const valid = isVatId(value)
          if (!valid && !VAT_WORD.test(context)) continue
          add(
            namesCustomer(context) ? 'recipient_vat_id' : 'sender_vat_id',
            value,
            printed,
            (valid ? 0.85 : 0.6) + (SENDER_WORD.test(context) ? 0.08 : 0),
            valid ? 'VAT id with right check digits' : 'labelled VAT id',
          )
        }
        const taxNumber = TAX_NUMBER.exec(context)?.[1]
        if (taxNumber !== undefined) add('sender_tax_number', taxNumber, taxNumber, 0.85, "label 'Steuernummer'")
        const register = REGISTER.exec(segment.text)?.[1]
        if (register !== undefined) add('sender_register_number', register, register, 0.8, 'form of a register number')
        const email = EMAIL.exec(segment.text)?.[0]
        if (email !== undefined) add('sender_email', email, email, 0.6, 'mail address')
        const phone = PHONE.exec(segment.text)?.[1]
        if (phone !== undefined) add('sender_phone', phone.trim(), phone, 0.6, 'labelled telephone number')
      })
    }
  }
  return found
}

/** Right form and check digits for its country. */
function isVatId(value: string): boolean {
  const validators = stdnum[value.slice(0, 2) === 'EL' ? 'GR' : value.slice(0, 2)] as
    | Record<string, { validate(text: string): { isValid: boolean } }>
    | undefined
  const validator = VALIDATORS.map((name) => validators?.[name]).find((found) => found !== undefined)
  if (validator === undefined) return false
  return validator.validate(value).isValid || validator.validate(value.slice(2)).isValid
}
