import type { Candidate, Row } from '../../../../domain/field.ts'
import type { Line } from '../../../../domain/lines.ts'
import { fold } from '../../fold-text.ts'
import type { Layout } from '../../layout.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import { readParagraphs } from '../layout/read-paragraphs.ts'
import { makeRows } from '../make-rows.ts'
import { type Instalment, readAcross, readColumns, readSentence } from './read-instalments.ts'

/** What stands over the dates and amounts to be paid in advance. */
const HEADING =
  /(?<![a-z])(?:rat[ae]|scadenz[ae]|echeances?|echeancier|acomptes?|plazos?|vencimientos?|fraccion(?:es|amiento)|termijn(?:en|bedrag)?|vervaldat(?:um|a)|prestac(?:ao|oes)|vencimentos?)(?![a-z]).*(?<![a-z])(?:importo|scadenz[ae]|montants?|importe|vencimientos?|bedrag|valor|data)(?![a-z])|vorauszahlung(?:en)?(?! geleistet)|vierteljahresbetrag|zahlungstermin|(?:folgenden? )?(?:raten|teilbetrage[n]?) fallig|fallige? (?:raten|betrage)|payment (?:schedule|plan)|instal?lments?|payments? on account|estimated tax|advance payments?|(?:fallig\w*|pay by|due(?: date| on| by)?|zahlbar (?:am|bis)|zahlungstermin)(?![a-z]).*(?<![a-z])(?:betrag|amount|rate)(?![a-z])/
/** Amounts already paid are no dates to come. */
const PAST = /bereits|gezahlt|geleistet|getilgt|angerechnet|abzug|ab vorauszahlung|less|paid/
/** Nothing but a day and an amount, perhaps numbered. */
const BARE =
  /^(?:\d{1,2}[.)]?\s+)?(?:(?:am|zum|bis)\s+)?\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4}\s+(?:EUR|€|\$|£)?\s?[\d.,' ]+(?:\s?(?:EUR|€))?$/u
/** What is left of a tax assessed, and all of it paid at once instead. */
const NO_PART =
  /abschluss ?zahlung|nach ?(?:zahlung|zuzahlen)|zu (?:zahlen|entrichten|leisten) bis|rest ?(?:betrag|zahlung)|balance|amount due|total due|full (?:payment|amount)|pay(?:ment)? in full|rata unica|unica soluzione|cuota unica|pago unico|(?:versement|paiement) unique|en une (?:seule )?fois|in een keer|totaalbedrag|pagamento unico|prestacao unica|total|saldo/
/** Lines below a heading in which its rows stand. */
const REACH = 30

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
        describe(rows, days.size === rows.length ? 0.85 : 0.6, `days and amounts under '${line.text.slice(0, 40)}'`),
      ]
    }
  }
  const listed = layout.pages
    .map(({ lines }) => first([readAcross(lines, order), readColumns(lines, order)]))
    .find((rows) => rows.length > 0)
  if (listed !== undefined) return [describe(listed, 0.8, 'days side by side with their amounts')]
  const said = readParagraphs(layout)
    .map((paragraph) => readSentence(paragraph, order))
    .find((rows) => rows.length > 0)
  if (said !== undefined) return [describe(said, 0.75, 'days and amounts of a sentence')]
  const bare = layout.pages
    .map(({ lines }) =>
      readRows(
        lines.filter((line) => BARE.test(line.text)),
        order,
      ),
    )
    .find((rows) => rows.length > 2)
  return bare === undefined ? [] : [describe(bare, 0.6, 'days and amounts alone on their lines')]
}

function first(lists: readonly (readonly Instalment[])[]): readonly Instalment[] {
  return lists.find((rows) => rows.length > 0) ?? []
}

function describe(rows: readonly Instalment[], confidence: number, reason: string): Candidate {
  return makeRows(
    rows.map(({ row }) => row),
    rows,
    confidence,
    reason,
  )
}

function readRows(lines: readonly Line[], order: DateOrder): readonly Instalment[] {
  const rows: Instalment[] = []
  let missed = 0
  const isFirst = lines.some(({ text }) => FORMER.test(fold(text)) && !NOW.test(fold(text)))
  for (const line of lines) {
    const row = readRow(line, order, isFirst)
    if (row !== null) {
      rows.push({ page: line.page, words: line.segments.flatMap((segment) => segment.words), row })
      missed = 0
    } else missed += 1
    if (rows.length > 0 && missed > 2) break
  }
  return rows
}

/** Heads what was due before, behind what is due now. */
const FORMER = /(?:^|\s)(?:davon )?(?:bisher|bislang|previous|precedente?|anterior|vorig)(?![a-z])/

/** The same with what is due now behind it: "bisher | neu". */
const NOW =
  /(?:^|\s)(?:bisher|bislang|previous|precedente?|anterior|vorig)(?![a-z]).*\s(?:neu|new|now|revised|nouveaux?|nuov[oa]|nuev[oa]|nieuw|nov[oa])(?![a-z])/

/** One day and the last amount behind it, or the first where the last is a former one; a sentence with more days is no row. */
function readRow(line: Line, order: DateOrder, isFirst: boolean): Row | null {
  // Beside the parts the whole may stand, with a day of its own.
  const isWhole = (text: string): boolean =>
    NO_PART.test(fold(text)) && scanDates({ text, page: line.page }, order).length > 0
  const all = line.segments.map((segment) => segment.text)
  const parts = all.filter((text) => !isWhole(text))
  const cells = parts.length > 0 ? parts : all
  // Beside the list a text may stand, which goes on from line to line.
  const beside = cells.findIndex((cell, at) => at > 1 && isProse(cell))
  const text = (beside < 0 ? cells : cells.slice(0, beside)).join(' | ')
  const days = scanDates({ text, page: line.page }, order)
  const [day] = days
  if (day === undefined || days.length !== 1 || NO_PART.test(fold(text))) return null
  const blank = text.slice(0, day.from) + '#'.repeat(day.to - day.from) + text.slice(day.to)
  const amounts = scanAmounts({ text: blank, page: line.page }).filter((found) => !found.isRate && found.from >= day.to)
  const money = amounts.filter((found) => found.isMoney)
  const amount = (isFirst ? money[0] : money.at(-1)) ?? (line.segments.length > 1 ? amounts.at(-1) : undefined)
  if (amount === undefined || isProse(blank.slice(day.to))) return null
  // A dash before an amount sets it off from its day.
  return { due_date: day.value, amount: amount.value.replace(/^-/, '') }
}

/** Longer words than a cell of a list has. */
const MOST_WORDS = 2

function isProse(text: string): boolean {
  return (text.match(/\p{L}{4,}/gu) ?? []).length > MOST_WORDS
}
