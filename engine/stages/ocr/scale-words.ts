import type { Box, Word } from '../../domain/page.ts'

/**
 * The words with boxes and type sizes in another measure: from pixels to points, or to pixels of a larger picture.
 * @param wider a further factor of widths
 */
export function scaleWords<W extends Word>(words: readonly W[], scale: number, wider = 1): readonly W[] {
  return words.map((word) => {
    const [left, top, right, bottom] = word.box
    const box: Box = [left * scale * wider, top * scale, right * scale * wider, bottom * scale]
    return { ...word, box, fontSize: word.fontSize * scale }
  })
}
