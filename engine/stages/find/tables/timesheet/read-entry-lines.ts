import { addDays } from '../../../../domain/dates.ts'
import type { Row } from '../../../../domain/field.ts'
import type { Line } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import type { RowPlace } from '../make-rows.ts'
import { readDay } from '../values/read-day.ts'
import { settleShift, type ShiftFigure } from './settle-shift.ts'
import { readHours, readTime } from './read-hours.ts'
import { readSheetDay } from './read-sheet-day.ts'
import type { PrintedText } from '../../values/printed-text.ts'

/** No working day has more hours. */
const MOST_HOURS = 24
const WEEKDAY =
  /^(?:(?:mo|di|mi|do|fr|sa|so)(?:\.|,|$)|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|satur|sat|sun)(?:day)?)[.,:]?$/iu
/** The same in French, Italian, Spanish, Portuguese and Dutch; a day stands beside them. */
const OTHER_WEEKDAY =
  /^(?:(?:lun|mar|mer|jeu|gio|jue|ven|vie|sam|sab|dim|dom|mie|seg|ter|qua|qui|sex)(?:di|credi|anche|edi|tedi|coledi|vedi|erdi|es|tes|rcoles|ves|rnes|ado|ato|enica|ingo|unda|ca|rta|nta|ta)?|vendredi|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|ma|wo|vr|za|zo)$/
/** By first two letters, Sunday first; English and German. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['su', 'so'],
  ['mo'],
  ['tu', 'di'],
  ['we', 'mi'],
  ['th', 'do'],
  ['fr'],
  ['sa'],
]
const FIGURE =
  /(?<![\p{L}\d.,:/-])(?:(?<spoken>\d{1,2}\s?(?:h|hrs?|std\.?)\s?\d{1,2}\s?(?:m|min\.?|mins)(?!\p{L}))|(?<clock>\d{1,3}[:.h]\d{2}(?::\d{2})?(?!\d))(?<half>\s?[ap]\.?m\.?)?|(?<number>\d{1,3}(?:[.,]\d{1,2})?))(?:\s?(?<unit>h|hrs?|hours|std\.?|stunden|uhr|min\.?|mins|minuten|minutes|m)(?!\p{L}))?(?![\p{L}\d/:]|[.,-]\d)/giu

/** What leads from the first day of a period to its last one. */
const TO_DAY = /^\s*(?:[-–—]|bis|to|until|au|al|a|até|tot|t\/m)\s+/u

/** Lines that begin with a day and hold times or hours: entries under headings that are not known. */
export function readEntryLines(
  layout: Layout,
  order: DateOrder,
  end: string | null,
): readonly (RowPlace & { row: Row })[] {
  return layout.pages.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const row = readEntry(line, order, end)
      return row === null ? [] : [{ page: line.page, words: line.segments.flatMap((segment) => segment.words), row }]
    }),
  )
}

function readEntry(line: Line, order: DateOrder, end: string | null): Row | null {
  const words = line.segments.flatMap((segment) => segment.words).map((word) => word.text)
  const numbered = readSheetDay(words.slice(0, 3).join(' '), end)
  const weekday = WEEKDAY.test(words[0] ?? '') ? words[0]! : null
  const isNamed = weekday !== null || OTHER_WEEKDAY.test(fold(words[0] ?? '').replace(/[.,:]$/, ''))
  const text = words.slice(isNamed && numbered === null ? 1 : 0).join(' ')
  // "01.05. 07:15": the hour is no year.
  const first = text.search(/\d{1,2}:\d/)
  const day =
    numbered ??
    readDay({ text: first < 0 ? text : text.slice(0, first), page: line.page }, order, end) ??
    (weekday === null ? null : dayOfWeek(weekday, end))
  if (day === null) return null
  const rest = text.slice(day.to)
  // "Apr 1 – Apr 15": a period is no day.
  if (TO_DAY.test(rest) && readDay({ text: rest.replace(TO_DAY, ''), page: line.page }, order, end) !== null)
    return null
  const { figures, activity } = readFigures({ text: rest, page: line.page })
  const settled = settleShift(figures)
  const single = figures.length === 1 && figures[0]!.hours !== null ? figures[0]!.hours : null
  const hours = settled?.hours ?? single
  if (hours === null || Number(hours) <= 0 || Number(hours) > MOST_HOURS) return null
  // Day of the week, day and hours are enough where the line says nothing else.
  const isBare = (isNamed || numbered !== null) && activity === ''
  if (settled === null && !isBare && !/\p{L}{3}/u.test(activity)) return null
  return {
    date: day.value,
    start: settled?.start ?? null,
    end: settled?.end ?? null,
    break_minutes: settled?.pause ?? null,
    hours,
    activity: /\p{L}{2}/u.test(activity) ? activity : null,
  }
}

/** The last such weekday up to the end of the period. */
function dayOfWeek(weekday: string, end: string | null): { value: string; to: number } | null {
  if (end === null) return null
  const wanted = WEEKDAYS.findIndex((names) => names.includes(weekday.slice(0, 2).toLowerCase()))
  const last = new Date(`${end}T00:00:00Z`).getUTCDay()
  return wanted < 0 ? null : { value: addDays(end, -((last - wanted + 7) % 7)), to: 0 }
}

/** Times and numbers of a line in their order, and what is left of it. */
function readFigures({ text, page }: PrintedText): { figures: readonly ShiftFigure[]; activity: string } {
  const figures: ShiftFigure[] = []
  let left = ''
  let from = 0
  // Where one time of a line is told by its half of the day, figures without a half are none.
  const isHalved = [...text.matchAll(FIGURE)].some(({ groups }) => groups!['half'] !== undefined)
  for (const match of text.matchAll(FIGURE)) {
    const { spoken, half = '', number, unit = '' } = match.groups!
    const clock =
      spoken?.replace(/^(\d+)\D+(\d)\D*$/, '$1:0$2').replace(/^(\d+)\D+(\d{2})\D*$/, '$1:$2') ?? match.groups!['clock']
    const isMinutes = /^m/i.test(unit)
    const printed = clock ?? number!
    const isCounted = /^(?:h|s)/i.test(unit)
    const hours = isMinutes
      ? null
      : readHours({ text: printed.replace(/^(\d+)h/i, '$1:').replace(/^(\d{1,3}:\d{2}):\d{2}$/, '$1'), page })
    figures.push({
      time:
        isMinutes || isCounted || spoken !== undefined || clock === undefined || (isHalved && half === '')
          ? null
          : readTime(`${printed.slice(0, 5)}${half}`),
      isClock: clock !== undefined && !clock.includes('.'),
      hours,
      minutes: isMinutes ? Number(number) : /[:.,]/.test(printed) ? null : Number(printed),
    })
    left += text.slice(from, match.index)
    from = match.index + match[0].length
  }
  left += text.slice(from)
  const activity = left
    .split(/\s+/)
    .filter(
      (word) =>
        /[\p{L}\d]/u.test(word) &&
        !WEEKDAY.test(word) &&
        !/^(?:bis|to|von|from|x|ja|nein|yes|no|uhr|(?:pausen?|breaks?|lunch|less|abzgl|std|stunden|hrs?|hours)[.:,]?)[.,]?$/i.test(
          word,
        ),
    )
    .join(' ')
  return { figures, activity }
}
