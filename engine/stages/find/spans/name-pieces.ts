import { LANGUAGES } from '../../../languages/languages.ts'

/** Sources of expressions over printed text. */

/** A small word within names. */
export const WITHIN_NAME = String.raw`(?:${gather(LANGUAGES.map(({ namePieces }) => namePieces.within))}|&|\+|[dl]['’])`
/** A word between two names; an ampersand stands within one. */
export const BETWEEN_NAMES = `(?:${gather(LANGUAGES.map(({ namePieces }) => namePieces.between))})`
/** A small word between a name and its place, which stands within names as well. */
export const PLACE_AFTER = `(?:${gather(LANGUAGES.flatMap(({ namePieces }) => namePieces.beforePlace ?? []))})`
/** A word for a street with a small letter, which its name follows. */
export const STREET_BEFORE = `(?:${gather(LANGUAGES.flatMap(({ streetBefore }) => streetBefore ?? []))})`

function gather(words: readonly string[]): string {
  const all = new Set(words.join(' ').split(' '))
  return [...all].map((word) => word.replaceAll('.', String.raw`\.`)).join('|')
}
