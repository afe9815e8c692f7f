import { LANGUAGE_WORDS, type Language } from './language-words.ts'

export type { Language } from './language-words.ts'

const LANGUAGES = Object.keys(LANGUAGE_WORDS) as Language[]
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
/** German words are known by their ends, marks and joints. */
const GERMAN =
  /(?:ung|ungen|keit|heit|schaft|nummer|nr|betrag|steuer|straße|strasse|vertrag|datum|zeit|schein|preis|konto|kosten|gebühr|beitrag|lohn|geld|zahl|stand|tag|bericht|zettel|nachweis|buch|plan|blatt|stelle|recht|gesetz|amt|kasse|bank|satz|liste|gesamt|vermögen|kapital)$|ß|sch|[äöü]/u
const ENGLISH = /^(?:th|wh|kn)\p{Ll}|(?:ing|ment|ness|ship|ity|ght|ly|ted|red|ned|ock|ook|ool|own|ear|ould)$/u
const [BY_FORM, LEAST] = [0.5, 1]

const KNOWN = new Map<string, readonly Language[]>()
for (const language of LANGUAGES)
  for (const word of LANGUAGE_WORDS[language].split(/\s+/)) {
    const languages = KNOWN.get(word) ?? []
    if (!languages.includes(language)) KNOWN.set(word, [...languages, language])
  }

/** The language that most of a text's words belong to; null when too few belong to any. */
export function detectLanguage(text: string): Language | null {
  const times = new Map<string, number>()
  for (const [word] of text.slice(0, SAMPLE).replace(WEEKDAYS, 'montag').replace(HALF_DAYS, 'from').matchAll(WORD))
    times.set(word.toLowerCase(), (times.get(word.toLowerCase()) ?? 0) + 1)
  const scores: Record<Language, number> = { de: 0, en: 0, fr: 0, it: 0, es: 0, nl: 0, pt: 0 }
  for (const [word, count] of times) {
    const counted = Math.min(count, MOST_TIMES)
    const languages = KNOWN.get(word)
    if (languages !== undefined)
      for (const language of languages) scores[language] += counted * (languages.length === 1 ? 1 : SHARED)
    else if (word.length >= 6 && GERMAN.test(word)) scores.de += BY_FORM * counted
    else if (word.length >= 5 && ENGLISH.test(word)) scores.en += BY_FORM * counted
  }
  const [best, second] = LANGUAGES.toSorted((a, b) => scores[b] - scores[a])
  return scores[best!] >= LEAST && scores[best!] > scores[second!] ? best! : null
}
