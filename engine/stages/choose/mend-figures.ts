import type { Fields, FieldValue, Row } from '../../domain/field.ts'

/** In units of the currency: net amounts are rounded to cents. */
const ROUNDED = 0.0051
/** A figure without decimals and with so many digits may have lost its decimal mark to the recognizer. */
const UNMARKED = /^-?\d{3,}$/
const WHOLE = /^\d{2,4}$/

/**
 * Recognized items whose quantity (BT-129), price (BT-146) and net amount (BT-131) contradict each other, with the one reading in which
 * they agree: a figure that lost its decimal mark, a quantity that was
 * passed over or took a rule of the table for a 1. Where several agree, none is taken.
 */
export function mendFigures(fields: Fields): Fields {
  const items = fields['line_items']
  const [first, ...others] = items?.candidates ?? []
  if (items === undefined || first?.source !== 'ocr') return fields
  const mend = (value: FieldValue): FieldValue =>
    Array.isArray(value) ? (value as readonly Row[]).map((row) => mendRow(row)) : value
  return {
    ...fields,
    line_items: { value: mend(items.value), candidates: [{ ...first, value: mend(first.value) }, ...others] },
  }
}

function mendRow(row: Row): Row {
  const { quantity, unit_price: price, net_amount: amount } = row
  if (price == null || amount == null || (quantity != null && agree(quantity, price, amount))) return row
  const quantities =
    quantity == null ? [String(Math.round(Number(amount) / Number(price)))] : [quantity, ...withoutRule(quantity)]
  const readings = quantities.flatMap((count) =>
    withMark(price).flatMap((unit) =>
      withMark(amount).flatMap((net) =>
        agree(count, unit, net) ? [{ ...row, quantity: count, unit_price: unit, net_amount: net }] : [],
      ),
    ),
  )
  return readings.length === 1 ? readings[0]! : row
}

function agree(quantity: string, price: string, amount: string): boolean {
  return Math.abs(Number(quantity) * Number(price) - Number(amount)) < ROUNDED
}

/** As read, and with the mark that may be lost before the last two digits. */
function withMark(figure: string): readonly string[] {
  return UNMARKED.test(figure) ? [figure, figure.replace(/(?=\d\d$)/, '.')] : [figure]
}

/** The quantity without a first or last digit that may be a rule of the table. */
function withoutRule(quantity: string): readonly string[] {
  if (!WHOLE.test(quantity)) return []
  const counts = [quantity.slice(0, -1), quantity.slice(1)].filter((count) => !count.startsWith('0'))
  return [...new Set(counts)]
}
