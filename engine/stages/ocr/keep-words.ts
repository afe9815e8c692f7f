import type { Word } from '../../domain/page.ts'

/** Below it a reading is a stain or a rule more often than a word. */
const LEAST_CONFIDENCE = 0.2
/** A letter, a digit, a currency sign, or a sign that says something by itself; the rest are specks and rules. */
const HAS_MEANING = /[\p{L}\p{N}\p{Sc}%§&]/u
/** From it on another sign between two words is print: the dash of a period, the stroke between parts of an address. */
const LEAST_BETWEEN = 0.8

/** Whether a text says something by itself. */
export function hasMeaning(text: string): boolean {
  return HAS_MEANING.test(text)
}

/** A line's words as Tesseract read them, without what is no text. */
export function keepWords(line: readonly Word[]): readonly Word[] {
  return line.filter(({ text, confidence }, index, { length }) =>
    hasMeaning(text) ? confidence >= LEAST_CONFIDENCE : confidence >= LEAST_BETWEEN && index > 0 && index < length - 1,
  )
}
