import type { Word } from '../../domain/page.ts'

/** The words with boxes and type sizes in another measure: from pixels to points, or to pixels of a larger picture. */
export function scaleWords(words: readonly Word[], scale: number): readonly Word[] {
  return words.map(({ text, box, confidence, fontSize, bold }) => ({
    text,
    box: [box[0] * scale, box[1] * scale, box[2] * scale, box[3] * scale],
    confidence,
    fontSize: fontSize * scale,
    bold,
  }))
}
