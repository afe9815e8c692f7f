import type { Fields, FieldValue, Row } from '../../domain/field.ts'

/** In units of the currency: net amounts are rounded to cents. */
const ROUNDED = 0.0051
/** A figure without decimals and with so many digits may have lost its decimal mark to the recognizer. */
const UNMARKED = /^-?\d{3,}$/
const WHOLE = /^\d{2,4}$/

/**
 * Recognized items whose quantity (BT-129), price (BT-146) and net amount (BT-131) contradict each other, with the one reading in which
 * they agree: a figure that lost its decimal mark, a quantity that was
 * passed over, lost its own mark or took a rule of the table for a 1. Where several agree, none is taken.
 */
export function mendFigures(fields: Fields): Fields {
  const items = fields['line_items']
  const [first, ...others] = items?.candidates ?? []
  if (items === undefined || first?.source !== 'ocr') return fields
  const mend = (value: FieldValue): FieldValue =>
    isRows(value) ? value.map((row) => mendRow(row, haveMarks(value))) : value
  return {
    ...fields,
    line_items: { value: mend(items.value), candidates: [{ ...first, value: mend(first.value) }, ...others] },
  }
}

/** Whether most amounts of the table show their decimals: one without them has lost them. */
function haveMarks(rows: readonly Row[]): boolean {
  const amounts = rows.flatMap(({ net_amount: amount }) => amount ?? [])
  return amounts.filter((amount) => amount.includes('.')).length * 2 > amounts.length
}

function mendRow(row: Row, isMarked: boolean): Row {
  const { quantity, unit_price: price, net_amount: amount } = row
  if (price == null || amount == null) return row
  const isUnmarked = isMarked && [price, amount].every((figure) => UNMARKED.test(figure))
  if (quantity != null && agree(quantity, price, amount) && !isUnmarked) return row
  const counts = quantity == null ? [String(Math.round(Number(amount) / Number(price)))] : [quantity]
  const units = isUnmarked ? [withMark(price)] : [price, withMark(price)]
  const amounts = isUnmarked ? [withMark(amount)] : [amount, withMark(amount)]
  const readings = new Map(
    [...counts, ...withoutRule(quantity), ...withTenths(quantity)].flatMap((count) =>
      units.flatMap((unit) =>
        amounts.flatMap((net) =>
          agree(count, unit, net)
            ? [[`${count} ${unit}`, { ...row, quantity: count, unit_price: unit, net_amount: net }] as const]
            : [],
        ),
      ),
    ),
  )
  return readings.size === 1 ? [...readings.values()][0]! : row
}

function agree(quantity: string, price: string, amount: string): boolean {
  return Math.abs(Number(quantity) * Number(price) - Number(amount)) < ROUNDED
}

/** With the mark that may be lost before the last two digits. */
function withMark(figure: string): string {
  return UNMARKED.test(figure) ? figure.replace(/(?=\d\d$)/, '.') : figure
}

/** The quantity without a first or last digit that may be a rule of the table. */
function withoutRule(quantity: string | null | undefined): readonly string[] {
  if (quantity == null || !WHOLE.test(quantity)) return []
  return [quantity.slice(0, -1), quantity.slice(1)].filter((count) => !count.startsWith('0'))
}

/** The quantity with the mark that may be lost before its last or last two digits. */
function withTenths(quantity: string | null | undefined): readonly string[] {
  if (quantity == null || !UNMARKED.test(quantity)) return []
  return [quantity.replace(/(?=\d$)/, '.'), quantity.replace(/(?=\d\d$)/, '.')]
}

function isRows(value: FieldValue): value is readonly Row[] {
  return Array.isArray(value)
}
