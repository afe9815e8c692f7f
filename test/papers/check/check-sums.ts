import type { Truth, TruthRow } from '../source/expand-truth.ts'

/** Two sums that have to be the same. */
type Equation = readonly [what: string, left: number, right: number]

const TOLERANCE = 0.011

/**
 * Which sums of a truth do not add up, a sentence each. Where a paper is right though they do not, its note says so: `taxable
 * subset`, `line discount`, `gross prices`, `due differs`.
 */
export function checkSums(truth: Truth, note: string): readonly string[] {
  const find = EQUATIONS[truth['type'] as string]
  if (!find) return []
  return find(readFigures(truth), note)
    .filter(([, left, right]) => Math.abs(left - right) > TOLERANCE)
    .map(([what, left, right]) => `${what}: ${left.toFixed(2)} is not ${right.toFixed(2)}`)
}

interface Figures {
  /** Whether all of them are stated. */
  readonly has: (...keys: readonly string[]) => boolean
  /** 0 where it is not stated. */
  readonly of: (key: string) => number
  readonly rows: (key: string) => readonly TruthRow[]
}

function readFigures(truth: Truth): Figures {
  return {
    has: (...keys) => keys.every((key) => first(truth[key]) !== null),
    of: (key) => Number(first(truth[key]) ?? 0),
    rows: (key) => (Array.isArray(truth[key]) ? (truth[key] as readonly TruthRow[]) : []),
  }
}

const EQUATIONS: Readonly<Record<string, (figures: Figures, note: string) => readonly Equation[]>> = {
  invoice: listInvoice,
  'credit-note': listInvoice,
  reminder: ({ has, of, rows }) => [
    ...when(has('principal_amount') && rows('claims').length > 0, () => [
      ['the claims make the principal', sum(rows('claims'), 'open_amount'), of('principal_amount')],
    ]),
    ...when(has('amount_due', 'principal_amount'), () => [
      [
        'principal, fee and interest make what is due',
        of('principal_amount') + of('reminder_fee') + of('interest_amount'),
        of('amount_due'),
      ],
    ]),
  ],
  'bank-statement': ({ has, of, rows }) => [
    ...when(has('opening_balance', 'closing_balance') && rows('transactions').length > 0, () => [
      [
        'opening balance and transactions make the closing one',
        of('opening_balance') + sum(rows('transactions'), 'amount'),
        of('closing_balance'),
      ],
    ]),
    ...when(has('opening_balance', 'closing_balance', 'total_credits', 'total_debits'), () => [
      [
        'opening balance, credits and debits make the closing one',
        of('opening_balance') + of('total_credits') + of('total_debits'),
        of('closing_balance'),
      ],
    ]),
  ],
  'balance-sheet': ({ has, of }) =>
    when(has('total_assets', 'total_equity_and_liabilities'), () => [
      ['both sides are the same', of('total_assets'), of('total_equity_and_liabilities')],
    ]),
  timesheet: ({ has, of, rows }) =>
    when(has('total_hours') && rows('entries').length > 0, () => [
      ['the entries make the hours', sum(rows('entries'), 'hours'), of('total_hours')],
    ]),
  'salary-statement': ({ has, of, rows }) =>
    when(has('gross_amount') && rows('earnings').length > 0, () => [
      ['the earnings make the gross', sum(rows('earnings'), 'amount'), of('gross_amount')],
    ]),
}

/** EN 16931, BR-CO-10, -13, -15, -16 and -17. */
function listInvoice({ has, of, rows }: Figures, note: string): readonly Equation[] {
  const taxes = rows('tax_breakdowns')
  const items = rows('line_items')
  const allTaxable = taxes.length > 0 && taxes.every((row) => first(row['taxable_amount']) !== null)
  return [
    ...when(has('net_amount', 'gross_amount'), () => [
      [
        'net and tax make the gross',
        of('net_amount') + (of('total_tax_amount') || sum(taxes, 'tax_amount')),
        of('gross_amount'),
      ],
    ]),
    ...when(has('net_amount') && allTaxable && !note.includes('taxable subset'), () => [
      ['the taxable amounts make the net', sum(taxes, 'taxable_amount'), of('net_amount')],
    ]),
    ...taxes
      .filter((row) => ['taxable_amount', 'tax_amount', 'tax_rate'].every((key) => first(row[key]) !== null))
      .map((row): Equation => {
        const [base, rate] = [figure(row, 'taxable_amount'), figure(row, 'tax_rate')]
        return [`${rate} % of ${base} is the tax`, (base * rate) / 100, figure(row, 'tax_amount')]
      }),
    ...items
      .filter((row) => ['unit_price', 'quantity', 'net_amount'].every((key) => first(row[key]) !== null))
      .filter(() => !note.includes('line discount'))
      .map((row): Equation => {
        const product = figure(row, 'unit_price') * figure(row, 'quantity')
        return [`price times quantity of ${first(row['name'])}`, product, figure(row, 'net_amount')]
      }),
    ...when(has('net_amount') && items.length > 0 && !note.includes('gross prices'), () => [
      [
        'lines, allowance and charge make the net',
        sum(items, 'net_amount') - of('allowance_amount') + of('charge_amount'),
        of('net_amount'),
      ],
    ]),
    ...when(has('amount_due', 'gross_amount') && !note.includes('due differs'), () => [
      [
        'gross, prepaid and rounding make what is due',
        of('gross_amount') - of('prepaid_amount') + of('rounding_amount'),
        of('amount_due'),
      ],
    ]),
  ]
}

function when(applies: boolean, list: () => readonly Equation[]): readonly Equation[] {
  return applies ? list() : []
}

function sum(rows: readonly TruthRow[], key: string): number {
  return rows.reduce((total, row) => total + figure(row, key), 0)
}

function figure(row: TruthRow, key: string): number {
  return Number(first(row[key]) ?? 0)
}

/** Of alternatives the first. */
function first(value: unknown): string | null {
  const [one] = [value].flat()
  return typeof one === 'string' && one !== '' ? one : null
}
