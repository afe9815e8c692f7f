import { US_STATE_CODES } from '../../../domain/us-states.ts'
import { LANGUAGES } from '../../../languages/languages.ts'
import { fold } from '../fold-text.ts'

/** Short names that CLDR does not have. */
const SHORT: Readonly<Record<string, string>> = {
  usa: 'US',
  'u s a': 'US',
  us: 'US',
  uk: 'GB',
  'u k': 'GB',
  england: 'GB',
}
/** USPS Publication 28: state and ZIP code end an address. */
const US_STATE = new RegExp(String.raw`(?:^|[\s,])${US_STATE_CODES},? \d{5}(?:-\d{4})?(?!\s*[\p{L}\d])`, 'u')
/** Royal Mail: outward and inward code. */
const BRITISH = /\b(?:GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\b/
const CANADIAN = /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/
/** "CH-8001 Zürich", "D-10115 Berlin": the sign of the country before the postal code. */
const PREFIXED = /(?:^|[\s,])(?<sign>[A-Z]{1,2})-\d{4,5}\s\p{L}/u
/** Signs of vehicles (Vienna Convention on Road Traffic) that differ from ISO 3166. */
const SIGNS: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  I: 'IT',
  L: 'LU',
  P: 'PT',
}

/** The country of a postal address, ISO 3166-1 alpha-2: by its name at the end, else by the form of its postal code; null unknown. */
export function tellCountry(address: string): string | null {
  const end = fold(address.split(/[,\n]/).findLast((part) => part.trim() !== '') ?? '')
  // Most addresses end with a place and its code, and the names take a while to list.
  const named = /\d/.test(end) ? undefined : (SHORT[end] ?? listNames().get(end))
  if (named !== undefined) return named
  if (US_STATE.test(address)) return 'US'
  if (CANADIAN.test(address)) return 'CA'
  if (BRITISH.test(address)) return 'GB'
  const sign = PREFIXED.exec(address)?.groups?.['sign']
  return sign === undefined ? null : (SIGNS[sign] ?? (sign.length === 2 ? sign : null))
}

let names: ReadonlyMap<string, string> | null = null

/** Every country's name in every such language, folded, with its code. */
function listNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    LANGUAGES.flatMap((language) => {
      const display = new Intl.DisplayNames(language.code, { type: 'region', fallback: 'none' })
      return listCodes().flatMap((code) => {
        const name = display.of(code)
        return name === undefined ? [] : [[fold(name), code] as const]
      })
    }),
  )
  return names
}

/** AA to ZZ without codes that stand for others, as UK does for GB. */
function listCodes(): readonly string[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return letters
    .flatMap((first) => letters.map((second) => `${first}${second}`))
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
}
