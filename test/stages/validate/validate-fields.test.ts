import { describe, expect, test } from 'vitest'
import type { Fields, FieldValue } from '../../../engine/domain/field.ts'
import { validateFields } from '../../../engine/stages/validate/validate-fields.ts'

function makeFields(values: Readonly<Record<string, FieldValue>>): Fields {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value, candidates: [] }]))
}
const codesOf = (values: Readonly<Record<string, FieldValue>>, type = 'invoice') =>
  validateFields(makeFields(values), type).map((finding) => finding.code)

const SOUND = {
  sender_name: 'Holzbau Lindner GmbH',
  sender_address: 'Sägeweg 4, 04103 Leipzig',
  recipient_name: 'Pension Seeblick',
  recipient_address: 'Uferweg 2, 5020 Salzburg',
  document_number: 'NL-1',
  issue_date: '2026-03-05',
  payment_due_date: '2026-04-04',
  service_period_start: '2026-02-01',
  service_period_end: '2026-02-28',
  currency: 'EUR',
  sender_vat_id: 'DE136695976',
  recipient_vat_id: 'ATU13585627',
  iban: 'DE89370400440532013000',
  net_amount: '165.00',
  total_tax_amount: '26.55',
  gross_amount: '191.55',
  amount_due: '191.55',
  tax_breakdowns: [
    { taxable_amount: '125.00', tax_amount: '23.75', tax_rate: '19' },
    { taxable_amount: '40.00', tax_amount: '2.80', tax_rate: '7' },
  ],
  line_items: [
    { name: 'Türblatt', net_amount: '125.00' },
    { name: 'Fachbuch', net_amount: '40.00' },
  ],
} as const

test('a sound invoice has no finding', () => {
  expect(validateFields(makeFields(SOUND), 'invoice')).toEqual([])
})

test('a document that says nothing has no finding', () => {
  for (const type of ['invoice', 'credit-note', 'bank-statement', 'balance-sheet', 'letter', 'other']) {
    expect(validateFields({}, type)).toEqual([])
  }
})

test('a finding names its stage, figures, fields and page', () => {
  const fields = {
    ...makeFields({ ...SOUND, gross_amount: '200.00', amount_due: null }),
    gross_amount: {
      value: '200.00',
      candidates: [
        { value: '200.00', text: '200,00', page: 2, box: null, confidence: 1, source: 'text' as const, reason: '' },
      ],
    },
  }
  expect(validateFields(fields, 'invoice')).toEqual([
    {
      stage: 'validating',
      code: 'gross_not_net_plus_tax',
      message:
        'The net amount 165.00 and the tax 26.55 come to 191.55, but the gross amount is 200.00: compare the three amounts with the page.',
      fields: ['gross_amount', 'net_amount', 'total_tax_amount'],
      page: 2,
    },
  ])
})

