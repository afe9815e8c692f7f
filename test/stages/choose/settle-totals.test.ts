import { describe, expect, test } from 'vitest'
import type { CandidateTable } from '../../../engine/domain/candidates.ts'
import { readTotals } from '../../../engine/stages/choose/read-totals.ts'
import { settleTotals } from '../../../engine/stages/choose/settle-totals.ts'
import { toCents } from '../../../engine/domain/money.ts'
import { exemption, makeCandidate, makeTable, sum, taxRow } from './build-table.ts'

const settle = (parts: Partial<CandidateTable>) => settleTotals(makeTable(parts))
const values = (parts: Partial<CandidateTable>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settle(parts)).map(([key, field]) => [key, field.value]))
const NET = sum('net_amount', '100.00')
const TAX = sum('total_tax_amount', '19.00')
const GROSS = sum('gross_amount', '119.00')

describe('net, tax and gross', () => {
  test('that agree are taken', () => {
    expect(values({ amounts: [NET, TAX, GROSS] })).toMatchObject({
      net_amount: '100.00',
      total_tax_amount: '19.00',
      gross_amount: '119.00',
    })
  })

  test('are surer when they agree than gross alone', () => {
    const confidence = (parts: Partial<CandidateTable>): number =>
      settle(parts)['gross_amount']!.candidates[0]!.confidence
    expect(confidence({ amounts: [NET, TAX, GROSS], taxRows: [taxRow(19, '100.00', '19.00')] })).toBeGreaterThan(
      confidence({ amounts: [GROSS] }),
    )
  })

  test('that agree beat a better-labelled sum that does not', () => {
    const wrong = sum('gross_amount', '500.00', 1)
    const amounts = [NET, TAX, sum('gross_amount', '119.00', 0.7), wrong]
    expect(values({ amounts })['gross_amount']).toBe('119.00')
  })

  test('may differ by two cents of rounding', () => {
    expect(values({ amounts: [NET, TAX, sum('gross_amount', '119.02')] })).toMatchObject({
      net_amount: '100.00',
      total_tax_amount: '19.00',
      gross_amount: '119.02',
    })
  })

  test('are never taken with a tax that no country charges', () => {
    const amounts = [sum('net_amount', '50.00'), sum('total_tax_amount', '50.00'), sum('gross_amount', '100.00')]
    expect(values({ amounts })).not.toMatchObject({ net_amount: '50.00', total_tax_amount: '50.00' })
  })
})

describe('the missing part follows from the others:', () => {
  test('tax from gross less net', () => {
    expect(values({ amounts: [NET, GROSS] })['total_tax_amount']).toBe('19.00')
  })

  test('net from gross less a proven tax', () => {
    const found = values({ amounts: [TAX, GROSS], taxRows: [taxRow(19, '100.00', '19.00')] })
    expect(found).toMatchObject({ net_amount: '100.00', total_tax_amount: '19.00' })
  })

  test('as a derived value that says how', () => {
    const first = settle({ amounts: [NET, GROSS] })['total_tax_amount']!.candidates[0]
    expect(first).toMatchObject({ source: 'derived', reason: 'gross less net', page: null, box: null })
  })

  test('but nothing follows from gross alone', () => {
    expect(values({ amounts: [GROSS] })).toEqual({ gross_amount: '119.00' })
  })
})

describe('several rates', () => {
  const taxRows = [taxRow(19, '100.00', '19.00'), taxRow(7, '50.00', '3.50')]

  test('add up to net and tax where no sums are printed for them', () => {
    const found = values({ amounts: [sum('gross_amount', '172.50')], taxRows })
    expect(found).toMatchObject({ net_amount: '150.00', total_tax_amount: '22.50', gross_amount: '172.50' })
    expect(found['tax_breakdowns']).toHaveLength(2)
  })

  test('are not mistaken for one when the tax of one row is labelled', () => {
    const amounts = [
      sum('net_amount', '150.00'),
      sum('total_tax_amount', '19.00'),
      sum('total_tax_amount', '3.50'),
      sum('gross_amount', '172.50'),
    ]
    expect(values({ amounts, taxRows })).toMatchObject({ net_amount: '150.00', total_tax_amount: '22.50' })
  })
})

