import type { Block, Line } from 'tesseract.js'
import type { Word } from '../../domain/page.ts'

/** Percent. Below it a reading is a stain or a rule more often than a word. */
const LEAST_CONFIDENCE = 20

/**
 * The words of a reading in its order, without what is no text.
 * @param scale what one pixel of the reading is worth in the boxes
 */
export function listWords(blocks: readonly Block[], scale: number): readonly Word[] {
  const lines = blocks.flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines)
  return lines.flatMap((line) => listLineWords(line, scale))
}

function listLineWords(line: Line, scale: number): readonly Word[] {
  const fontSize = line.rowAttributes.rowHeight * scale
  return line.words
    .filter((word) => word.confidence >= LEAST_CONFIDENCE && /[\p{L}\p{N}]/u.test(word.text))
    .map((word) => ({
      text: word.text,
      box: [word.bbox.x0 * scale, word.bbox.y0 * scale, word.bbox.x1 * scale, word.bbox.y1 * scale],
      confidence: word.confidence / 100,
      fontSize,
      bold: false,
    }))
}
