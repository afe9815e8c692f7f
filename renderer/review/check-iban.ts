/** How far an account number has come while it is typed. */
export type IbanState = 'incomplete' | 'wrong' | 'right'

/** Shortest and longest IBAN of the registry: Norway and Russia. */
const SHORTEST = 15
const LONGEST = 33

/** By form and check digits (ISO 13616, ISO 7064 MOD 97-10); the length of the country is the engine's matter. */
export function checkIban(text: string): IbanState {
  const iban = text.toUpperCase().replaceAll(/[\s.:-]/g, '')
  if (!/^[A-Z]{0,2}$|^[A-Z]{2}\d{1,2}[A-Z0-9]*$/.test(iban) || iban.length > LONGEST) return 'wrong'
  if (iban.length < SHORTEST) return 'incomplete'
  if (remainder(iban) === 1) return 'right'
  return iban.startsWith('DE') && iban.length < 22 ? 'incomplete' : 'wrong'
}

/** In groups of four, as it is printed. */
export function groupIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
}

function remainder(iban: string): number {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