describe('no tax is charged', () => {
  test('where a small business says so: net is gross', () => {
    const found = values({
      amounts: [sum('gross_amount', '80.00')],
      exemptions: [exemption('exempt', 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.')],
    })
    expect(found).toMatchObject({ net_amount: '80.00', total_tax_amount: '0.00', gross_amount: '80.00' })
    expect(found['tax_breakdowns']).toMatchObject([{ taxability: 'exempt', tax_rate: '0' }])
  })

  test('where the recipient owes it', () => {
    const found = values({
      amounts: [sum('net_amount', '80.00'), sum('gross_amount', '80.00')],
      exemptions: [exemption('reverse_charge', 'Reverse charge')],
    })
    expect(found['tax_breakdowns']).toMatchObject([{ tax_collection_mechanism: 'reverse_charge' }])
  })
})

test('what a tax leaves of the whole is net where a usual rate proves it, and where none does nothing is said', () => {
  const told = (tax: string) => values({ amounts: [sum('gross_amount', '84.00'), sum('total_tax_amount', tax)] })
  expect(told('7.64')).toMatchObject({
    net_amount: '76.36',
    tax_breakdowns: [{ tax_rate: '10', taxable_amount: '76.36', tax_amount: '7.64' }],
  })
  expect(told('9.22')).not.toHaveProperty('net_amount')
})

test('what is to pay stands for gross where nothing else does', () => {
  expect(values({ amounts: [sum('amount_due', '119.00')] })).toMatchObject({ gross_amount: '119.00' })
})

test('what was paid before does not lessen gross', () => {
  const amounts = [NET, TAX, GROSS, sum('prepaid_amount', '50.00'), sum('amount_due', '69.00')]
  expect(values({ amounts })).toMatchObject({
    gross_amount: '119.00',
    prepaid_amount: '50.00',
  })
})

test('what the card paid at the till strengthens the equal sum', () => {
  const amounts = [sum('gross_amount', '12.40', 0.7), sum('gross_amount', '9.90', 0.75)]
  expect(values({ amounts, tendered: [1240] })['gross_amount']).toBe('12.40')
})

test('what was given less the change strengthens the equal sum', () => {
  const amounts = [sum('gross_amount', '12.40', 0.7), sum('gross_amount', '9.90', 0.75)]
  expect(values({ amounts, tendered: [2000, 760] })['gross_amount']).toBe('12.40')
})

test('two equally likely sums leave doubt, and the other one stays visible', () => {
  const alone = settle({ amounts: [GROSS] })['gross_amount']!
  const torn = settle({ amounts: [GROSS, sum('gross_amount', '240.00')] })['gross_amount']!
  expect(torn.candidates[0]!.confidence).toBeLessThan(alone.candidates[0]!.confidence)
  expect(torn.candidates.map(({ value }) => value)).toEqual(['119.00', '240.00'])
})

test('without sums nothing is settled', () => {
  expect(settle({})).toEqual({})
  expect(settle({ exemptions: [exemption('exempt', '§ 19 UStG')] })).toEqual({})
})

describe('very many amounts', () => {
  const many = (role: 'net_amount' | 'gross_amount' | 'rounding_amount' | 'total_tax_amount') =>
    Array.from({ length: 5000 }, (_, index) => sum(role, `${(index * 7919) % 99_991}.${10 + (index % 90)}`, 0.5))

  test('do not hide the totals that agree', () => {
    const amounts = [
      ...many('net_amount'),
      ...many('gross_amount'),
      ...many('rounding_amount'),
      ...many('total_tax_amount'),
      NET,
      TAX,
      GROSS,
    ]
    const tendered = Array.from({ length: 5000 }, (_, index) => index * 13)
    const taxRows = [
      ...Array.from({ length: 5000 }, (_, index) => taxRow(7, `${index}.00`, `${index}.05`, 0.6)),
      taxRow(19, '100.00', '19.00'),
    ]
    expect(values({ amounts, tendered, taxRows })).toMatchObject({
      net_amount: '100.00',
      total_tax_amount: '19.00',
      gross_amount: '119.00',
    })
  })
})

describe('a till that rounds to coins', () => {
  const TOTAL = sum('gross_amount', '14.64')
  const ROUNDING = sum('rounding_amount', '0.01')

  test('prints what is paid, which is the gross amount', () => {
    const printed = ['14.64', '14.65'].map((amount) => ({
      cents: toCents(amount),
      candidate: makeCandidate(amount, 0.2),
    }))
    expect(values({ amounts: [TOTAL, ROUNDING], printed })).toMatchObject({ gross_amount: '14.65' })
  })

  test('was paid what cash less change says, where the rounded sum is misread', () => {
    const table = { amounts: [TOTAL, ROUNDING], tendered: [5000, 3535] }
    expect(values(table)).toMatchObject({ gross_amount: '14.65' })
    expect(values({ ...table, tendered: [5000, 3500] })).toMatchObject({ gross_amount: '14.64' })
  })
})

test('cash less change is what was paid where nothing names it', () => {
  expect(values({ tendered: [3030, 100] })).toMatchObject({ gross_amount: '29.30' })
})

test('three printed amounts that prove each other at a usual rate are the totals where labels are missing', () => {
  const printed = ['150.00', '30.00', '180.00', '50.00', '25.00'].map((amount) => ({
    cents: toCents(amount),
    candidate: makeCandidate(amount, 0.2),
  }))
  expect(values({ printed })).toMatchObject({ net_amount: '150.00', total_tax_amount: '30.00', gross_amount: '180.00' })
  const unproven = printed.map((one) => (one.cents === 3000 ? { ...one, cents: 3100 } : one))
  expect(values({ printed: unproven })).not.toHaveProperty('net_amount')
})

describe('a total that was not read right', () => {
  test('is what is due and what was paid before, when net and tax make the same', () => {
    const amounts = [NET, TAX, sum('amount_due', '69.00'), sum('prepaid_amount', '50.00')]
    expect(values({ amounts })['gross_amount']).toBe('119.00')
    const other = [NET, TAX, sum('amount_due', '69.00'), sum('prepaid_amount', '40.00')]
    expect(values({ amounts: other })['gross_amount']).not.toBe('109.00')
  })

  const recognized = (amount: string) => {
    const total = sum('gross_amount', amount)
    return { ...total, candidate: { ...total.candidate, source: 'ocr' as const } }
  }

  test('is mended when net and tax at a usual rate differ from it in one figure', () => {
    expect(values({ amounts: [NET, TAX, recognized('179.00')] })['gross_amount']).toBe('119.00')
  })

  test('is left when it stands there twice, or is rounded to coins', () => {
    const twice = [NET, TAX, recognized('179.00'), sum('prepaid_amount', '179.00')]
    expect(values({ amounts: twice })['gross_amount']).toBe('179.00')
    const rounded = [sum('net_amount', '100.02'), sum('total_tax_amount', '6.00'), recognized('106.05')]
    expect(values({ amounts: rounded })['gross_amount']).toBe('106.05')
  })

  test('is left when it was not recognized but written, or differs in more', () => {
    expect(values({ amounts: [NET, TAX, sum('gross_amount', '179.00')] })['gross_amount']).toBe('179.00')
    expect(values({ amounts: [NET, TAX, recognized('178.00')] })['gross_amount']).toBe('178.00')
  })
})

describe('a tax row that has no part in the sums', () => {
  const place = (row: ReturnType<typeof taxRow>, top: number) => ({
    ...row,
    candidate: { ...row.candidate, box: [0.1, top, 0.9, top + 0.02] as const },
  })
  const ROW = place(taxRow(19, '100.00', '19.00'), 0.5)
  const score = (rows: readonly ReturnType<typeof taxRow>[]): number =>
    readTotals(makeTable({ amounts: [NET, TAX, GROSS], taxRows: rows }))[0]!.score

  test('speaks against them', () => {
    expect(score([ROW, place(taxRow(7, '50.00', '3.50'), 0.6)])).toBeLessThan(score([ROW]))
  })

  test('says nothing when it is another reading of a line that has one', () => {
    expect(score([ROW, place(taxRow(23, '15.45', '3.55'), 0.5)])).toBe(score([ROW]))
  })

  test('says nothing when it is the same row before rounding', () => {
    expect(score([ROW, place(taxRow(19, '100.03', '19.00'), 0.6)])).toBe(score([ROW]))
  })
})

describe('cash less change', () => {
  const recognized = (amount: string) => {
    const total = sum('gross_amount', amount)
    return { ...total, candidate: { ...total.candidate, source: 'ocr' as const } }
  }
  const tendered = [5000, 3110]

  test('mends a total of which one figure is misread or lost', () => {
    expect(values({ amounts: [recognized('16.90')], tendered })['gross_amount']).toBe('18.90')
    expect(values({ amounts: [recognized('8.90')], tendered })['gross_amount']).toBe('18.90')
    expect(values({ amounts: [recognized('17.80')], tendered })['gross_amount']).toBe('17.80')
  })

  test('mends none that two other amounts make up', () => {
    const items = [sum('charge_amount', '9.10'), sum('charge_amount', '7.80')]
    expect(values({ amounts: [recognized('16.90'), ...items], tendered })['gross_amount']).toBe('16.90')
  })

  test('settles which sum is the total against what a single line of taxes adds up to', () => {
    const amounts = [sum('gross_amount', '9.31', 0.7), sum('charge_amount', '15.01')]
    const taxRows = [taxRow(7, '14.03', '0.98')]
    expect(values({ amounts, taxRows, tendered: [1001, 70] })['gross_amount']).toBe('9.31')
    expect(values({ amounts, taxRows })['gross_amount']).toBe('15.01')
  })
})

test('a subtotal above the total is misread or less a discount; a net total there is what is paid', () => {
  const labelled = (label: number) => {
    const net = sum('net_amount', '1797.00', 0.7)
    return { ...net, candidate: { ...net.candidate, evidence: { fontSize: 10, bold: false, certainty: 1, label } } }
  }
  const total = sum('gross_amount', '189.75', 0.75)
  expect(values({ amounts: [labelled(0.75), total] })['gross_amount']).toBe('189.75')
  expect(values({ amounts: [labelled(1), total] })['gross_amount']).toBe('1797.00')
})
