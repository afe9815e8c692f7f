import type { Candidate, Row } from '../../../../domain/field.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { readParagraphs, type Paragraph } from '../layout/read-paragraphs.ts'
import { sentenceAround } from '../layout/sentence-around.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'
import { ARTICLE, BY } from './by-words.ts'
import { scanComingDays, type ComingDay } from './scan-coming-days.ts'

/** Words before a day on which something ends or changes, by which it may have to be done. */
const ON = new RegExp(
  String.raw`(?<!\p{L})(?:zum|(?:end(?:s|et)?|expires?|lapses?|ablaufen|abläuft) (?:on|am|zum))${ARTICLE}`,
  'iu',
)
/** Before a day up to which something lasts: a term, what is valid, what was chosen. */
const LASTING = /(?:jahren?|monaten?|years?|months?|gültig|valid|laufzeit|ans|anni|años|jaar|anos)[\s,]*$/iu
/** "Vom 9. bis 13. April": what lasts from one day to another. */
const RANGE = /(?<!\d)\d{1,2}(?:\.|st|nd|rd|th)?(?:\s(?:de )?\p{L}{3,10}\.?)?(?:\s\d{4})?\s*$/u
const UP_TO = /^(?:bis|until|till|hasta|até|tot)\s*$/iu
/** Who gives notice does not ask for anything by that day. */
const ENDED = /kündig|terminat|résili|disdett|rescind|opzeg|rescis/iu

/**
 * The days that a letter sets, each with its sentence.
 * @param issued the letter's own date, if known
 * @param guess what may be the letter's own date: days without a year follow it
 */
export function findDeadlines(
  layout: Layout,
  order: DateOrder,
  issued: string | null,
  guess: string | null,
): readonly Candidate[] {
  const said = readParagraphs(layout).map((paragraph) => ({
    ...paragraph,
    days: scanComingDays(paragraph, order, issued ?? guess).filter(({ value }) => issued === null || value >= issued),
  }))
  const set = listDays(said, BY)
  const rows = set.length > 0 ? set : listDays(said, ON)
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

type Deadline = RowPlace & { readonly row: Row }

function listDays(
  paragraphs: readonly (Paragraph & { readonly days: readonly ComingDay[] })[],
  before: RegExp,
): readonly Deadline[] {
  const rows: Deadline[] = []
  for (const [index, { page, text, words, days }] of paragraphs.entries()) {
    const above = paragraphs[index - 1]
    for (const day of days) {
      // A day that is set in a line of its own continues the sentence above.
      const lead = (day.from === 0 && above?.page === page ? above.text : text.slice(0, day.from)).slice(-REACH)
      const at = before.exec(lead)?.index
      if (at === undefined || LASTING.test(lead.slice(0, at))) continue
      if (UP_TO.test(lead.slice(at)) && RANGE.test(lead.slice(0, at))) continue
      if (rows.some(({ row }) => row['date'] === day.value)) continue
      const [from, to] = sentenceAround(text, day.from, day.to)
      if (before === ON && ENDED.test(text.slice(from, to))) continue
      rows.push({
        page,
        words: wordsBetween({ words }, from, to),
        row: { date: day.value, text: text.slice(from, to).trim() },
      })
    }
  }
  return rows
}

/** Characters before a day in which its words stand. */
const REACH = 60
