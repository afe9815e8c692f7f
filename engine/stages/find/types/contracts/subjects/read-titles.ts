import type { Segment } from '../../../../../domain/lines.ts'
import type { Layout } from '../../../layout.ts'
import { wordsAt } from '../../running-text.ts'
import { joinSegments, readAt, standsAt, type Reading } from './reading.ts'
import type { SubjectForms } from './subject-forms.ts'

/** Lines of the first page among which its title stands, and of which a title has so many. */
const [HEAD_LINES, MOST_LINES] = [18, 4]
/** Characters before what a title calls the paper. */
const MOST_BEFORE = 40
/** In points; of the height of a line. */
const [SAME_SIZE, NEAR] = [0.6, 0.9]
const MOST_NAMED = 2

/** What the head of a contract says of it: behind its title, or in a line of its own. */
export function readTitles({ pages: [first] }: Layout, forms: SubjectForms): readonly Reading[] {
  if (first === undefined) return []
  const heads = first.lines.slice(0, HEAD_LINES).flatMap(({ segments }) => segments.slice(0, 1))
  return heads.flatMap((head, at) => {
    const isUnderTitle = at > 0 && forms.paper.test(heads[at - 1]!.text)
    const begin = placeIn(head.text, isUnderTitle, forms)
    if (begin === null) return []
    const running = joinSegments(first, setAlike(heads.slice(at, at + MOST_LINES)))
    return readAt(running, begin.at, 'work', begin.way, forms)
  })
}

function placeIn(text: string, isUnderTitle: boolean, forms: SubjectForms): { at: number; way: string } | null {
  const title = forms.title.exec(text)
  if (title !== null && title.index <= MOST_BEFORE) {
    const way = /\p{L}\s?$/u.test(title[0]) ? 'title' : 'title behind a sign'
    return { at: title.index + title[0].length, way }
  }
  if (isUnderTitle && standsAt(forms.openingHere, text)) return { at: forms.openingHere.lastIndex, way: 'subtitle' }
  return standsAt(forms.deedHere, text) ? { at: 0, way: 'deed' } : null
}

/** The first line and those below it that are set like it. */
function setAlike(lines: readonly Segment[]): readonly Segment[] {
  const end = lines.findIndex((line, at) => at > 0 && !isSetAlike(lines[at - 1]!, line))
  return end < 0 ? lines : lines.slice(0, end)
}

function isSetAlike({ words: above }: Segment, { words: below }: Segment): boolean {
  const [last, first] = [above.at(-1)!, below[0]!]
  return (
    last.bold === first.bold &&
    Math.abs(last.fontSize - first.fontSize) < SAME_SIZE &&
    first.box[1] - last.box[3] < NEAR * last.fontSize
  )
}

/** "Projekt „Nordlicht“", "Beendigung des Arbeitsverhältnisses", in the beginning of the paper. */
export function readNames({ pages: [first] }: Layout, forms: SubjectForms): readonly Reading[] {
  if (first === undefined) return []
  const lines = first.lines.slice(0, 2 * HEAD_LINES).flatMap(({ segments }) => segments)
  return lines
    .flatMap((segment) =>
      [...segment.text.matchAll(forms.named)].flatMap(({ 0: value, index }) => {
        const place = wordsAt(joinSegments(first, [segment]), index, index + value.length)
        return place === null ? [] : [{ ...place, value, way: 'name' }]
      }),
    )
    .slice(0, MOST_NAMED)
}
