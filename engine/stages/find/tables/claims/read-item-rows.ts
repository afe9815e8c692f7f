import type { Line } from '../../../../domain/lines.ts'
import { toCents } from '../../../../domain/money.ts'
import { surround, type Page, type Word } from '../../../../domain/page.ts'
import { fold, wordsBetween } from '../../fold-text.ts'
import type { Layout, PageLayout } from '../../layout.ts'
import { scanAmounts } from '../../values/scan-amounts.ts'
import { scanDates, type DateOrder } from '../../values/scan-dates.ts'
import type { Claim } from './claim.ts'
import { countSum, listSums, type SumLine } from './list-sums.ts'

/** Something of a row with its left and right end, in points. */
interface Cell {
  readonly value: string
  /** The words in front of it in its segment, as labels are compared. */
  readonly lead: string
  readonly left: number
  readonly right: number
}

interface ItemLine {
  readonly page: Page
  readonly line: Line
  readonly words: readonly Word[]
  readonly days: readonly Cell[]
  readonly amounts: readonly Cell[]
  readonly codes: readonly Cell[]
}

/** Points by which the figures of one column may miss each other. */
const ALIGNED = 5
/** A row has hardly more words than these beside its figures; a sentence has. */
const MOST_WORDS = 7
const MOST_WORDS_TOGETHER = 2
/** Lines above the first row in which its heading may stand. */
const HEAD_LINES = 4
const SUM =
  /^(?:zwischen|gesamt|end)?(?:summe|betrag|total)\b|^(?:summe|gesamt|total|sub ?total|saldo|balance|mahn|verzug|zins|interest|late|fee|zu zahlen|amount due|zahlbar|please|bitte|due|suma|soma|totaal|totaux|principal|penalites|interets|indemnite|interessi|spese|gastos|juros|hoofdsom|wettelijke|incasso)/
const DUE =
  /fallig|zahlbar|verfall|ziel|termin|frist|\bdue\b|pay(?:able|ment)? (?:by|due)|was due|valuta|echeance|echue|scad|venc|verval/
const ISSUED = /(?:datum|dat|date)\b|vom\b|ausgestellt|issued|dated|billed|raised|tax point/
const OPEN =
  /offen|rest|saldo|ruckstand|forderung|noch|outstanding|balance|unpaid|open|\bdue\b|owed|remaining|solde|montant du|residuo|insolut|dovuto|pendiente|divida|aberto/
const CLOSED =
  /zahl|haben|paid|payment|credit|gebuhr|mahngeb|saumnis|zuschlag|zins|spesen|gastos|frais|kosten|fee|interest|regle|paye|pagato|acconto|pagad|betaald|penalit|interet|interess|juros/
const NUMBER = /nr\b|nummer|no\b|number|beleg|rechn|faktura|invoice|bill|document|ref|vorgang|\brg\b|\bre\b/
/** Above facts of the letter itself. */
const OWN =
  /(?:^|\s)(?:(?:account|customer|client|member(?:ship)?|kunden|debitoren|mitglieds|vertrags)[ -]?(?:no|nr|number|nummer|ref(?:erence)?|id|code|konto)?|date of (?:notice|letter)|(?:notice|letter|statement|reminder|mahn) ?(?:date|datum))$/
/** "2nd quarter 2025" numbers no paper. */
const YEAR = /^(?:19|20)\d\d$/
const DUE_BEFORE = new RegExp(`(?:${DUE.source})\\S*(?: (?:am|seit|on|le|il|el|em|op))?$`)
const CODE = /(?<![\p{L}\d])(?:[A-Z]{1,4}[ -](?=\d))?[\p{L}\d][\p{L}\d./_-]*/gu

/**
 * Lines that hold a day and an amount, set under each other: open items whose headings nobody needs to know. Days are told by
 * their order and the words above them; of several columns of amounts the last one counts whose sum is printed elsewhere.
 */
