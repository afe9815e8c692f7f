import { expect, test } from 'vitest'
import type { PaperLabel } from '../source/read-source.ts'
import type { Truth } from '../source/expand-truth.ts'
import { checkPaper } from './check-paper.ts'

const TEXT = `Invoice R-17 of 20 March 2025
Oil 2 x 10.00 20.00
Brush 5.00
Net 25.00 VAT 20 % 5.00 Total 30.00 EUR
DE89 3704 0044 0532 0130 00`

const TRUTH: Truth = {
  type: 'invoice',
  language: 'en',
  document_number: 'R-17',
  issue_date: '2025-03-20',
  currency: 'EUR',
  net_amount: '25.00',
  total_tax_amount: '5.00',
  gross_amount: '30.00',
  amount_due: '30.00',
  payment_means: 'transfer',
  iban: ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  payment_due_date: null,
  line_items: [
    { name: 'Oil', quantity: '2', unit_price: '10.00', net_amount: '20.00' },
    { name: 'Brush', net_amount: '5.00' },
  ],
  tax_breakdowns: [{ taxable_amount: '25.00', tax_amount: '5.00', tax_rate: '20', taxability: 'taxable' }],
}

test('a paper that shows its truth has no problems', () => {
  expect(check({})).toEqual([])
})

test('what is not printed is told, where it is not derived; one of its alternatives is enough', () => {
  expect(check({ document_number: 'R-18' })).toEqual(['document_number R-18 is not printed'])
  expect(check({ document_number: ['R-18', 'R-17'] })).toEqual([])
  expect(check({ issue_date: '2025-03-21' }, { derived: ['issue_date'] })).toEqual([])
  expect(check({ line_items: [{ name: 'Paint', net_amount: '25.00' }] })).toEqual([
    'line_items.name Paint is not printed',
  ])
  expect(check({ line_items: [{ name: 'Paint', net_amount: '25.00' }] }, { derived: ['line_items.name'] })).toEqual([])
})

test('wrong check digits are told, printed or not', () => {
  expect(check({ iban: 'DE88370400440532013000' }, { derived: ['iban'] })).toEqual([
    'iban DE88370400440532013000 has wrong check digits',
  ])
})

test('sums that do not add up are told', () => {
  expect(check({ gross_amount: '25.00', amount_due: '25.00' })).toEqual([
    'net and tax make the gross: 30.00 is not 25.00',
  ])
  expect(check({ prepaid_amount: '5.00' })).toEqual([
    'gross, prepaid and rounding make what is due: 25.00 is not 30.00',
  ])
  expect(check({ prepaid_amount: '5.00' }, { note: 'due differs: a credit below' })).toEqual([])
  expect(check({ tax_breakdowns: [{ taxable_amount: '25.00', tax_amount: '5.00', tax_rate: '10' }] })).toEqual(
    ['tax_breakdowns.tax_rate 10 is not printed', '10 % of 25 is the tax: 2.50 is not 5.00'].slice(1),
  )
  expect(check({ line_items: [{ name: 'Oil', quantity: '2', unit_price: '5.00', net_amount: '25.00' }] })).toEqual([
    'price times quantity of Oil: 10.00 is not 25.00',
  ])
})

test.each<[string, Truth, string]>([
  [
    'reminder',
    { principal_amount: '25.00', reminder_fee: '5.00', amount_due: '25.00' },
    'principal, fee and interest make what is due: 30.00 is not 25.00',
  ],
  [
    'bank-statement',
    { opening_balance: '5.00', closing_balance: '20.00', transactions: [{ amount: '10.00' }] },
    'opening balance and transactions make the closing one: 15.00 is not 20.00',
  ],
  [
    'balance-sheet',
    { total_assets: '25.00', total_equity_and_liabilities: '30.00' },
    'both sides are the same: 25.00 is not 30.00',
  ],
  ['timesheet', { total_hours: '20', entries: [{ hours: '10' }] }, 'the entries make the hours: 10.00 is not 20.00'],
  [
    'salary-statement',
    { gross_amount: '30.00', earnings: [{ amount: '25.00' }] },
    'the earnings make the gross: 25.00 is not 30.00',
  ],
])('so are those of a %s', (type, truth, problem) => {
  const label: PaperLabel = { file: 'a.pdf', kind: 'pdf-text', language: 'en', truth: { type, ...truth }, derived: [] }
  expect(checkPaper(label, TEXT)).toEqual([problem])
})

test('keys that the type or the rows do not have are told; null may name those of other types', () => {
  expect(check({ personnel_number: '17' })).toEqual(['invoice has no personnel_number'])
  expect(check({ personnel_number: null })).toEqual([])
  expect(check({ color: null })).toEqual(['invoice has no color'])
  expect(check({ line_items: [{ nme: 'Oil', net_amount: '25.00' }] })).toEqual(['line_items has no nme'])
})

function check(changes: Truth, { derived = [], note }: { derived?: string[]; note?: string } = {}): readonly string[] {
  const truth = { ...TRUTH, ...changes }
  return checkPaper({ file: 'a.pdf', kind: 'pdf-text', language: 'en', truth, derived, ...(note && { note }) }, TEXT)
}
