import { LANGUAGES } from '../../../languages/languages.ts'

/** Small numbers in words, as terms and periods have them. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(LANGUAGES.flatMap(({ numbers }) => Object.entries(numbers)))

/** A part of an expression, in figures of at most three digits or in words; not a group. */
export const COUNT = String.raw`\d{1,3}|${[...NUMBER_WORDS.keys()].join('|')}`

/** NaN for what COUNT does not match. */
export function readCount(printed: string): number {
  return NUMBER_WORDS.get(printed.toLowerCase()) ?? Number(printed)
}
