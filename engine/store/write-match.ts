/** Words of a query beyond these do not narrow any more. */
const MAX_WORDS = 30

/** German letters and how they are written without them; the index itself takes ä for a. */
const SPELLINGS: readonly (readonly [letter: string, written: string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
]

/**
 * What a person types as an expression for the full-text index (SQLite FTS5, section 3): all words in any order, the last one perhaps
 * unfinished, words in quotation marks side by side. Every text is a query: only letters and digits count, and no word is an
 * operator. Null when there are none.
 */
export function writeMatch(query: string): string | null {
  const terms = [...query.normalize('NFC').matchAll(/"([^"]*)"?|[^\s"]+/g)]
    .map(({ 0: whole, 1: quoted }) => ({ text: quoted ?? whole, isOpen: quoted === undefined || !whole.endsWith('"') }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .slice(0, MAX_WORDS)
  if (terms.length === 0) return null
  // A blank behind the last word says that it is whole.
  const mayGoOn = terms.at(-1)!.isOpen && !/\s$/.test(query)
  return terms.map(({ text }, index) => writeTerm(text, mayGoOn && index === terms.length - 1)).join(' AND ')
}

/** Strings of FTS5: what stands in one is cut into words as the index cuts texts. */
function writeTerm(text: string, isPrefix: boolean): string {
  const spellings = [...new Set([text, writeOut(text), drawTogether(text)])]
  const strings = spellings.map((spelling) => `"${clean(spelling)}"${isPrefix ? '*' : ''}`)
  return strings.length === 1 ? strings[0]! : `(${strings.join(' OR ')})`
}

function writeOut(text: string): string {
  return SPELLINGS.reduce((out, [letter, written]) => out.replaceAll(letter, written), text.toLowerCase())
}

function drawTogether(text: string): string {
  return SPELLINGS.reduce((out, [letter, written]) => out.replaceAll(written, letter), text.toLowerCase())
}

function clean(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()
}
