import { withoutLegalForms } from './legal-forms.ts'

/** Needs no normal form, which is what takes time. */
const ASCII = /^[\0-\x7f]*$/

/** Small letters and figures alone: what a name or number is beside its dots, blanks and accents. */
export function reduce(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase().replace(/[^a-z0-9]+/g, '')
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** "MILLER LTD." and "Miller Ltd" are one name. */
export function isSameName(one: string, other: string): boolean {
  return reduce(one) === reduce(other)
}

/** "Miller Ltd" and "Miller" are one firm. */
export function isSameFirm(one: string, other: string): boolean {
  const bare = reduce(withoutLegalForms(one))
  return bare !== '' && bare === reduce(withoutLegalForms(other))
}
