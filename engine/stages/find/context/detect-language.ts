import { LANGUAGES } from '../../../languages/languages.ts'

const SAMPLE = 20_000
const WORD = /\p{L}+/gu
/** "Di 03.06." is a Tuesday, no Italian. */
const WEEKDAYS = /\b(?:Mo|Di|Mi|Do|Fr|Sa|So)[.,]?(?=\s\d)/g
/** "8:00 am" is no German morning. */
const HALF_DAYS = /(?<=\d\s?)[ap]\.?m\b/giu
/** The head of a column comes once or with every page; what is repeated row by row says no more. */
const MOST_TIMES = 4
/** Of a word that several languages have. */
const SHARED = 0.4
const [BY_FORM, LEAST] = [0.5, 1]
/** Words with letters that a language does not have; one may be a name. */
const MOST_STRANGE = 1

/** Codes of the languages that have a word. */
const KNOWN = new Map<string, readonly string[]>()
for (const { code, words } of LANGUAGES)
  for (const word of words.split(/\s+/)) {
    const codes = KNOWN.get(word) ?? []
    if (!codes.includes(code)) KNOWN.set(word, [...codes, code])
  }

/** The language that most of a text's words belong to, as its code of ISO 639-1; null when too few belong to any. */
export function detectLanguage(text: string): string | null {
  const times = new Map<string, number>()
  for (const [word] of text.slice(0, SAMPLE).replace(WEEKDAYS, 'montag').replace(HALF_DAYS, 'from').matchAll(WORD))
    times.set(word.toLowerCase(), (times.get(word.toLowerCase()) ?? 0) + 1)
  const scores = new Map(LANGUAGES.map(({ code }) => [code, 0]))
  const add = (code: string, points: number): void => void scores.set(code, scores.get(code)! + points)
  for (const [word, count] of times) {
    const counted = Math.min(count, MOST_TIMES)
    const codes = KNOWN.get(word) ?? LANGUAGES.find(({ wordForm }) => wordForm?.test(word) === true)?.code
    if (typeof codes === 'string') add(codes, BY_FORM * counted)
    else for (const code of codes ?? []) add(code, counted * (codes!.length === 1 ? 1 : SHARED))
  }
  for (const { code, strange } of LANGUAGES)
    if (strange !== undefined && [...times.keys()].filter((word) => strange.test(word)).length > MOST_STRANGE)
      scores.delete(code)
  const [[best, most], [, second]] = [...scores].toSorted((a, b) => b[1] - a[1]) as [[string, number], [string, number]]
  return most >= LEAST && most > second ? best : null
}
