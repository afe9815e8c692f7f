import type { Row } from '../../../../domain/field.ts'
import { toCents } from '../../../../domain/money.ts'
import type { Page, Word } from '../../../../domain/page.ts'
import type { DateOrder } from '../../values/scan-dates.ts'
import { fold } from '../../fold-text.ts'
import { cellOf, joinWords, type TableLine, textOf } from '../layout/columns.ts'
import type { RowLines } from '../layout/group-rows.ts'
import { BRINGS, TAKES } from './booking-kinds.ts'
import { TEXT_KEYS } from './name-booking-columns.ts'
import { readBookingDay } from './read-booking-day.ts'
import { readSigned, type SignedAmount } from './read-signed.ts'
import { readWording, type Opening } from './read-wording.ts'
import type { PrintedText } from '../../values/printed-text.ts'

/** A booking as read; its amount is signed as far as known. */
export interface Booking {
  /** All columns of the key but the amount. */
  readonly row: Row
  readonly cents: number
  /** What the sign was read from, the surest first. */
  readonly signedBy: 'mark' | 'column' | 'words' | 'nothing'
  /** Cents of the balance printed behind it. */
  readonly balance: number | null
  readonly page: Page
  /** Index of its first line on the page. */
  readonly line: number
  readonly words: readonly Word[]
}

/** Null when no amount can be read. A booking without a day has the one of the booking above it. */
export function readBooking(group: RowLines, order: DateOrder, end: string | null, opening: Opening): Booking | null {
  const { main } = group
  const lines = group.lines.map((line) => takeValueDay(line, order, end))
  const debit = readSigned(cellOf(main, 'debit'))
  const credit = readSigned(cellOf(main, 'credit'))
  const plain = readSigned({ text: `${textOf(main, 'amount')} ${textOf(main, '_sign')}`, page: main.page })
  const amount = debit ?? credit ?? plain
  if (amount === null) return null
  const days = lines.flatMap((line) =>
    ['booking_date', 'value_date'].flatMap((key) => readDays(cellOf(line, key), key, order, end)),
  )
  const booked = days.find(({ key }) => key === 'booking_date') ?? days[0]
  const valued = days.find((day) => day.key === 'value_date' && day !== booked) ?? days.find((day) => day !== booked)
  const wording = readWording(lines, opening)
  const { sign, signedBy } = settleSign(amount, debit !== null, credit !== null, fold(Object.values(wording).join(' ')))
  const balance = readSigned(cellOf(main, 'balance'))
  return {
    row: {
      booking_date: booked?.value ?? null,
      value_date: valued?.value ?? null,
      booking_text: wording.booking_text,
      counterparty_name: wording.counterparty_name,
      counterparty_iban: wording.counterparty_iban,
      purpose: wording.purpose,
      amount: null,
    },
    cents: sign * toCents(amount.size),
    signedBy,
    balance: balance === null ? null : (balance.sign ?? 1) * toCents(balance.size),
    page: main.page,
    line: main.line.index,
    words: lines.flatMap((line) => [...line.cells.values()].flat()),
  }
}

const VALUE_DAY = /(?:^|\s)(?:Wertstellung|Valuta|Wert(?:datum)?|Value date|Val)\b[\s.:]*(?:am|per|on)?\s*(?=\d)/iu

/** A line of the wording that ends with the value day. */
function takeValueDay(line: TableLine, order: DateOrder, end: string | null): TableLine {
  const found = [...line.cells].find(([key, words]) => TEXT_KEYS.has(key) && VALUE_DAY.test(joinWords(words)))
  if (found === undefined) return line
  const [key, words] = found
  const text = joinWords(words)
  const { index, 0: label } = VALUE_DAY.exec(text)!
  const lead = index + label.length
  const day = readBookingDay({ text: text.slice(lead), page: line.page }, order, end)
  if (day === null || lead + day.to < text.length) return line
  const before = text
    .slice(0, index)
    .split(' ')
    .filter((word) => word !== '').length
  const rest: readonly (readonly [string, readonly Word[]])[] = before === 0 ? [] : [[key, words.slice(0, before)]]
  const others = [...line.cells].filter(([name]) => name !== key)
  const days = words.slice(before).filter((word) => /\d/.test(word.text))
  return { ...line, cells: new Map([...others, ...rest, ['value_date', days] as const]) }
}

interface KeyedDay {
  readonly key: string
  readonly value: string
}

/** One day or two beside each other: the second is the value day. */
function readDays(printed: PrintedText, key: string, order: DateOrder, end: string | null): readonly KeyedDay[] {
  const first = readBookingDay(printed, order, end)
  if (first === null) return []
  const rest = printed.text.slice(first.to).replace(/^[\s/|]+/, '')
  const second = readBookingDay({ ...printed, text: rest }, order, end)
  return [{ key, value: first.value }, ...(second === null ? [] : [{ key: 'value_date', value: second.value }])]
}

function settleSign(
  amount: SignedAmount,
  isDebit: boolean,
  isCredit: boolean,
  said: string,
): Pick<Booking, 'signedBy'> & { sign: -1 | 1 } {
  if (isDebit) return { sign: -1, signedBy: 'column' }
  if (isCredit) return { sign: amount.sign ?? 1, signedBy: 'column' }
  if (amount.sign !== null) return { sign: amount.sign, signedBy: 'mark' }
  if (BRINGS.test(said)) return { sign: 1, signedBy: 'words' }
  return TAKES.test(said) ? { sign: -1, signedBy: 'words' } : { sign: 1, signedBy: 'nothing' }
}