export function readItemRows(layout: Layout, order: DateOrder): readonly Claim[] {
  const rows = layout.pages.flatMap((page) =>
    page.lines.flatMap((line) => {
      const row = readItemLine(line, order)
      return row === null || [...row.days, ...row.codes].some((cell) => OWN.test(headOver(row, cell, page)))
        ? []
        : [row]
    }),
  )
  const group = addCredits(largestGroup(rows), rows, layout)
  const [first] = group
  if (first === undefined) return []
  const page = layout.pages.find((other) => other.page === first.page)!
  // One line alone is an item by its number, or by a heading over its day.
  if (group.length === 1 && first.codes.length === 0 && !isHeaded(first, page)) return []
  const lines = new Set(group.map(({ line }) => line))
  const amountAt = pickAmounts(group, page, listSums(layout, lines))
  const [issuedAt, dueAt] = pickDays(group, page)
  const numberAt = pickNumbers(group, page)
  return group.map((row) => ({
    page: row.page,
    words: row.words,
    row: {
      document_number: numberAt(row),
      issue_date: (issuedAt === null ? null : row.days[issuedAt]?.value) ?? null,
      payment_due_date: (dueAt === null ? null : row.days[dueAt]?.value) ?? null,
      open_amount: amountAt(row),
    },
  }))
}

function isHeaded(row: ItemLine, page: PageLayout): boolean {
  const head = headOver(row, row.days[0]!, page)
  return row.line.segments.length >= 3 && (DUE.test(head) || ISSUED.test(head)) && head.split(' ').length <= 4
}

function readItemLine(line: Line, order: DateOrder): ItemLine | null {
  if (!/\d[.,]\d{2}(?!\d)/.test(line.text) || SUM.test(fold(line.text))) return null
  const [days, amounts, codes]: [Cell[], Cell[], Cell[]] = [[], [], []]
  let words = 0
  for (const segment of line.segments) {
    const cell = (value: string, from: number, to: number): Cell => {
      const box = surround(wordsBetween(segment, from, to).map((word) => word.box))
      return { value, lead: fold(segment.text.slice(0, from)), left: box[0], right: box[2] }
    }
    const dated = scanDates(segment, order)
    const sums = scanAmounts(segment).filter(
      ({ isMoney, isRate, from, to }) => isMoney && !isRate && !dated.some((day) => day.from < to && day.to > from),
    )
    days.push(...dated.map(({ value, from, to }) => cell(value, from, to)))
    amounts.push(...sums.map(({ value, from, to }) => cell(value, from, to)))
    const rest = [...dated, ...sums].reduce(
      (text, { from, to }) => `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`,
      segment.text,
    )
    for (const match of rest.matchAll(CODE)) {
      const value = match[0].replace(/[./_-]+$/, '')
      if (/\d/.test(value) && value.replace(/\D/g, '').length > 2 && !YEAR.test(value))
        codes.push(cell(value, match.index, match.index + value.length))
      else if (/\p{L}{3}/u.test(value)) words += 1
    }
  }
  const most = line.segments.length === 1 ? MOST_WORDS_TOGETHER : MOST_WORDS
  if (days.length === 0 || days.length > 3 || amounts.length === 0 || words > most) return null
  return { page: line.page, line, words: line.segments.flatMap((segment) => segment.words), days, amounts, codes }
}

/** Most rows with as many days whose last amounts end, and whose first days begin, at the same place. */
function largestGroup(rows: readonly ItemLine[]): readonly ItemLine[] {
  const groups: ItemLine[][] = []
  for (const row of rows) {
    const group = groups.find(([first]) => isAligned(first!, row))
    if (group === undefined) groups.push([row])
    else group.push(row)
  }
  return groups.reduce<readonly ItemLine[]>((best, group) => (group.length > best.length ? group : best), [])
}

/** Credit notes have no day to pay on: with them the sum is printed, without what is not due yet in brackets. */
function addCredits(group: readonly ItemLine[], rows: readonly ItemLine[], layout: Layout): readonly ItemLine[] {
  const [first] = group
  if (first === undefined || first.days.length < 2) return group
  const whole = rows.filter(
    (row) =>
      group.includes(row) ||
      (row.days.length === 1 &&
        row.codes.length > 0 &&
        isUnder(row.days[0]!, first.days[0]!) &&
        isUnder(row.amounts.at(-1)!, first.amounts.at(-1)!)),
  )
  const due = whole.filter(({ line }) => !/\(\d[\d.,]*\)$/.test(line.text))
  const sums = listSums(layout, new Set(whole.map(({ line }) => line)))
  const isProven = (items: readonly ItemLine[]): boolean =>
    countSum(
      sums,
      items.reduce((total, { amounts }) => total + toCents(amounts.at(-1)!.value), 0),
    ) > 0
  return [group, whole, due].find((items) => isProven(items)) ?? group
}

