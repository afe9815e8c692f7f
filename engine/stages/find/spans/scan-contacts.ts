import { hasIbanForm, ibanLength, isValidIban, normalizeIban } from '../../../domain/iban.ts'
import { listMatches } from '../values/list-matches.ts'
import { listVatIds } from '../values/list-vat-ids.ts'
import type { Stretch } from './stretch.ts'

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** A dot between blanks parts a telephone number from what stands before it, but for "089 · 12 34 56". */
const PHONE =
  /(?<![\w.,/-])(?:\(?0\d{1,4}\)? · (?![0+(]))?(?:\+|00|\()?\d(?:[\d\s()/.–-]|(?<=\d)·(?=\d)){4,22}\d(?!\w)/g
const [LEAST_FIGURES, MOST_FIGURES] = [6, 16]
/** Days and months that nobody dials: "19.01.2026 – 12.02.2026", "2025 – 02". */
const DAYS = /\d[./]\d{1,2}[./]\d{4}|^(?:19|20)\d\d\s[–-]\s\d{2}$/
const IBAN = /(?<![A-Za-z0-9])(?=([A-Z]{2}\s?\d{2}(?:[ .-]?[A-Z0-9]){11,30}))/g
/**
 * Tax ids without a country's letters: a Canadian business number, a NIF, a GSTIN, an ABN, a partita IVA, a CNPJ, a UEN, an RFC, a TRN of the Gulf
 * (15 figures), Singapore's and Malaysia's GST and SST numbers, Japan's of qualified invoices.
 */
const NATIONAL_ID =
  /(?<![\w.,/+-])(?:\d(?: ?\d){8} ?RT ?\d{4}|\d{2,3}\.\d{3}\.\d{3}\/\d{4}-\d{2}|[A-Z]-?\d{7,8}-?[A-Z]?|\d{9}B\d{2}|\d{8,9}-?[A-Z]|[A-Z]\d-\d{7}-\d|[A-Z]\d{2}-\d{4}-\d{8}|T\d{13}|[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3}|\d{2}[A-Z]{5}\d{4}[A-Z]\d[A-Z\d]{2}|\d(?:[ .-]?\d){7,14})(?!\w)/g
/** "15206 412-555-0150", "78999 (555) 010-1234" (North American Numbering Plan). */
const BEHIND_ZIP = /^(\d{5}\s+)(?:\(\d{3}\)\s?|\d{3}[.-])\d{3}[.-]\d{4}$/
/** Hours or a tariff begin behind it: "0345 555 0190 (8–8 weekdays)". */
const OPENS_HOURS = /(?<=\d)\s*\([^)]*$/
/** ZIP+4 of the United States. */
const ZIP = /^\d{5}-\d{4}$/

export function scanEmails(text: string): readonly Stretch[] {
  if (!text.includes('@')) return []
  return listMatches(text, EMAIL).map((match) => stretch(match.index, match[0]))
}

/** Telephone numbers: six to sixteen figures up to a bracket that opens; of a ZIP code and the American number behind it the latter alone. */
export function scanPhones(text: string): readonly Stretch[] {
  return listMatches(text, PHONE).flatMap((match) => {
    if (DAYS.test(match[0])) return []
    const lead = BEHIND_ZIP.exec(match[0])?.[1]!.length ?? 0
    const printed = match[0].slice(lead).replace(OPENS_HOURS, '')
    const figures = printed.replace(/\D/g, '').length
    return figures >= LEAST_FIGURES && figures <= MOST_FIGURES ? [stretch(match.index + lead, printed)] : []
  })
}

/** Numbers of the form that a country's have (ISO 13616), right check digits or not. */
export function scanIbans(text: string): readonly (Stretch & { readonly isValid: boolean })[] {
  return listMatches(text, IBAN).flatMap((match) => {
    const length = ibanLength(match[1]!.slice(0, 2))
    if (length === null) return []
    const printed = cutCharacters(match[1]!, length)
    if (printed === null) return []
    const value = normalizeIban(printed)
    if (!hasIbanForm(value)) return []
    return [{ from: match.index, to: match.index + printed.length, value, isValid: isValidIban(value) }]
  })
}

/** VAT ids of European countries, without blanks and dots, and numbers of the form of other tax ids, as printed. */
export function scanTaxIds(text: string): readonly (Stretch & { readonly hasCountry: boolean })[] {
  if (!/\d{2}/.test(text)) return []
  const found = new Map<string, Stretch & { hasCountry: boolean }>()
  for (const { from, printed: whole, isExact } of listVatIds(text)) {
    // What is only like one may take in what follows: each shorter number of whole groups is one too.
    const groups = isExact ? [whole] : whole.split(' ')
    for (let count = groups.length; count >= 1; count -= 1) {
      const printed = groups.slice(0, count).join(' ')
      const value = printed.replace(/[\s.-]/g, '')
      if (value.length < 8 || value.length > 16) continue
      found.set(`${from} ${value}`, { from, to: from + printed.length, value, hasCountry: true })
    }
  }
  for (const match of listMatches(text, NATIONAL_ID))
    if (!ZIP.test(match[0]))
      found.set(`${match.index} ${match[0]}`, { ...stretch(match.index, match[0]), hasCountry: false })
  return [...found.values()]
}

function stretch(from: number, printed: string): Stretch {
  return { from, to: from + printed.length, value: printed.trim() }
}

/** The beginning of a text with so many letters and figures; null when it has fewer. */
function cutCharacters(text: string, count: number): string | null {
  let seen = 0
  for (let end = 1; end <= text.length; end += 1) {
    if (/[A-Z0-9]/.test(text[end - 1]!)) seen += 1
    if (seen === count) return text.slice(0, end)
  }
  return null
}
