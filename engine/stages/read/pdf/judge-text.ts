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