function isAligned(a: ItemLine, b: ItemLine): boolean {
  return (
    a.days.length === b.days.length &&
    (isUnder(a.amounts.at(-1)!, b.amounts.at(-1)!) || isUnder(a.amounts[0]!, b.amounts[0]!)) &&
    // On its next page a table may have other columns.
    (a.page !== b.page || Math.abs(a.days[0]!.left - b.days[0]!.left) < ALIGNED)
  )
}

/** In one column, set at its right or its left end. */
function isUnder(a: Cell, b: Cell): boolean {
  return Math.abs(a.right - b.right) < ALIGNED || Math.abs(a.left - b.left) < ALIGNED
}

/** The amount of a row that is still open. */
function pickAmounts(
  rows: readonly ItemLine[],
  page: PageLayout,
  sums: readonly SumLine[],
): (row: ItemLine) => string | null {
  const columns = rows[0]!.amounts.map((top) => {
    const cells = rows.map(({ amounts }) => amounts.find((amount) => isUnder(amount, top)) ?? null)
    const sum = cells.reduce((total, cell) => total + (cell === null ? 0 : Math.round(Number(cell.value) * 100)), 0)
    const head = headOver(rows[0]!, top, page)
    return {
      top,
      worth:
        (cells.every((cell) => cell !== null) ? 1 : 0) +
        (countSum(sums, sum) > 0 ? 2 : 0) +
        (OPEN.test(head) ? 1.5 : CLOSED.test(head) ? -2 : 0),
    }
  })
  const best = columns.reduce((a, b) => (b.worth >= a.worth ? b : a))
  return ({ amounts }) => (amounts.find((amount) => isUnder(amount, best.top)) ?? amounts.at(-1))?.value ?? null
}

/** Which of a row's days is that of the paper, and which the one to pay on. */
function pickDays(rows: readonly ItemLine[], page: PageLayout): readonly [issued: number | null, due: number | null] {
  const [first] = rows
  const heads = first!.days.map((day) => headOver(first!, day, page))
  const due = heads.findIndex(
    (head, index) => DUE_BEFORE.test(first!.days[index]!.lead) || (DUE.test(head) && !head.startsWith('invoice date')),
  )
  if (first!.days.length === 1) return due === 0 ? [null, 0] : [0, null]
  const later = rows.every(({ days }) => days[0]!.value >= days[1]!.value) ? 0 : 1
  const dueAt = due >= 0 ? due : later
  const issued = heads.findIndex((head, index) => index !== dueAt && ISSUED.test(head))
  return [issued >= 0 ? issued : dueAt === 0 ? 1 : 0, dueAt]
}

function pickNumbers(rows: readonly ItemLine[], page: PageLayout): (row: ItemLine) => string | null {
  const named = rows[0]!.codes.find((code) => NUMBER.test(headOver(rows[0]!, code, page)))
  return ({ codes }) => {
    const own = named && codes.find(({ left }) => Math.abs(left - named.left) < 4 * ALIGNED)
    return (own ?? codes[0])?.value ?? null
  }
}

/** The words above a cell, in the lines over the first row, as labels are compared. */
function headOver({ line }: ItemLine, cell: Cell, page: PageLayout): string {
  const words: string[] = []
  for (const above of page.lines.slice(Math.max(0, line.index - HEAD_LINES), line.index).toReversed()) {
    if (/\d[.,]\d{2}(?!\d)/.test(above.text)) break
    const over = above.segments
      .flatMap((segment) => segment.words)
      .filter(({ box }) => box[0] < cell.right + 8 && box[2] > cell.left - 8)
    if (over.length > 0) words.unshift(...over.map(({ text }) => text))
    if (words.length > 0 && over.length === 0) break
  }
  return fold(words.join(' '))
}
