import type { Line } from '../../../../domain/lines.ts'
import type { PrintedText } from '../../values/printed-text.ts'
import { cellOf, textOf, type Column, type TableLine } from '../layout/columns.ts'
import { partCells } from '../layout/part-columns.ts'
import { readSigned } from './read-signed.ts'

export const AMOUNT_KEYS = ['debit', 'credit', 'amount'] as const
export const TEXT_KEYS: ReadonlySet<string> = new Set(['booking_text', 'counterparty_name', 'purpose'])
export const DATE_KEYS = ['booking_date', 'value_date'] as const

/** Which way an amount went, in a column of its own. */
const SIGN = /^(?:S|H|D|C|DR|CR|Af|Bij|Soll|Haben|Debe|Haber|Dare|Avere|[+−–-])$/iu
/** So large a share of a column's cells is of its kind. */
const MOSTLY = 0.6
/** In points: the room that a sign between two words of one heading takes at most. */
const JOINED = 7
/** In points: no heading over days is as wide. */
const WIDE = 90

/**
 * Names columns that the heading leaves open: the other direction beside debit or credit, the balance beside both, what the
 * cells of an unknown heading are, and the amounts at the end of the lines.
 * @param isDay whether a text begins with a day
 */
export function nameBookingColumns(
  columns: readonly Column[],
  lines: readonly Line[],
  isDay: (printed: PrintedText) => boolean,
): readonly Column[] {
  const told = tellByCells(nameText(joinText(tellDays(columns, lines, isDay))), lines, isDay)
  return addAmount(nameBalance(pairSides(valueBought(nameMerchant(told)))), lines)
}

/** "Umsatz" may be over words, "Buchung" as well; a plain "Datum" is the day of booking where no other column has it. */
function tellDays(
  columns: readonly Column[],
  lines: readonly Line[],
  isDay: (printed: PrintedText) => boolean,
): readonly Column[] {
  const parted = partCells(columns, lines)
  const kinds = columns.map((_, at) => tellKind(parted, String(at), isDay))
  const bought = columns.findIndex(({ key }) => key === '_bought')
  const hasBought = bought >= 0
  // What stands below a table may lie under its headings: lines with the day of a purchase are bookings.
  const own = parted.filter((line) => isDay(cellOf(line, String(bought))))
  const isBooked = columns.some(
    ({ key }, at) => key === 'booking_date' && (kinds[at] === 'day' || tellKind(own, String(at), isDay) === 'day'),
  )
  const isWordy = columns.some(({ key }, at) => key === 'amount' && kinds[at] === 'words')
  const rename = (key: string, at: number): string => {
    if (key === '_bought') return isBooked ? key : 'booking_date'
    if (key === 'booking_date' && hasBought && !isBooked) return '_other#day'
    if (key === 'amount' && isWordy) return '_other#words'
    if (key === 'amount#2' && isWordy && kinds[at] === 'money') return 'amount'
    return key
  }
  return columns.map((column, at) => ({ ...column, key: rename(column.key, at) }))
}

/** "Empfänger · Verwendungszweck" is one heading over one column. */
function joinText(columns: readonly Column[]): readonly Column[] {
  const at = columns.findIndex(
    ({ key, right }, index) =>
      TEXT_KEYS.has(key) && TEXT_KEYS.has(columns[index + 1]?.key ?? '') && columns[index + 1]!.left - right < JOINED,
  )
  if (at < 0) return columns
  const joined = { key: 'purpose', left: columns[at]!.left, right: columns[at + 1]!.right }
  return columns.toSpliced(at, 2, joined)
}

/** Where a column has the days of purchases, the text is of whom the card paid. */
function nameMerchant(columns: readonly Column[]): readonly Column[] {
  const keys = new Set(columns.map(({ key }) => key))
  if (!keys.has('_bought') || keys.has('counterparty_name')) return columns
  return columns.map((column) => (column.key === 'purpose' ? { ...column, key: 'counterparty_name' } : column))
}

/** A card's statement counts a purchase from its own day, where it says no other. */
function valueBought(columns: readonly Column[]): readonly Column[] {
  const keys = new Set(columns.map(({ key }) => key))
  if (!keys.has('booking_date') || keys.has('value_date')) return columns
  return columns.map((column) => (column.key === '_bought' ? { ...column, key: 'value_date' } : column))
}

