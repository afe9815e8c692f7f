import type { Word } from '../../../engine/domain/page.ts'
import type { DrawnWord } from './draw-page.ts'

export function shareRead(words: readonly Word[], expected: readonly DrawnWord[]): number {
  return expected.filter((drawn) => words.some((word) => word.text === drawn.text)).length / expected.length
}

/** Words read right whose middle lies inside the drawn word, as a share of the words read right. */
export function shareInPlace(words: readonly Word[], expected: readonly DrawnWord[]): number {
  const right = words.filter((word) => expected.some((drawn) => drawn.text === word.text))
  return (
    right.filter((word) => expected.some((drawn) => drawn.text === word.text && liesOn(word, drawn))).length /
    right.length
  )
}

function liesOn(word: Word, drawn: DrawnWord): boolean {
  const x = (word.box[0] + word.box[2]) / 2
  const y = (word.box[1] + word.box[3]) / 2
  const isInside = x > drawn.box[0] && x < drawn.box[2] && y > drawn.box[1] - 3 && y < drawn.box[3] + 3
  return isInside && Math.abs(word.box[2] - word.box[0] - (drawn.box[2] - drawn.box[0])) < 6
}
