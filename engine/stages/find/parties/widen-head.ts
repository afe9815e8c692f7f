import type { Line, Segment } from '../../../domain/lines.ts'
import { cutSegment, type PageLayout } from '../layout.ts'
import { isTillRoll } from './is-till-roll.ts'

/** Share of the page's height in which the head of a receipt stands. */
const HEAD = 0.3
/** Heights of type between the words of a name that is set wide. */
const WIDE_GAP = 3
/** A stain beside the name is read as a sign or two, and not surely. */
const STAIN = 0.5

/** A recognized receipt whose head is set wide: the words of one line there are one phrase, where no figures make columns of them. */
export function widenHead(page: PageLayout): PageLayout {
  if (page.page.origin !== 'ocr' || !isTillRoll(page)) return page
  const lines = page.lines.map((line) => (line.box[1] < HEAD * page.page.height ? joinLine(line) : line))
  return { ...page, lines }
}

function joinLine(line: Line): Line {
  const segments = line.segments.length > 1 ? line.segments.filter((segment) => !isStain(segment)) : line.segments
  const [first] = segments
  if (first === undefined || (segments.length === 1 && line.segments.length === 1)) return line
  const isPhrase = segments.every(({ text, box }, index) => {
    const before = segments[index - 1]
    const size = Math.max(box[3] - box[1], 6)
    return !/[\d:]/.test(text) && (before === undefined || box[0] - before.box[2] < WIDE_GAP * size)
  })
  if (!isPhrase) return line
  const whole = cutSegment(
    first,
    segments.flatMap((segment) => segment.words),
  )
  return { ...line, text: whole.text, segments: [whole] }
}

function isStain({ words, text }: Segment): boolean {
  return text.replace(/\P{L}/gu, '').length < 3 && words.every(({ confidence }) => confidence < STAIN)
}