describe('sums of an invoice', () => {
  test.each([
    ['a gross amount a cent off is rounding', { gross_amount: '191.56', amount_due: null }, []],
    ['two cents off are not', { gross_amount: '191.57', amount_due: null }, ['gross_not_net_plus_tax']],
    [
      'the tax rows stand in for a missing tax total',
      { total_tax_amount: null, gross_amount: '191.00', amount_due: null },
      ['gross_not_net_plus_tax'],
    ],
    ['the lines have a cent each', { line_items: [{ net_amount: '125.01' }, { net_amount: '40.01' }] }, []],
    [
      'more is a missing line',
      { line_items: [{ net_amount: '125.00' }, { net_amount: '39.00' }] },
      ['net_not_sum_of_lines'],
    ],
    ['a line without amount leaves the sum open', { line_items: [{ net_amount: '1.00' }, { net_amount: null }] }, []],
    ['lines may hold prices with tax', { line_items: [{ net_amount: '148.75' }, { net_amount: '42.80' }] }, []],
    [
      'allowances and charges count',
      { line_items: [{ net_amount: '170.00' }], allowance_amount: '10.00', charge_amount: '5.00' },
      [],
    ],
    ['advances and rounding count', { prepaid_amount: '100.00', rounding_amount: '0.05', amount_due: '91.60' }, []],
    ['an amount due that does not follow', { amount_due: '190.00' }, ['due_not_gross_less_prepaid']],
    ['nothing is checked that is no number', { net_amount: 'n/a', line_items: [{ name: 'Türblatt' }] }, []],
  ])('%s', (_, change, codes) => {
    expect(codesOf({ ...SOUND, ...change })).toEqual(codes)
  })

  test('are exact where floating point is not', () => {
    const lines = Array.from({ length: 1000 }, () => ({ net_amount: '0.10' }))
    expect(codesOf({ net_amount: '100.00', line_items: lines })).toEqual([])
    expect(
      codesOf({ net_amount: '9007199254740993.00', total_tax_amount: '0.05', gross_amount: '9007199254740993.05' }),
    ).toEqual([])
    expect(
      codesOf({ net_amount: '9007199254740993.00', total_tax_amount: '0.05', gross_amount: '9007199254740993.08' }),
    ).toEqual(['gross_not_net_plus_tax'])
  })

  test('of a correction with negative amounts', () => {
    const change = {
      net_amount: '-165.00',
      total_tax_amount: '-26.55',
      amount_due: null,
      tax_breakdowns: [{ tax_rate: '19' }],
      line_items: [{ name: 'Türblatt' }],
    }
    expect(codesOf({ ...SOUND, ...change, gross_amount: '-191.55' })).toEqual([])
    expect(codesOf({ ...SOUND, ...change, gross_amount: '-138.45' })).toEqual(['gross_not_net_plus_tax'])
  })

  test('are not looked for in other documents', () => {
    expect(codesOf({ net_amount: '1.00', total_tax_amount: '1.00', gross_amount: '9.00' }, 'salary-statement')).toEqual(
      [],
    )
  })
})

describe('rows of the tax breakdown', () => {
  const rows = (...list: Record<string, string>[]) => codesOf({ tax_breakdowns: list })
  test.each([
    ['19', '52400.48', '9956.08', []],
    ['19', '52400.48', '9956.10', []],
    ['19', '52400.48', '9956.11', ['tax_not_rate_of_taxable']],
    ['5.5', '10.00', '0.55', []],
    ['7', '-40.00', '-2.80', []],
    ['7', '-40.00', '2.80', ['tax_not_rate_of_taxable']],
    ['0', '40.00', '0.00', []],
    ['0', '40.00', '7.60', ['tax_not_rate_of_taxable']],
  ])('%s %% on %s is checked against %s', (tax_rate, taxable_amount, tax_amount, codes) => {
    expect(rows({ tax_rate, taxable_amount, tax_amount })).toEqual(codes)
  })

  test('under reverse charge no tax is due to the seller', () => {
    const row = { tax_rate: '19', taxable_amount: '100.00', tax_collection_mechanism: 'reverse_charge' }
    expect(rows({ ...row, tax_amount: '0.00' })).toEqual([])
    expect(rows({ ...row, tax_amount: '19.00' })).toEqual(['tax_not_rate_of_taxable'])
  })

  test('add up to the totals', () => {
    expect(codesOf({ ...SOUND, tax_breakdowns: SOUND.tax_breakdowns.slice(0, 1) })).toEqual([
      'tax_rows_not_total_tax',
      'tax_rows_not_net',
    ])
  })
})

describe('dates', () => {
  test.each([
    ['issue_date', '2026-05-01', 'due_before_issue'],
    ['service_period_start', '2026-03-01', 'period_ends_before_start'],
  ])('%s %s is too late', (key, date, code) => {
    expect(codesOf({ ...SOUND, [key]: date })).toEqual([code])
  })

  test('payment on the day of issue is fine', () => {
    expect(codesOf({ ...SOUND, payment_due_date: SOUND.issue_date })).toEqual([])
  })

  test('a corrected invoice is not younger than its correction', () => {
    expect(codesOf({ issue_date: '2026-03-05', original_document_date: '2026-03-06' }, 'credit-note')).toEqual([
      'issued_before_original',
    ])
  })
})

