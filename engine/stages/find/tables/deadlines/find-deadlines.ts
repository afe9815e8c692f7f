import type { Candidate, Row } from '../../../../domain/field.ts'
import { wordsBetween } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { readParagraphs, type Paragraph } from '../layout/read-paragraphs.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'

/** An article or the day of the week before a day. */
const ARTICLE = String.raw`(?:\s*(?:the|den|dem|il|el|le|ao|o|dia|día|op|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|lunedì|martedì|mercoledì|giovedì|venerdì|lunes|martes|miércoles|jueves|viernes|maandag|dinsdag|woensdag|donderdag|vrijdag|(?:segunda|terça|quarta|quinta|sexta)-feira),?)*\s*$`
/** Words right before a day by which something has to be done. */
const BY = new RegExp(
  String.raw`(?<!\p{L})(?:bis(?: zum| spätestens(?: zum)?| einschließlich)?|spätestens(?: am| bis(?: zum)?| zum)?|frist(?:ablauf|ende)?(?: (?:am|zum|bis(?: zum)?|ist(?: der)?|endet am|läuft (?:bis|am)))?|vor dem|(?:closes?|due|fällig) (?:on|am|zum)|by|no later than|not later than|before|until|till|deadline(?: is| of|:)?|on or before|latest(?: by)?|jusqu['’]au|avant le|au plus tard(?: le)?|d['’]ici(?: le| au)?|entro(?: e non oltre)?|non oltre|hasta|antes (?:del?|do)|a más tardar|como máximo|fecha límite:?|até(?: ao?)?|o mais tardar(?: em)?|data limite:?|vóór|voor|uiterlijk|tot(?: en met| uiterlijk)?|t/m)${ARTICLE}`,
  'iu',
)
/** Words before a day on which something ends or changes, by which it may have to be done. */
const ON = new RegExp(
  String.raw`(?<!\p{L})(?:zum|(?:end(?:s|et)?|expires?|lapses?|ablaufen|abläuft) (?:on|am|zum))${ARTICLE}`,
  'iu',
)
/** Before a day up to which something lasts: a term, what is valid, what was chosen. */
const LASTING = /(?:jahren?|monaten?|years?|months?|gültig|valid|laufzeit|ans|anni|años|jaar|anos)[\s,]*$/iu
/** Who gives notice does not ask for anything by that day. */
const ENDED = /kündig|terminat|résili|disdett|rescind|opzeg|rescis/iu

/** The days that a letter sets, each with its sentence. @param issued the letter's own date, if known */
export function findDeadlines(layout: Layout, order: DateOrder, issued: string | null): readonly Candidate[] {
  const paragraphs = readParagraphs(layout)
  const set = listDays(paragraphs, BY, order, issued)
  const rows = set.length > 0 ? set : listDays(paragraphs, ON, order, issued)
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
  paragraphs: readonly Paragraph[],
  before: RegExp,
  order: DateOrder,
  issued: string | null,
): readonly Deadline[] {
  const rows: Deadline[] = []
  for (const { page, text, words } of paragraphs) {
    for (const day of scanDates({ text, page }, order)) {
      const lead = text.slice(Math.max(0, day.from - REACH), day.from)
      const at = before.exec(lead)?.index
      if (at === undefined || LASTING.test(lead.slice(0, at))) continue
      if ((issued !== null && day.value < issued) || rows.some(({ row }) => row['date'] === day.value)) continue
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

/** From the full stop before to the one after; those of dates and short forms end no sentence. */
function sentenceAround(text: string, from: number, to: number): readonly [number, number] {
  const ends = [...text.matchAll(/(?<=\p{L}{3}|\d{4}|\))[.!?](?=\s+\p{Lu}|\s*$)/gu)].map((match) => match.index + 1)
  const start = ends.findLast((end) => end <= from) ?? 0
  return [start, ends.find((end) => end >= to) ?? text.length]
}
