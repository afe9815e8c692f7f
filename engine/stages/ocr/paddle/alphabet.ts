/** The characters that a network tells apart and that business papers of Europe are written in. */
export interface Alphabet {
  /** Class by class: the character that it stands for, null for those that are not to be read. Class 0 is no character. */
  readonly characters: readonly (string | null)[]
  /** Classes with a character, and class 0. */
  readonly read: readonly number[]
}

const LATIN = /^[\p{Script=Latin}\d\p{Sc}!-~§°²³·•–—½]$/u
/** Halves of a character cell: Chinese print has its own figures and signs. */
const WIDE = /^[\uff01-\uff5e]$/
const WIDE_OFFSET = 0xfee0

/**
 * @param list one character a line, in the order of the network's classes from 1 on; a space is the class behind the last
 */
export function readAlphabet(list: string): Alphabet {
  const printed = list
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''))
  const characters = [null, ...printed.map((character) => toLatin(character)), ' ']
  return {
    characters,
    read: characters.flatMap((character, index) => (index === 0 || character !== null ? [index] : [])),
  }
}

function toLatin(character: string): string | null {
  if (WIDE.test(character)) return String.fromCodePoint(character.codePointAt(0)! - WIDE_OFFSET)
  return LATIN.test(character) ? character : null
}
