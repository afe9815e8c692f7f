import type { Block, Line } from 'tesseract.js'
import type { Word } from '../../domain/page.ts'
import { keepWords } from './keep-words.ts'

/**
 * The words of a reading in its order, without what is no text. Boxes and type sizes are in pixels.
 */
export function listWords(blocks: readonly Block[]): readonly Word[] {
  const lines = blocks.flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines)
  return lines.flatMap((line) => keepWords(listLineWords(line)))
}

function listLineWords(line: Line): readonly Word[] {
  const fontSize = line.rowAttributes.rowHeight
  return line.words.map((word) => ({
    text: word.text,
    box: [word.bbox.x0, word.bbox.y0, word.bbox.x1, word.bbox.y1],
    confidence: word.confidence / 100,
    fontSize,
    bold: false,
  }))
}
