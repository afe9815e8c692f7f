import type { Field, FieldValue, Fields, Row } from '../../domain/field.ts'
import { toCents } from '../../domain/money.ts'

/** Cents: amounts of lines are rounded each for itself. */
const ROUNDED = 1
/** Among more ways to share lines out some come to the taxed sums by chance. */
const MOST_WAYS = 50_000

interface Base {
  readonly rate: string
  /** Cents that the lines which state the rate leave of what it taxes. */
  readonly rest: number
}

/**
 * The items with the rates of the tax rows (BT-119) where their lines state none of their own: those that come to what one row taxes
 * beyond the lines that state its rate are taxed so line by line (BT-152).
 */
export function spreadRate(fields: Fields): Fields {
  const [items, taxes] = [fields['line_items'], fields['tax_breakdowns']?.value]
  if (items === undefined || !isRows(items.value) || !isRows(taxes)) return fields
  const { value: rows } = items
  const open = rows.filter(({ tax_rate: rate }) => rate == null)
  if (open.length === 0 || rows.some(({ net_amount: amount }) => amount == null)) return fields
  const amounts = open.map(({ net_amount: amount }) => toCents(amount!))
  // Tills and hotels print what an item costs with its tax.
  const ways = [listBases(rows, taxes, false), listBases(rows, taxes, true)]
  const rates = ways.map((bases) => (bases === null ? null : shareOut(amounts, bases))).find((way) => way !== null)
  if (rates === undefined) return fields
  return { ...fields, line_items: giveRates(items, new Map(open.map((row, index) => [row, rates[index]!]))) }
}

/**
 * What each rate taxes beyond the lines that state it, the tax added where they hold it; null where a row leaves it open or several
 * are charged on one base.
 */
function listBases(items: readonly Row[], taxes: readonly Row[], withTax: boolean): readonly Base[] | null {
  const bases: Base[] = []
  for (const { tax_rate: rate, taxable_amount: base, tax_amount: tax } of taxes) {
    if (rate == null || base == null || (withTax && tax == null) || bases.some((known) => known.rate === rate))
      return null
    const stated = items.filter(({ tax_rate: own }) => own != null && Number(own) === Number(rate))
    const told = stated.reduce((sum, { net_amount: amount }) => sum + toCents(amount ?? '0'), 0)
    bases.push({ rate, rest: toCents(base) + (withTax ? toCents(tax!) : 0) - told })
  }
  return bases.filter(({ rest }) => Math.abs(rest) > ROUNDED * items.length)
}

/** The rate of each open line: the only one that has anything left, or the only way to share them out to the cent. */
function shareOut(amounts: readonly number[], bases: readonly Base[]): readonly string[] | null {
  const [only, ...others] = bases
  if (only === undefined) return null
  if (others.length === 0) {
    const sum = amounts.reduce((all, cents) => all + cents, 0)
    return Math.abs(sum - only.rest) <= ROUNDED * amounts.length ? amounts.map(() => only.rate) : null
  }
  const ways = bases.length ** amounts.length > MOST_WAYS ? [] : listWays(amounts, bases)
  return ways.length === 1 ? ways[0]! : null
}

function listWays([cents, ...rest]: readonly number[], bases: readonly Base[]): readonly (readonly string[])[] {
  if (cents === undefined) return bases.every((base) => base.rest === 0) ? [[]] : []
  return bases.flatMap(({ rate }) => {
    const left = bases.map((base) => (base.rate === rate ? { rate, rest: base.rest - cents } : base))
    return listWays(rest, left).map((way) => [rate, ...way])
  })
}

function giveRates({ value, candidates: [first, ...others] }: Field, rates: ReadonlyMap<Row, string>): Field {
  const rated = (rows: FieldValue): FieldValue =>
    isRows(rows) ? rows.map((row): Row => (rates.has(row) ? { ...row, tax_rate: rates.get(row)! } : row)) : rows
  return {
    value: rated(value),
    candidates: first === undefined ? [] : [{ ...first, value: rated(first.value) }, ...others],
  }
}

function isRows(value: FieldValue | undefined): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0
}
