import type { Field, FieldValue, Fields, Row } from '../../domain/field.ts'
import { toCents } from '../../domain/money.ts'

/** Amounts of lines are rounded each for itself, in cents a line. */
const ROUNDED = 1

/**
 * The items with the rate of the only tax row (BT-119), where no line states one of its own and the lines come to what that row
 * taxes: what is taxed as a whole at one rate is taxed so line by line (BT-152).
 */
export function spreadRate(fields: Fields): Fields {
  const [items, taxes] = [fields['line_items'], fields['tax_breakdowns']?.value]
  if (items === undefined || !isRows(items.value) || !isRows(taxes) || taxes.length !== 1) return fields
  const { tax_rate: rate, taxable_amount: base } = taxes[0]!
  if (rate == null || base == null || items.value.some(({ tax_rate: own }) => own != null)) return fields
  const amounts = items.value.map(({ net_amount: amount }) => amount)
  if (amounts.some((amount) => amount == null)) return fields
  const sum = amounts.reduce((all, amount) => all + toCents(amount!), 0)
  if (Math.abs(sum - toCents(base)) > ROUNDED * amounts.length) return fields
  return { ...fields, line_items: giveRate(items, rate) }
}

function giveRate({ value, candidates: [first, ...others] }: Field, rate: string): Field {
  const rated = (rows: FieldValue): FieldValue =>
    isRows(rows) ? rows.map((row): Row => ({ ...row, tax_rate: rate })) : rows
  return {
    value: rated(value),
    candidates: first === undefined ? [] : [{ ...first, value: rated(first.value) }, ...others],
  }
}

function isRows(value: FieldValue | undefined): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0
}
