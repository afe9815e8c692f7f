/** Characters of a clause before, and behind, what it speaks of. */
const BEFORE = 150
const BEHIND = 90
/** A sentence ends behind a word, not behind "Nr.", "Abs.", "Ltd." or an initial. */
const SENTENCE_END = /(?<=(?:\p{Ll}{4}|\d\d|[)”"“€%]))[.;:]\s+(?=[\p{Lu}(§\d„“"])/gu
const SHORT_END = /(?<=(?:\p{Ll}{4}|[)”"“€%]))[.;]\s+(?=[\p{Lu}(§\d„“"])/u

/** The words of a sentence around a stretch of it. */
export function clauseAround(text: string, from: number, to: number): { left: string; right: string } {
  const before = text.slice(Math.max(0, from - BEFORE), from)
  const end = [...before.matchAll(SENTENCE_END)].findLast(({ 0: mark }) => !mark.startsWith(':'))
  const behind = text.slice(to, to + BEHIND)
  const stop = SHORT_END.exec(behind)
  return {
    left: end === undefined ? before : before.slice(end.index + end[0].length),
    right: stop === null ? behind : behind.slice(0, stop.index),
  }
}
