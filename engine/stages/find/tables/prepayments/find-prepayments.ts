import type { Candidate, Row } from '../../../../domain/field.ts'
import type { Line } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { makeRows, type RowPlace } from '../make-rows.ts'

/** What stands over the dates and amounts to be paid in advance. */
const HEADING =
  /vorauszahlung(?:en)?(?! geleistet)|vierteljahresbetrag|zahlungstermin|(?:folgenden? )?(?:raten|teilbetrage[n]?) fallig|fallige? (?:raten|betrage)|payment (?:schedule|plan)|instal?lments?|payments? on account|estimated tax|advance payments?|(?:fallig\w*|pay by|due(?: date| on| by)?|zahlbar (?:am|bis)|zahlungstermin)(?![a-z]).*(?<![a-z])(?:betrag|amount|rate)(?![a-z])/
/** Amounts already paid are no dates to come. */
const PAST = /bereits|gezahlt|geleistet|getilgt|angerechnet|abzug|ab vorauszahlung|less|paid/
/** Nothing but a day and an amount, perhaps numbered. */
const BARE =
  /^(?:\d{1,2}[.)]?\s+)?(?:(?:am|zum|bis)\s+)?\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4}\s+(?:EUR|€|\$|£)?\s?[\d.,' ]+(?:\s?(?:EUR|€))?$/u
/** Lines below a heading in which its rows stand. */
const REACH = 16

/** Days with the amounts due on them, one line each, under a heading that announces payments in advance. */
export function findPrepayments(layout: Layout, order: DateOrder): readonly Candidate[] {
  for (const { lines } of layout.pages) {
    for (const line of lines) {
      const said = fold(line.text)
      if (!HEADING.test(said) || (PAST.test(said) && !/vorauszahlungen? (?:fur|20|19)/.test(said))) continue
      const rows = readRows(lines.slice(line.index, line.index + REACH), order)
      if (rows.length < 2) continue
      const days = new Set(rows.map(({ row }) => row['due_date']))
      return [
        makeRows(
          rows.map(({ row }) => row),
          rows,
          days.size === rows.length ? 0.85 : 0.6,
          `days and amounts under '${line.text.slice(0, 40)}'`,
        ),
      ]
    }
  }
  const bare = layout.pages
    .map(({ lines }) =>
      readRows(
        lines.filter((line) => BARE.test(line.text)),
        order,
      ),
    )
    .find((rows) => rows.length > 2)
  if (bare === undefined) return []
  return [
    makeRows(
      bare.map(({ row }) => row),
      bare,
      0.6,
      'days and amounts alone on their lines',
    ),
  ]
}

function readRows(lines: readonly Line[], order: DateOrder): readonly (RowPlace & { row: Row })[] {
  const rows: (RowPlace & { row: Row })[] = []
  let missed = 0
  for (const line of lines) {
    const row = readRow(line, order)
    if (row !== null) {
      rows.push({ page: line.page, words: line.segments.flatMap((segment) => segment.words), row })
      missed = 0
    } else missed += 1
    if (rows.length > 0 && missed > 2) break
  }
  return rows
}

/** One day and the last amount behind it; a sentence with more days is no row. */
function readRow(line: Line, order: DateOrder): Row | null {
  const text = line.segments.map((segment) => segment.text).join(' | ')
  const days = scanDates({ text, page: line.page }, order)
  const [day] = days
  if (day === undefined || days.length !== 1) return null
  const blank = text.slice(0, day.from) + '#'.repeat(day.to - day.from) + text.slice(day.to)
  const amounts = scanAmounts({ text: blank, page: line.page }).filter((found) => !found.isRate && found.from >= day.to)
  const amount = amounts.findLast((found) => found.isMoney) ?? (line.segments.length > 1 ? amounts.at(-1) : undefined)
  if (amount === undefined || /\p{L}{4,}.*\p{L}{4,}.*\p{L}{4,}/u.test(blank.slice(day.to))) return null
  return { due_date: day.value, amount: amount.value }
}
