import type { Word } from '../../../../domain/page.ts'
import { joinWords } from '../layout/columns.ts'
import { TIMES } from './times.ts'

/** A line of an item's text. */
export interface TextLine {
  readonly words: readonly Word[]
}

/** How far the lines of a text column reach, in points from the left; infinity where that is not known. */
export interface TextRoom {
  /** Up to the first cell beside them. */
  readonly limit: number
  /** Where several of its lines end. */
  readonly usual: number
  /** Where its longest line ends. */
  readonly longest: number
  /** Words that open further lines of several items: "aus Lieferschein 4711" below each name explains it. */
  readonly openings: ReadonlySet<string>
}

/** Points that stay free before the next column. */
const GUTTER = 4
/** Points by which a full line may be shorter than the longest one. */
const SHORT = 20
/** A further line in smaller or lighter type explains; in points. */
const SMALLER = 0.6

/**
 * An item's name (BT-153) and what is said about it below (BT-154). The name goes on in the next line where its first word
 * would not have fitted into the line before it.
 */
export function splitText(lines: readonly TextLine[], room: TextRoom): { name: string; description: string } {
  let end = Math.min(1, lines.length)
  while (end < lines.length && isBroken(lines[end - 1]!.words, lines[end]!.words, room)) end += 1
  const joined = (from: number, to: number): string =>
    lines.slice(from, to).reduce((text, line) => joinBroken(text, joinWords(line.words)), '')
  return { name: joined(0, end), description: joined(end, lines.length) }
}

/** What begins an explanation rather than the rest of a name. */
const EXPLAINS =
  /^(?:inkl|incl|mit|with|ohne|without|aus|from|für|for|wie|as|laut|lt|gem|gemäß|nach|per|bis|ab|je|zzgl|plus|siehe|see|ca|vom|von|zu|zum|zur|im|in|am|an|auf|bei|unter|including|excluding)\b/u

function isBroken(
  above: readonly Word[],
  below: readonly Word[],
  { limit, usual, longest, openings }: TextRoom,
): boolean {
  const [last, first] = [above.at(-1)!, below[0]!]
  if (openings.has(first.text) || TIMES.exec(joinWords(below))?.index === 0) return false
  if (last.fontSize - first.fontSize > SMALLER || last.bold !== first.bold) return false
  if (/[-,(]$/.test(last.text)) return true
  const needed = last.box[2] + 0.25 * last.fontSize + first.box[2] - first.box[0]
  if (needed > limit - GUTTER || (needed > usual && /^[\p{Ll}\d]/u.test(first.text))) return true
  // The column's longest line is one that was full.
  const isFull = needed > longest && last.box[2] > longest - SHORT
  return isFull && /^\p{Ll}/u.test(first.text) && !EXPLAINS.test(first.text)
}

/** `Büro-` and `stuhl` are one word, `Büro-` and `Geräte` are not. */
function joinBroken(text: string, next: string): string {
  if (text === '') return next
  return /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) && !/^(?:und|oder|and|or|u)\b/.test(next)
    ? text.slice(0, -1) + next
    : `${text} ${next}`
}
