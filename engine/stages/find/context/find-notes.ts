import type { Candidate } from '../../../domain/field.ts'
import type { Line, Segment } from '../../../domain/lines.ts'
import type { Word } from '../../../domain/page.ts'
import { segmentsRight, type Layout, type PageLayout } from '../layout.ts'
import { makeCandidate } from '../make-candidate.ts'

/** "Hinweis:", "Remarks": what follows is said to the reader (BT-22). */
const LABEL =
  /^(?:(?:wichtiger? |allgemeiner? |important |general |additional )?(?:hinweise?|bemerkung(?:en)?|anmerkung(?:en)?|notes?|remarks?|comments?)|remarques?|observations?|commentaires?|not[ae]|osservazioni|annotazioni|notas|observaciones|observación|comentarios|opmerking(?:en)?|observaç(?:ão|ões))(?<colon>\s?:)?(?=\s|$)/iu
/** Another label ends a note. */
const NEXT_LABEL = /^\p{L}[\p{L} .-]{1,28}:(?:\s|$)/u
/** Figures of a table or of sums. */
const FIGURES = /\d[.,]\d{2}\s?(?:€|EUR|CHF|USD|GBP|£|\$|%)?$/u
const LEAST_WORDS = 4
const MOST_LINES = 8
const MOST_CHARACTERS = 800
/** In line heights: wider apart is another paragraph. */
const APART = 0.9
/** Points by which left ends differ at most. */
const SAME_LEFT = 3
const LABELLED = 0.6

/** What a paper says to its reader behind a label for it; no column's heading, no number, nothing without words. */
export function findNotes(layout: Layout): readonly Candidate[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line) => line.segments.flatMap((segment) => readNote(segment, line, page) ?? [])),
  )
}

function readNote(segment: Segment, line: Line, page: PageLayout): Candidate | null {
  const label = LABEL.exec(segment.text)
  if (label === null) return null
  const rest = segment.text.slice(label[0].length).trim()
  const hasColon = label.groups!['colon'] !== undefined
  // Without a colon only a heading alone on its line announces; in a row with others it heads a column.
  if (!hasColon && (rest !== '' || line.segments.length > 1)) return null
  const start = rest === '' ? (findStart(segment, page) ?? null) : segment
  if (start === null || (start !== segment && isEnd(start))) return null
  const labelWords = label[0].trim().split(/\s+/).length
  const own = start === segment ? segment.words.slice(labelWords) : start.words
  // Label and note may be one word, with a blank in it: no place is left for the note alone.
  const [first] = own
  if (first === undefined) return null
  const words = [...own, ...goOn(start, first.box[0], page)]
  const value = join(words).slice(0, MOST_CHARACTERS)
  if ((value.match(/\p{L}{2,}/gu) ?? []).length < LEAST_WORDS) return null
  return makeCandidate(value, words, page.page, LABELLED, `label '${label[0].trim()}' before it`, 1)
}

/** Behind a label alone: beside it, else right below at the same left end. */
function findStart(label: Segment, page: PageLayout): Segment | undefined {
  return segmentsRight(page, label)[0] ?? findBelow(label, [label.box[0]], page)
}

/** The lines of the same paragraph: close below, at the left end of the note or of its first line. */
function goOn(start: Segment, textLeft: number, page: PageLayout): readonly Word[] {
  const words: Word[] = []
  let last = start
  for (let count = 1; count < MOST_LINES; count += 1) {
    const next = findBelow(last, [start.box[0], textLeft], page)
    if (next === undefined || isEnd(next)) break
    words.push(...next.words)
    last = next
  }
  return words
}

function findBelow(above: Segment, lefts: readonly number[], page: PageLayout): Segment | undefined {
  const height = Math.max(above.box[3] - above.box[1], 6)
  return page.lines
    .slice(above.line + 1, above.line + 3)
    .filter(({ box }) => box[1] - above.box[3] < APART * height)
    .flatMap(({ segments }) => segments)
    .find(
      ({ box }) => lefts.some((left) => Math.abs(box[0] - left) < SAME_LEFT) && box[1] - above.box[3] < APART * height,
    )
}

function isEnd({ text }: Segment): boolean {
  return NEXT_LABEL.test(text) || FIGURES.test(text) || LABEL.test(text)
}

/** Joined by blanks; a word parted at the end of its line is one again. */
function join(words: readonly Word[]): string {
  return words
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\p{Ll})- (?=\p{Ll}{2})(?!(?:und|oder|and|or|et|ou|e|y|o|en|of)\b)/gu, '')
}