describe('numbers', () => {
  test.each([
    ['DE89370400440532013000', []],
    ['DE88370400440532013000', ['iban_invalid']],
    ['DE8937040044053201300', ['iban_invalid']],
    ['0532013000', []],
  ])('account %s', (iban, codes) => {
    expect(codesOf({ iban })).toEqual(codes)
  })

  test('the accounts of a statement are checked, too', () => {
    expect(codesOf({ transactions: [{ counterparty_iban: 'AT611904300234573202' }] }, 'bank-statement')).toEqual([
      'iban_invalid',
    ])
  })

  test.each([
    'DE136695976',
    'DE 136 695 976',
    'ATU13585627',
    'FR40303265045',
    'NL004495445B01',
    'EL094259216',
    'XI980780684',
    'CHE-100.155.212 MWST',
    'NO995525828MVA',
    'US-4711',
  ])('VAT id %s is plausible', (sender_vat_id) => {
    expect(codesOf({ sender_vat_id })).toEqual([])
  })

  test.each(['DE136695977', 'DE13669597', 'ATU13585626', 'FR41303265045', 'CHE-100.155.213 MWST'])(
    'VAT id %s is not',
    (recipient_vat_id) => {
      expect(codesOf({ recipient_vat_id })).toEqual(['vat_id_invalid'])
    },
  )

  test.each([
    ['CHF', []],
    ['EURO', ['currency_unknown']],
    ['€', ['currency_unknown']],
  ])('currency %s', (currency, codes) => {
    expect(codesOf({ currency })).toEqual(codes)
  })
})

describe('balances', () => {
  test('the transactions of a statement lead from the opening to the closing balance, to the cent', () => {
    const statement = { opening_balance: '100.00', transactions: [{ amount: '-30.10' }, { amount: '5.00' }] }
    expect(codesOf({ ...statement, closing_balance: '74.90' }, 'bank-statement')).toEqual([])
    expect(codesOf({ ...statement, closing_balance: '74.91' }, 'bank-statement')).toEqual([
      'closing_not_opening_plus_transactions',
    ])
  })

  test('assets equal equity and liabilities', () => {
    expect(codesOf({ total_assets: '10.00', total_equity_and_liabilities: '10.00' }, 'balance-sheet')).toEqual([])
    expect(codesOf({ total_assets: '10.00', total_equity_and_liabilities: '11.00' }, 'balance-sheet')).toEqual([
      'balance_sheet_not_balanced',
    ])
  })
})

test('every finding says in its sentence what to do', () => {
  const broken = {
    ...SOUND,
    gross_amount: '1.00',
    iban: 'DE88370400440532013000',
    currency: 'EURO',
    issue_date: '2027-01-01',
  }
  const findings = validateFields(
    makeFields({ ...broken, recipient_name: null, sender_vat_id: 'DE136695977' }),
    'invoice',
  )
  expect(findings.length).toBeGreaterThanOrEqual(6)
  for (const { message } of findings) expect(message).toMatch(/: \p{Ll}[^.]+\.$/u)
})

test('a second currency as likely as the first', () => {
  const candidate = (value: string, confidence: number) =>
    ({ value, text: value, page: 1, box: null, confidence, source: 'text', reason: '' }) as const
  const codes = (second: number) =>
    validateFields(
      { currency: { value: 'EUR', candidates: [candidate('EUR', 0.7), candidate('CHF', second)] } },
      'letter',
    )
  expect(codes(0.6)).toMatchObject([{ code: 'currency_mismatch' }])
  expect(codes(0.4)).toEqual([])
})

test('what is withheld is due no more', () => {
  const fields = makeFields({ ...SOUND, amount_due: '171.55' })
  expect(validateFields(fields, 'invoice', null, undefined, '20.00')).toEqual([])
  expect(validateFields(makeFields(SOUND), 'invoice', null, undefined, '20.00')).toMatchObject([
    { code: 'due_not_gross_less_prepaid' },
  ])
})
