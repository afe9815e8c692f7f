import type { Word } from '../../domain/page.ts'
import type { TextLine } from './paddle/outline-lines.ts'
import { isContradicted } from './settle-digits.ts'

/** Share of a line's width that words of it cover unless some were passed over. */
const COVERED = 0.6

/**
 * Whether a line is worth another look: a word of it was read unsurely, none where there is print, or a number whose check digits contradict it.
 * @param sure confidence of a word that needs none
 */
export function isDoubtful(line: TextLine, words: readonly Word[], sure: number): boolean {
  const covered = words.reduce((sum, { box }) => sum + box[2] - box[0], 0)
  return covered < COVERED * line.width || words.some(({ confidence }) => confidence < sure) || isContradicted(words)
}
