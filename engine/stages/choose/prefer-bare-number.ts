import { scalarOf, type Candidate } from '../../domain/field.ts'

/** What announces a number, or shares its line: a label, a day, words in between. */
const ANNOUNCES =
  /^(?:n[or°º]?\.?|num(?:mer|ber|[eé]ro|er[oe])?\.?|id|ref\.?|inv(?:oice)?|rechnung|trans(?:action)?|[/|·:#-]+)[#:.]?$/iu
const FOLLOWS = /^(?:\d{1,4}[./-](?:\d{1,2}|\p{L}{3,9})[./-]\d{1,4}|\p{Lu}{3,}|[/|·:-]+)$/u

/**
 * "No 044718", "SI-0048821 11-MAR-25": where the likeliest text holds a number with the label before it or the day behind it, and the number
 * alone is among the others, that one stands first, as likely as the text.
 */
export function preferBareNumber(numbers: readonly Candidate[]): readonly Candidate[] {
  const [first, ...others] = numbers
  const words = first === undefined ? [] : scalarOf(first).split(/\s+/)
  if (first === undefined || words.length < 2) return numbers
  const bare = others.find((other) => isAllBut(words, scalarOf(other).split(/\s+/)))
  if (bare === undefined) return numbers
  return [{ ...bare, confidence: first.confidence }, ...numbers.filter((number) => number !== bare)]
}

/** Whether the words are those of a number and otherwise announce it or follow it. */
function isAllBut(words: readonly string[], number: readonly string[]): boolean {
  const from = words.findIndex((_, at) => number.every((word, index) => words[at + index] === word))
  if (from < 0 || number.length === words.length) return false
  return (
    words.slice(0, from).every((word) => ANNOUNCES.test(word)) &&
    words.slice(from + number.length).every((word) => FOLLOWS.test(word))
  )
}
