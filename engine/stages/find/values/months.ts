import { LANGUAGES } from '../../../languages/languages.ts'

/** By the number of the month less one: how its name begins in any language. */
const MONTHS = Array.from(
  { length: 12 },
  (_, index) => new RegExp(`^(?:${LANGUAGES.map(({ months }) => months[index]).join('|')})`),
)

/** 1..12, or null when the word is not a month. The word must be folded and hold three letters at least. */
export function monthOf(word: string): number | null {
  if (!/^[a-z]{3,10}$/.test(word)) return null
  const index = MONTHS.findIndex((form) => form.test(word))
  return index < 0 ? null : index + 1
}