/** Columns under unknown headings by what most of their cells are: days, amounts, words. */
function tellByCells(
  columns: readonly Column[],
  lines: readonly Line[],
  isDay: (printed: PrintedText) => boolean,
): readonly Column[] {
  if (!columns.some(({ key }) => isOpen(key)) || lines.length === 0) return columns
  const parted = partCells(columns, lines)
  const named: Column[] = [...columns]
  const has = (key: string): boolean => named.some((column) => column.key === key)
  columns.forEach((column, at) => {
    if (!isOpen(column.key)) return
    const kind = tellKind(parted, String(at), isDay)
    const key =
      kind === 'day'
        ? DATE_KEYS.find((other) => !has(other))
        : kind === 'words' && !named.some((other) => TEXT_KEYS.has(other.key))
          ? 'purpose'
          : kind === 'money' && !AMOUNT_KEYS.some((other) => has(other))
            ? 'amount'
            : kind === 'money' && !has('balance') && at === columns.length - 1
              ? 'balance'
              : kind === 'sign'
                ? '_sign'
                : undefined
    if (key !== undefined) named[at] = { ...column, key }
  })
  return leaveCodes(named, parted)
}

/** Unknown, or the second of its meaning. */
function isOpen(key: string): boolean {
  return key.startsWith('_other') || key.includes('#')
}

/** Of two columns that may say what a booking was for, one of references beside one of words is none. */
function leaveCodes(columns: readonly Column[], lines: readonly TableLine[]): readonly Column[] {
  const at = columns.findIndex(({ key }) => key === 'purpose')
  const other = columns.findIndex(({ key }) => key.startsWith('purpose#'))
  if (at < 0 || other < 0) return columns
  const isWordy = (index: number): boolean =>
    lines.filter((line) => /\p{L}{3,}.*\s/u.test(textOf(line, String(index)))).length * 2 >=
    lines.filter((line) => textOf(line, String(index)) !== '').length
  if (isWordy(at) || !isWordy(other)) return columns
  return columns.map((column, index) =>
    index === at ? { ...column, key: '_code' } : index === other ? { ...column, key: 'purpose' } : column,
  )
}

function tellKind(
  lines: readonly TableLine[],
  key: string,
  isDay: (printed: PrintedText) => boolean,
): 'day' | 'money' | 'sign' | 'words' | null {
  const cells = lines.map((line) => cellOf(line, key)).filter(({ text }) => text !== '')
  const share = (test: (cell: PrintedText) => boolean): number => cells.filter(test).length / cells.length
  if (cells.length === 0) return null
  if (share(isDay) >= MOSTLY) return 'day'
  if (share(({ text }) => SIGN.test(text)) >= MOSTLY) return 'sign'
  if (share((cell) => readSigned(cell) !== null && !/\p{L}{4}/u.test(cell.text)) >= MOSTLY) return 'money'
  return share(({ text }) => /\p{L}{3}/u.test(text)) >= MOSTLY ? 'words' : null
}

/** Beside debits and credits a third column of amounts holds balances. */
function nameBalance(columns: readonly Column[]): readonly Column[] {
  const keys = new Set(columns.map(({ key }) => key))
  if (!keys.has('debit') || !keys.has('credit') || keys.has('balance')) return columns
  return columns.map((column) => (column.key === 'amount' ? { ...column, key: 'balance' } : column))
}

/** Statements often print no heading over the amounts: they are the figures that end the lines right of all headings. */
function addAmount(columns: readonly Column[], lines: readonly Line[]): readonly Column[] {
  if (columns.some(({ key }) => (AMOUNT_KEYS as readonly string[]).includes(key))) return columns
  const last = columns.at(-1)!
  const figures = lines
    .map((line) => line.segments.at(-1)!)
    .filter((segment) => segment.box[0] > last.right && readSigned(segment) !== null)
  if (figures.length === 0) return columns
  const left = Math.min(...figures.map((segment) => segment.box[0]))
  const right = Math.max(...figures.map((segment) => segment.box[2]))
  return [...columns, { key: 'amount', left, right }]
}

/** A heading that is not known beside one of debit and credit is the other one. */
function pairSides(columns: readonly Column[]): readonly Column[] {
  const at = columns.findIndex(({ key }) => key === 'debit' || key === 'credit')
  if (at < 0 || columns.some(({ key }) => key !== columns[at]!.key && (key === 'debit' || key === 'credit')))
    return columns
  const beside = [at + 1, at - 1].find((index) => columns[index]?.key.startsWith('_other'))
  const key = columns[at]!.key === 'debit' ? 'credit' : 'debit'
  return columns.map((column, index) => (index === beside ? { ...column, key } : column))
}

/** "Buchung" beside "Buchung / Verwendungszweck": where no other heading is over the text, the wide one behind the first day is. */
function nameText(columns: readonly Column[]): readonly Column[] {
  if (columns.some(({ key }) => TEXT_KEYS.has(key))) return columns
  const days = columns.filter(({ key }) => /^(?:booking|value)_date/.test(key))
  const wide = days.slice(1).find(({ left, right }) => right - left > WIDE)
  return columns.map((column) => (column === wide ? { ...column, key: 'purpose' } : column))
}
