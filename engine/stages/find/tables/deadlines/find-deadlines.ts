import type { Candidate, Row } from '../../../../domain/field.ts'
import { wordsBetween } from '../../fold-text.ts'
import { surround } from '../../../../domain/page.ts'
import type { Layout } from '../../layout.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { readParagraphs } from '../layout/read-paragraphs.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'

/** Words right before a day by which something has to be done, or until which something lasts. */
const BEFORE =
  /(?:bis(?: zum| spätestens(?: zum)?| einschließlich)?|spätestens(?: am| bis(?: zum)?)?|frist(?:ablauf|ende)?(?: (?:am|zum|bis(?: zum)?|ist(?: der)?|endet am|läuft (?:bis|am)))?|zum|vor dem|(?:end(?:s|et)?|expires?|lapses?|closes?|due|fällig|ablaufen|abläuft) (?:on|am|zum)|by|no later than|not later than|before|until|till|deadline(?: is| of|:)?|on or before|latest(?: by)?|jusqu'au|avant le|au plus tard le|entro il|antes del|vóór|uiterlijk)(?:\s+(?:the|den|dem|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday),?)*\s*$/iu

/** The days that a letter sets, each with its sentence. @param issued the letter's own date, if known */
export function findDeadlines(layout: Layout, order: DateOrder, issued: string | null): readonly Candidate[] {
  const rows: (RowPlace & { row: Row })[] = []
  for (const { page, text, words } of readParagraphs(layout)) {
    for (const day of scanDates({ text, page }, order)) {
      if (!BEFORE.test(text.slice(Math.max(0, day.from - 60), day.from))) continue
      if ((issued !== null && day.value < issued) || rows.some(({ row }) => row['date'] === day.value)) continue
      const [from, to] = sentenceAround(text, day.from, day.to)
      const box = surround(words.map((word) => word.box))
      rows.push({
        page,
        words: wordsBetween({ page, line: 0, words, text, box, baseline: 0 }, from, to),
        row: { date: day.value, text: text.slice(from, to).trim() },
      })
    }
  }
  return rows.length === 0
    ? []
    : [
        makeRows(
          rows.map(({ row }) => row),
          rows,
          0.7,
          'days by which something is due',
        ),
      ]
}

/** From the full stop before to the one after; those of dates and short forms end no sentence. */
function sentenceAround(text: string, from: number, to: number): readonly [number, number] {
  const ends = [...text.matchAll(/(?<=\p{L}{3}|\d{4}|\))[.!?](?=\s+\p{Lu}|\s*$)/gu)].map((match) => match.index + 1)
  const start = ends.findLast((end) => end <= from) ?? 0
  return [start, ends.find((end) => end >= to) ?? text.length]
}
