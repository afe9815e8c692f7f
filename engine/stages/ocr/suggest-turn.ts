import type { Turn } from '../../domain/content.ts'
import type { Word } from '../../domain/page.ts'
import { meanConfidence } from './weigh-words.ts'

/** Mean confidence: text read the right way round reaches 0.65 and more, upside down it stays below 0.55. */
const SENSELESS = 0.6

/**
 * The turn that a first reading suggests. Tesseract finds lines that run up or down the page too, and reads those that
 * run down; so the shape of the words tells the axis and their confidence the direction.
 * `180` is a suspicion only: an illegible page looks the same.
 */
export function suggestTurn(words: readonly Word[]): Turn {
  if (words.length === 0) return 0
  const makesSense = meanConfidence(words) >= SENSELESS
  if (isTall(words)) return makesSense ? 270 : 90
  return makesSense ? 0 : 180
}

/** Whether most words are higher than wide. */
function isTall(words: readonly Word[]): boolean {
  const long = words.filter((word) => word.text.length >= 3)
  const tall = long.filter((word) => word.box[3] - word.box[1] > word.box[2] - word.box[0])
  return tall.length > long.length / 2
}
