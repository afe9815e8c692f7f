import type { Block, Line } from 'tesseract.js'
import type { Word } from '../../domain/page.ts'

/** Percent. Below it a reading is a stain or a rule more often than a word. */
const LEAST_CONFIDENCE = 20
/** A letter, a digit, a currency sign, or a sign that says something by itself; the rest are specks and rules. */
const HAS_MEANING = /[\p{L}\p{N}\p{Sc}%§&]/u
/** Percent. From it on another sign between two words is print: the dash of a period, the stroke between parts of an address. */
const LEAST_BETWEEN = 80

/**
 * The words of a reading in its order, without what is no text. Boxes and type sizes are in pixels.
 */
export function listWords(blocks: readonly Block[]): readonly Word[] {
  const lines = blocks.flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines)
  return lines.flatMap((line) => listLineWords(line))
}

function listLineWords(line: Line): readonly Word[] {
  const fontSize = line.rowAttributes.rowHeight
  return line.words
    .filter(({ text, confidence }, index, { length }) =>
      HAS_MEANING.test(text)
        ? confidence >= LEAST_CONFIDENCE
        : confidence >= LEAST_BETWEEN && index > 0 && index < length - 1,
    )
    .map((word) => ({
      text: word.text,
      box: [word.bbox.x0, word.bbox.y0, word.bbox.x1, word.bbox.y1],
      confidence: word.confidence / 100,
      fontSize,
      bold: false,
    }))
}
