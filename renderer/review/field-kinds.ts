/** What the editor of a field must know: one value of a kind, or rows with named cells (spec: extraction keys). */
export type ScalarKind = 'string' | 'date' | 'amount' | 'number' | 'integer' | 'boolean' | 'enum'
export type RowCells = Readonly<Record<string, ScalarKind>>
export type FieldKind = ScalarKind | RowCells

const PAY_ROW: RowCells = { code: 'string', label: 'string', quantity: 'number', rate: 'number', amount: 'amount' }

/** Cells of every key that holds rows, in the order of their columns: what is compared with the page first. */
const ROWS: Readonly<Record<string, RowCells>> = {
  cash_discounts: { days: 'integer', percent: 'number', due_date: 'date', base_amount: 'amount' },
  tax_breakdowns: {
    taxable_amount: 'amount',
    tax_rate: 'number',
    tax_amount: 'amount',
    tax_collection_mechanism: 'enum',
    taxability: 'enum',
    tax_exemption_reason: 'string',
  },
  line_items: {
    position: 'string',
    name: 'string',
    quantity: 'number',
    unit_price: 'amount',
    net_amount: 'amount',
    unit: 'string',
    tax_rate: 'number',
    article_number: 'string',
    description: 'string',
  },
  claims: { document_number: 'string', issue_date: 'date', payment_due_date: 'date', open_amount: 'amount' },
  earnings: PAY_ROW,
  deductions: PAY_ROW,
  transactions: {
    booking_date: 'date',
    amount: 'amount',
    counterparty_name: 'string',
    purpose: 'string',
    booking_text: 'string',
    value_date: 'date',
    counterparty_iban: 'string',
  },
  parties: { name: 'string', role: 'string', address: 'string' },
  positions: { code: 'string', label: 'string', amount: 'amount', prior_amount: 'amount' },
  prepayments: { due_date: 'date', amount: 'amount' },
  entries: {
    date: 'date',
    start: 'string',
    end: 'string',
    break_minutes: 'integer',
    hours: 'number',
    activity: 'string',
  },
  deadlines: { date: 'date', text: 'string' },
}

const DATES = /(?:^|_)date$|^(?:service_)?period_(?:start|end)$|_deadline$/
const AMOUNTS =
  /(?:^|_)amount(?:_due)?$|_gross$|_balance$|^total_(?:credits|debits|assets|equity_and_liabilities)$|^(?:reminder_fee|wage_tax|solidarity_surcharge|church_tax|hourly_rate|fixed_assets|current_assets|equity|provisions|liabilities)$|^(?:health|pension|unemployment|care)_insurance$/
const NUMBERS = new Set(['interest_rate', 'total_hours', 'overtime_hours'])
const INTEGERS = new Set(['reminder_level', 'term_months', 'unit_scale'])
const BOOLEANS = new Set(['self_billed', 'auto_renewal', 'provisional', 'subject_to_review'])
const ENUMS = new Set(['type', 'payment_means'])
/** Texts of several lines. */
const LONG = /_address$|^address$|^(?:notes|payment_terms|purpose|description|tax_exemption_reason|subject)$/

/** Keys that are unknown hold a text. */
export function kindOf(key: string): FieldKind {
  if (Object.hasOwn(ROWS, key)) return ROWS[key]!
  if (ENUMS.has(key)) return 'enum'
  if (BOOLEANS.has(key)) return 'boolean'
  if (INTEGERS.has(key)) return 'integer'
  if (NUMBERS.has(key)) return 'number'
  if (DATES.test(key)) return 'date'
  return AMOUNTS.test(key) ? 'amount' : 'string'
}

export function isRows(kind: FieldKind): kind is RowCells {
  return typeof kind !== 'string'
}

export function isIban(key: string): boolean {
  return /(?:^|_)iban$/.test(key)
}

export function isLong(key: string): boolean {
  return LONG.test(key)
}

/** What the keys of kind `enum` may hold, the types of documents apart. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  payment_means: ['transfer', 'direct_debit', 'card', 'cash', 'online', 'other'],
  tax_collection_mechanism: ['seller_collected', 'reverse_charge'],
  taxability: ['taxable', 'zero_rated', 'exempt', 'intra_community', 'export', 'not_subject'],
}

/** The standard types of the contract. */
export const DOCUMENT_TYPES = [
  'invoice',
  'credit-note',
  'reminder',
  'salary-statement',
  'bank-statement',
  'contract',
  'balance-sheet',
  'tax-assessment-note',
  'timesheet',
  'letter',
  'other',
] as const
