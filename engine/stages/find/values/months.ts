/** Month names by their first letters, folded to ASCII; German, English, French, Italian, Spanish, Dutch, Portuguese. */
const MONTHS: readonly (readonly [pattern: RegExp, month: number])[] = [
  [/^(jan|janv|jaenner|ene|gen|genn)/, 1],
  [/^(feb|fev|febr)/, 2],
  [/^(mar|maer|mrz|mart|maart|mrt|mars)(?!.*juin)/, 3],
  [/^(apr|avr|abr)/, 4],
  [/^(mai|may|mag|mei)/, 5],
  [/^(juin|jun|giu)/, 6],
  [/^(juil|jul|lug)/, 7],
  [/^(aug|aou|ago)/, 8],
  [/^(sep|set)/, 9],
  [/^(okt|oct|ott|out)/, 10],
  [/^nov/, 11],
  [/^(dez|dec|dic)/, 12],
]

/** 1..12, or null when the word is not a month. The word must be folded and hold three letters at least. */
export function monthOf(word: string): number | null {
  if (!/^[a-z]{3,10}$/.test(word)) return null
  return MONTHS.find(([pattern]) => pattern.test(word))?.[1] ?? null
}
