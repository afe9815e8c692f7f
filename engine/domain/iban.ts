/** International bank account numbers (ISO 13616), checked by the form that the registry has for the country and by their check digits. */

/** What stands behind the check digits by country (the registry's BBAN structure): n figures, a capitals, c either. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  AD: 'n8c12',
  AE: 'n19',
  AL: 'n8c16',
  AT: 'n16',
  AZ: 'a4c20',
  BA: 'n16',
  BE: 'n12',
  BG: 'a4n6c8',
  BH: 'a4c14',
  BR: 'n23a1c1',
  BY: 'c4n4c16',
  CH: 'n5c12',
  CR: 'n18',
  CY: 'n8c16',
  CZ: 'n20',
  DE: 'n18',
  DK: 'n14',
  DO: 'c4n20',
  EE: 'n16',
  EG: 'n25',
  ES: 'n20',
  FI: 'n14',
  FO: 'n14',
  FR: 'n10c11n2',
  GB: 'a4n14',
  GE: 'a2n16',
  GI: 'a4c15',
  GL: 'n14',
  GR: 'n7c16',
  GT: 'c24',
  HR: 'n17',
  HU: 'n24',
  IE: 'a4n14',
  IL: 'n19',
  IQ: 'a4n15',
  IS: 'n22',
  IT: 'a1n10c12',
  JO: 'a4n4c18',
  KW: 'a4c22',
  KZ: 'n3c13',
  LB: 'n4c20',
  LC: 'a4c24',
  LI: 'n5c12',
  LT: 'n16',
  LU: 'n3c13',
  LV: 'a4c13',
  MC: 'n10c11n2',
  MD: 'c20',
  ME: 'n18',
  MK: 'n3c10n2',
  MR: 'n23',
  MT: 'a4n5c18',
  MU: 'a4n19a3',
  NL: 'a4n10',
  NO: 'n11',
  PK: 'a4c16',
  PL: 'n24',
  PS: 'a4c21',
  PT: 'n21',
  QA: 'a4c21',
  RO: 'a4c16',
  RS: 'n18',
  SA: 'n2c18',
  SC: 'a4n20a3',
  SE: 'n20',
  SI: 'n15',
  SK: 'n20',
  SM: 'a1n10c12',
  ST: 'n21',
  SV: 'a4n20',
  TL: 'n19',
  TN: 'n20',
  TR: 'n6c16',
  UA: 'n6c19',
  VA: 'n18',
  VG: 'a4n16',
  XK: 'n16',
}

interface CountryForm {
  /** Characters of the whole number. */
  readonly length: number
  /** Matches all of what stands behind the check digits. */
  readonly account: RegExp
}

const SIGNS: Readonly<Record<string, string>> = { n: String.raw`\d`, a: '[A-Z]', c: '[A-Z0-9]' }
/** Country and check digits. */
const HEAD = 4

const FORMS: ReadonlyMap<string, CountryForm> = new Map(
  Object.entries(ACCOUNTS).map(([country, account]) => {
    const parts = [...account.matchAll(/([nac])(\d+)/g)].map(([, sign, count]) => ({
      sign: sign!,
      count: Number(count),
    }))
    return [
      country,
      {
        length: parts.reduce((sum, { count }) => sum + count, HEAD),
        account: new RegExp(`^${parts.map(({ sign, count }) => `${SIGNS[sign]}{${count}}`).join('')}$`),
      },
    ]
  }),
)

/** True for a number of a known country with its form and right check digits; blanks and case do not matter. */
export function isValidIban(text: string): boolean {
  return hasIbanForm(text) && remainder(normalizeIban(text)) === 1
}

/** The same whatever the check digits are: letters and figures stand where numbers of the country have them. */
export function hasIbanForm(text: string): boolean {
  const iban = normalizeIban(text)
  const form = FORMS.get(iban.slice(0, 2))
  return (
    form !== undefined &&
    form.length === iban.length &&
    /^\d{2}$/.test(iban.slice(2, HEAD)) &&
    form.account.test(iban.slice(HEAD))
  )
}

/** Upper case without blanks, dots, hyphens and a leading `IBAN`; says nothing about validity. */
export function normalizeIban(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s\u00a0\u202f.:-]/g, '')
    .replace(/^IBAN(?=[A-Z]{2}\d)/, '')
}

/** How many characters an IBAN of this country (ISO 3166-1 alpha-2) has; null when the country is not in the registry. */
export function ibanLength(country: string): number | null {
  return FORMS.get(country.toUpperCase())?.length ?? null
}

/** What stands at each place of the country's numbers: `a` a capital, `n` a figure, `c` either; null when it is not in the registry. */
export function ibanSigns(country: string): string | null {
  const account = ACCOUNTS[country]
  if (account === undefined) return null
  return `aann${account.replace(/([nac])(\d+)/g, (_, sign: string, count: string) => sign.repeat(Number(count)))}`
}

/** ISO 7064 MOD 97-10: the first four characters moved to the end, letters as 10..35. */
function remainder(iban: string): number {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
