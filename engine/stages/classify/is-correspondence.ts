import { LANGUAGES } from '../../languages/languages.ts'

/** A salutation on a line of its own. */
const SALUTATION = new RegExp(
  String.raw`^(?:${LANGUAGES.map(({ salutation }) => salutation).join('|')})[^;]{0,70}(?<!\.)$`,
  'iu',
)
const CLOSING = new RegExp(`^(?:${LANGUAGES.map(({ closing }) => closing).join('|')})`, 'iu')
const CLOSING_WORDS = 8
const FEWEST_LINES = 2
/** Words of a line of text; a letter beside a side column is set narrow. */
const FEWEST_WORDS = 5
const MOST_AMOUNTS = 1

/**
 * Whether lines of text stand between a salutation and a closing, with hardly an amount: what is written so speaks for itself,
 * whatever it is about.
 * @param columns each line's columns, left to right
 */
export function isCorrespondence(columns: readonly (readonly string[])[], amounts: number): boolean {
  if (amounts > MOST_AMOUNTS) return false
  const salutation = columns.findIndex((texts) => texts.some((text) => SALUTATION.test(text.trim())))
  if (salutation < 0) return false
  const behind = columns.slice(salutation + 1)
  const closing = behind.findIndex((texts) =>
    texts.some((text) => CLOSING.test(text.trim()) && text.trim().split(/\s+/).length <= CLOSING_WORDS),
  )
  const isText = (text: string): boolean => text.split(/\s+/).length >= FEWEST_WORDS
  return closing >= 0 && behind.slice(0, closing).filter((texts) => texts.some(isText)).length >= FEWEST_LINES
}
