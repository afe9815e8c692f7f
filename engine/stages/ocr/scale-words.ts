import type { Word } from '../../domain/page.ts'

/**
 * The words with boxes and type sizes in another measure: from pixels to points, or to pixels of a larger picture.
 * @param wider a further factor of widths
 */
export function scaleWords(words: readonly Word[], scale: number, wider = 1): readonly Word[] {
  return words.map(({ text, box, confidence, fontSize, bold }) => ({
    text,
    box: [box[0] * scale * wider, box[1] * scale, box[2] * scale * wider, box[3] * scale],
    confidence,
    fontSize: fontSize * scale,
    bold,
  }))
}
