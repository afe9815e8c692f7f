import { surround, type Word } from '../../domain/page.ts'
import type { Line, Segment } from '../../domain/lines.ts'

/** A logo of initials is set at least this many times as large as the name beside it. */
const LEAST_RATIO = 1.25
const INITIALS = /^\p{Lu}[\p{Lu}&+]{1,5}$/u
/** First letters of words and of their parts: "Anadi-Kasse". */
const FIRST_LETTERS = /(?<!\p{L})\p{L}/gu

/** "WAK Waldviertler Anadi-Kasse AG", the first word in larger type: a logo of the name's initials is a segment of its own. */
export function partLogos(line: Line): Line {
  if (!line.segments.some((segment) => isBesideLogo(segment))) return line
  const segments = line.segments.flatMap((segment) => (isBesideLogo(segment) ? partLogo(segment) : [segment]))
  return { ...line, segments, text: segments.map(({ text }) => text).join('  ') }
}

function isBesideLogo({ words: [logo, ...name] }: Segment): boolean {
  if (logo === undefined || name.length < 2 || !INITIALS.test(logo.text)) return false
  return logo.fontSize >= LEAST_RATIO * name[0]!.fontSize && isInitials(logo.text, joinTexts(name))
}

/** Whether the letters begin words of the name, in their order and from its first word on. */
function isInitials(logo: string, name: string): boolean {
  const letters = logo.match(/\p{L}/gu) ?? []
  const firsts = (name.match(FIRST_LETTERS) ?? []).map((letter) => letter.toUpperCase())
  if (letters.length < 2 || firsts[0] !== letters[0]) return false
  let found = 0
  for (const first of firsts) if (first === letters[found]) found += 1
  return found === letters.length
}

function partLogo(segment: Segment): readonly Segment[] {
  const [logo, ...name] = segment.words
  return [[logo!], name].map((words) => ({
    ...segment,
    words,
    text: joinTexts(words),
    box: surround(words.map(({ box }) => box)),
  }))
}

function joinTexts(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}
