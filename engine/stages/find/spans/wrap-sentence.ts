import type { Segment } from '../../../domain/lines.ts'
import type { PageLayout } from '../layout.ts'
import { readColumn } from './read-neighbours.ts'

/** Words in small letters beside others: what a form's labels and values seldom have. */
const SMALL_WORDS = /(?<![\p{L}\d])\p{Ll}{2,}.*(?<![\p{L}\d])\p{Ll}{2,}/u
/** Commas and brackets behind words; looked for one after the other, since one expression for both takes time by the cube of the length. */
const FIRST_SIGN = /\p{L}{2}[,:(]/u
const SECOND_SIGN = /\p{L}{2}[^,(]*[,(]/u

/** A line of a sentence with the line on which it goes on. */
export interface WrappedSentence {
  readonly segment: Segment
  readonly next: Segment
  /** Both, a word that is parted at the end of the first in one. */
  readonly text: string
  /** Characters between both: a blank, or none. */
  readonly joint: number
}

export function isSentence(text: string): boolean {
  if (SMALL_WORDS.test(text)) return true
  const first = FIRST_SIGN.exec(text)
  return first !== null && SECOND_SIGN.test(text.slice(first.index + first[0].length))
}

/** Null where nothing stands below the line. */
export function wrapSentence(page: PageLayout, segment: Segment, size: number): WrappedSentence | null {
  const [, next] = readColumn(page, segment, 2, 1.2 * size)
  if (next === undefined) return null
  const joint = /\p{L}-$/u.test(segment.text) ? '' : ' '
  return { segment, next, text: `${segment.text}${joint}${next.text}`, joint: joint.length }
}
