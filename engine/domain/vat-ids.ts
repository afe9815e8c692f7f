/**
 * Forms of VAT identification numbers by their prefix (VIES; EU: One Stop Shop; CHE and NO: national): 9 a figure, A a letter, X either.
 * Several with a blank between.
 */
const FORMS: Readonly<Record<string, string>> = {
  AT: 'U99999999',
  BE: '9999999999',
  BG: '9999999999 999999999',
  CHE: '999999999',
  CY: '99999999A',
  CZ: '9999999999 999999999 99999999',
  DE: '999999999',
  DK: '99999999',
  EE: '999999999',
  EL: '999999999',
  ES: 'X9999999X',
  EU: '999999999',
  FI: '99999999',
  FR: 'XX999999999',
  GB: '999999999999 999999999',
  GR: '999999999',
  HR: '99999999999',
  HU: '99999999',
  IE: '9X99999AA 9X99999A',
  IT: '99999999999',
  LT: '999999999999 999999999',
  LU: '99999999',
  LV: '99999999999',
  MT: '99999999',
  NL: '999999999B99',
  NO: '999999999',
  PL: '9999999999',
  PT: '999999999',
  RO: '9999999999 999999999 99999999 9999999 999999',
  SE: '999999999999',
  SI: '99999999',
  SK: '9999999999',
  XI: '999999999999 999999999',
}
const SIGNS: Readonly<Record<string, string>> = { '9': String.raw`\d`, A: '[A-Z]', X: '[A-Z0-9]' }
/** Numbers are printed in groups, each country's its own way. */
const GAP = '[ .-]?'

/** Source of an expression for any country's prefix; Austria's U is part of its numbers. */
export const VAT_ID_PREFIXES = Object.keys(FORMS).join('|')

const PREFIX_FIRST = Object.entries(FORMS).map(([prefix, forms]) => {
  const numbers = forms.split(' ').map((form) => Array.from(form, (sign) => SIGNS[sign] ?? sign).join(GAP))
  return `${prefix}${GAP}(?:${numbers.join('|')})`
})

/** Source of an expression for a number with its country's prefix and exactly its form, in groups or not. */
export const VAT_ID_FORM = String.raw`(?<![A-Za-z0-9])(?:${PREFIX_FIRST.join('|')})(?![A-Za-z0-9])`
