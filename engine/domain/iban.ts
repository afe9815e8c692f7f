import { countrySpecs } from 'ibantools'

/** International bank account numbers (ISO 13616), checked by the form that the registry has for the country and by their check digits. */

interface CountryForm {
  /** Characters of the whole number. */
  readonly length: number
  /** What stands behind the check digits: "18 figures", "4 letters and 14 figures". */
  readonly account: RegExp
}

const FORMS: ReadonlyMap<string, CountryForm> = new Map(
  Object.entries(countrySpecs).flatMap(([country, { chars, bban_regexp: account, IBANRegistry: isListed }]) =>
    isListed === true && chars !== null && account !== null
      ? [[country, { length: chars, account: new RegExp(account) }] as const]
      : [],
  ),
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
    /^\d{2}$/.test(iban.slice(2, 4)) &&
    form.account.test(iban.slice(4))
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

/** ISO 7064 MOD 97-10: the first four characters moved to the end, letters as 10..35. */
function remainder(iban: string): number {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
