import type { Row } from '../../../../domain/field.ts'
import type { Line } from '../../../../domain/lines.ts'
import type { Page } from '../../../../domain/page.ts'
import { makeDate } from '../../../../domain/dates.ts'
import { fold } from '../../fold-text.ts'
import { scanAmounts, type AmountMention } from '../../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import type { Paragraph } from '../layout/read-paragraphs.ts'
import type { RowPlace } from '../make-rows.ts'

export type Instalment = RowPlace & { readonly row: Row }

/** What is paid in parts. */
const IN_PARTS =
  /vorauszahl|abschlag|abschlage|\brate[n]?\b|teilbetrag|fallig|instal?ment|on account|acompte|mensualite|echeance|acconto|rata|scadenz|plazo|fraccion|pago a cuenta|termijn|prestac|voorschot/
/** Lines above the days in which it is said. */
const ABOVE = 3
const LEAST = 2
/** So many days over as many amounts are parts though no word says so. */
const UNSAID = 3

/** Days side by side with as many amounts in the line below them. */
export function readAcross(lines: readonly Line[], order: DateOrder): readonly Instalment[] {
  for (const [at, line] of lines.entries()) {
    const days = scanDates({ text: line.text, page: line.page }, order)
    if (days.length < LEAST || moneyIn(line).length > 0) continue
    const below = lines[at + 1]
    const amounts = below === undefined ? [] : moneyIn(below)
    const said = fold(
      lines
        .slice(Math.max(0, at - ABOVE), at + 1)
        .map(({ text }) => text)
        .join(' '),
    )
    const isSaid = days.length >= UNSAID || IN_PARTS.test(said)
    if (below === undefined || amounts.length !== days.length || !isSaid) continue
    const words = [line, below].flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
    return days.map((day, index) => ({
      page: line.page,
      words,
      row: { due_date: day.value, amount: amounts[index]!.value },
    }))
  }
  return []
}

/** Lines with several days, each before its amount, as they stand in two columns. */
export function readColumns(lines: readonly Line[], order: DateOrder): readonly Instalment[] {
  const paired = lines.flatMap((line) => {
    const rows = pairUp(line.text, line.page, order, Number.POSITIVE_INFINITY)
    const words = line.segments.flatMap((segment) => segment.words)
    return rows.length < LEAST ? [] : [rows.map((row) => ({ page: line.page, words, row }))]
  })
  return paired.length < LEAST ? [] : byDay(paired.flat())
}

/** Characters between a day and its amount in a sentence. */
const NEAR = 14
/** "je 356,40 EUR": what is due on each of the days around it. */
const EACH = /(?<!\p{L})(?:je|jeweils|each|chacune?|ciascun[ao]|cada un[ao]|elk|ieder)(?!\p{L})/giu
/** Characters around it. */
const AROUND = 170
/** Between two days of one list: "15.05.2026 und zum 15.11.2026". */
const BETWEEN = 16

/** What a sentence lists: days each with its amount, or one amount for each of its days. */
export function readSentence({ page, text, words }: Paragraph, order: DateOrder): readonly Instalment[] {
  if (!IN_PARTS.test(fold(text))) return []
  const pairs = pairUp(text, page, order, NEAR)
  if (pairs.length >= LEAST) return pairs.map((row) => ({ page, words, row }))
  for (const match of text.matchAll(EACH)) {
    const end = match.index + match[0].length
    const amount = scanAmounts({ text, page }).find(({ from, isMoney }) => isMoney && from >= end && from - end < NEAR)
    if (amount === undefined) continue
    const from = Math.max(0, match.index - AROUND)
    const days = listDays(text.slice(from, amount.to + AROUND), page, order)
    if (days.length >= LEAST && IN_PARTS.test(fold(text.slice(from, amount.to + AROUND))))
      return days.map((day) => ({ page, words, row: { due_date: day, amount: amount.value } }))
  }
  return []
}

/** Each day with the amount behind it; [] where a day has none. */
function pairUp(text: string, page: Page, order: DateOrder, near: number): readonly Row[] {
  const days = scanDates({ text, page }, order)
  const blank = days.reduce((all, { from, to }) => all.slice(0, from) + '#'.repeat(to - from) + all.slice(to), text)
  const amounts = scanAmounts({ text: blank, page }).filter(({ isMoney, isRate }) => isMoney && !isRate)
  const rows = days.flatMap((day, at): Row[] => {
    const end = days[at + 1]?.from ?? text.length
    const amount = amounts.find(({ from }) => from >= day.to && from < end && from - day.to <= near)
    return amount === undefined ? [] : [{ due_date: day.value, amount: amount.value.replace(/^-/, '') }]
  })
  return near === Number.POSITIVE_INFINITY && rows.length < days.length ? [] : rows
}

/** "15.02., 15.05. und 15.08.2025" in a German text: days whose year stands behind the last of them. */
const YEARLESS = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?!\s?\d)/g

/** The longest list of days in a text. */
function listDays(text: string, page: Page, order: DateOrder): readonly string[] {
  const full = scanDates({ text, page }, order).map(({ from, to, value }) => ({ from, to, value }))
  const short = [...text.matchAll(YEARLESS)].flatMap((match) => {
    const year = full.find(({ from }) => from > match.index)?.value.slice(0, 4)
    const value = year === undefined ? null : makeDate(Number(year), Number(match[2]), Number(match[1]))
    return value === null ? [] : [{ from: match.index, to: match.index + match[0].length, value }]
  })
  const runs: { to: number; days: string[] }[] = []
  for (const { from, to, value } of [...full, ...short].toSorted((a, b) => a.from - b.from)) {
    const last = runs.at(-1)
    if (last !== undefined && from - last.to <= BETWEEN) {
      last.days.push(value)
      last.to = to
    } else runs.push({ to, days: [value] })
  }
  return runs.reduce<readonly string[]>((best, { days }) => (days.length > best.length ? days : best), [])
}

function moneyIn(line: Line): readonly AmountMention[] {
  const { text, page } = line
  return scanAmounts({ text, page }).filter(({ isMoney, isRate }) => isMoney && !isRate)
}

function byDay(rows: readonly Instalment[]): readonly Instalment[] {
  return rows.toSorted((a, b) => (a.row['due_date']! < b.row['due_date']! ? -1 : 1))
}
