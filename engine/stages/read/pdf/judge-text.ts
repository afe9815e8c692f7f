import type { Word } from '../../../domain/page.ts'
import type { Character } from './read-characters.ts'

/** Fewer characters than these say nothing about a text layer. */
const MIN_SAMPLE = 20
const MAX_UNREADABLE = 0.3
/** Words of European languages have vowels; 0.35 to 0.45 of their letters are. */
const MIN_VOWELS = 0.12
const MIN_LETTERS = 60

/** Whether a text layer is unusable: letters without a meaning, or with a wrong one. */
export function isGarbage(characters: readonly Character[]): boolean {
  const printed = characters.filter(({ text }) => !/^\s$/u.test(text))
  if (printed.length < MIN_SAMPLE) return false
  const unreadable = printed.filter((character) => isUnreadable(character)).length
  if (unreadable / printed.length > MAX_UNREADABLE) return true
  const letters = printed.filter(({ text }) => /^\p{Script=Latin}$/u.test(text))
  if (letters.length < MIN_LETTERS) return false
  const vowels = letters.filter(({ text }) => /^[aeiouy]/iu.test(text.normalize('NFD'))).length
  return vowels / letters.length < MIN_VOWELS
}

function isUnreadable({ text, unmapped }: Character): boolean {
  // eslint-disable-next-line no-control-regex -- those are what is looked for
  return unmapped || /^[\u0000-\u0001\u0003-\u001F\u007F-\u009F\uFFFD\p{Co}\p{Cn}]$/u.test(text)
}

/** A word, a figure, or a mix of both as references have it; what poor recognition yields looks like neither. */
const SANE =
  /^[("'$€£#*]*(\p{L}\p{Ll}*|\p{Lu}+|'|(?!')[\d.,:/'-]+|[A-Z0-9]{1,4}[-\d]+)(['’]\p{L}+)?([-/&]\p{L}*)*[.,:;)"'!?%€$*]*$/u
/** Characters by which a word is told: what has no blanks may be as long as its sender likes. */
const MOST_JUDGED = 150
const MIN_WORDS = 20
/** Of the characters; good layers measured 0.83 and more, bad ones 0.73 and less. */
const MIN_SANE = 0.78

/** Whether a page's text is a scanner's own poor recognition, hidden under its picture. */
export function isPoorRecognition(characters: readonly Character[], words: readonly Word[]): boolean {
  const hidden = characters.filter((character) => character.hidden).length
  if (hidden < characters.length / 2 || words.length < MIN_WORDS) return false
  const length = (some: readonly Word[]): number => some.reduce((sum, { text }) => sum + text.length, 0)
  return length(words.filter(({ text }) => SANE.test(text.slice(0, MOST_JUDGED)))) < length(words) * MIN_SANE
}
