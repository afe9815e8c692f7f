import type { Line } from '../../domain/lines.ts'
import { weighTitle } from './weigh-title.ts'

/** A title in a caller's own words counts more than the standard types' titles that it may contain. */
const OWN_WORDS = 1.6
const MENTIONED = 0.7
const MOST_MENTIONS = 3
/** Each further word makes the search several times as long where letters may be parted in many ways. */
const MOST_WORDS = 8

/**
 * How far a caller's own type fits: its label's words as title, in any case and number, or again and again in the text.
 * @param body type size of the text, in points
 */
export function weighLabel(lines: readonly Line[], label: string, body: number): number {
  const words = label.match(/[\p{L}\d]+/gu)?.slice(0, MOST_WORDS)
  if (words === undefined) return 0
  const forms = words.map((word) => `${escapeForm(stem(word))}\\p{L}{0,3}`)
  const phrase = new RegExp(`(?<!\\p{L})${forms.join(String.raw`[\s\p{Pd}_/&.]{0,3}`)}(?!\\p{L})`, 'iu')
  const mentions = lines.filter((line) => phrase.test(line.text)).length
  if (mentions === 0) return 0
  const titled = lines.flatMap(({ segments }) =>
    segments.map((segment) => {
      const match = phrase.exec(segment.text)
      if (match === null) return 0
      return weighTitle(segment, match.index, match.index + match[0].length, segments.length, body)
    }),
  )
  return (
    OWN_WORDS * titled.reduce((most, weight) => Math.max(most, weight), 0) +
    MENTIONED * Math.min(mentions, MOST_MENTIONS)
  )
}

/** Without the endings of number and case; short words stay whole. */
function stem(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:en|er|es|e|n|s)$/iu, '')
}

function escapeForm(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
