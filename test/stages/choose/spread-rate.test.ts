import { describe, expect, it } from 'vitest'
import type { Candidate, Fields, FieldValue } from '../../../engine/domain/field.ts'
import { spreadRate } from '../../../engine/stages/choose/spread-rate.ts'

const field = (value: FieldValue) => ({
  value,
  candidates: [{ value, text: '', page: null, box: null, confidence: 0.9, source: 'text', reason: '' } as Candidate],
})
const ITEMS = [
  { name: 'Miete', net_amount: '1475.00', tax_rate: null },
  { name: 'Nebenkosten', net_amount: '260.00', tax_rate: null },
]
const rates = (fields: Fields) =>
  [fields['line_items']!.value, fields['line_items']!.candidates[0]!.value].map((rows) =>
    (rows as typeof ITEMS).map(({ tax_rate: rate }) => rate),
  )

describe('the rate of the only tax row', () => {
  it('is that of every line where the lines come to what it taxes', () => {
    const taxes = [{ tax_rate: '19', taxable_amount: '1735.00', tax_amount: '329.65' }]
    const fields = spreadRate({ line_items: field(ITEMS), tax_breakdowns: field(taxes) })
    expect(rates(fields)).toEqual([
      ['19', '19'],
      ['19', '19'],
    ])
  })

  it('is that of each line where the lines hold their tax', () => {
    const items = [
      { name: 'Zimmer', net_amount: '107.00', tax_rate: null },
      { name: 'Parken', net_amount: '11.90', tax_rate: null },
    ]
    const taxes = [
      { tax_rate: '7', taxable_amount: '100.00', tax_amount: '7.00' },
      { tax_rate: '19', taxable_amount: '10.00', tax_amount: '1.90' },
    ]
    const fields = spreadRate({ line_items: field(items), tax_breakdowns: field(taxes) })
    expect(rates(fields)).toEqual([
      ['7', '19'],
      ['7', '19'],
    ])
  })

  it('is nobody’s where a part of the lines is not taxed', () => {
    const taxes = [{ tax_rate: '19', taxable_amount: '1475.00', tax_amount: '280.25' }]
    const fields = spreadRate({ line_items: field(ITEMS), tax_breakdowns: field(taxes) })
    expect(rates(fields)[0]).toEqual([null, null])
  })

  it('leaves what lines state', () => {
    const stated = [{ ...ITEMS[0]!, tax_rate: '0' }, ITEMS[1]!]
    const taxes = [{ tax_rate: '19', taxable_amount: '1735.00', tax_amount: '329.65' }]
    const fields = spreadRate({ line_items: field(stated), tax_breakdowns: field(taxes) })
    expect(rates(fields)[0]).toEqual(['0', null])
  })
})

describe('the rates of several tax rows', () => {
  const line = (amount: string, rate: string | null = null) => ({ name: 'Ware', net_amount: amount, tax_rate: rate })
  const spread = (items: readonly ReturnType<typeof line>[], taxes: readonly (readonly [string, string])[]) =>
    rates(
      spreadRate({
        line_items: field(items),
        tax_breakdowns: field(taxes.map(([rate, base]) => ({ tax_rate: rate, taxable_amount: base }))),
      }),
    )[0]

  it('leave one for the lines that state none', () => {
    const items = [line('100.00', '19'), line('30.00'), line('20.00')]
    expect(
      spread(items, [
        ['19', '100.00'],
        ['7', '50.00'],
      ]),
    ).toEqual(['19', '7', '7'])
  })

  it('are those of the lines that come to what each taxes, in one way only', () => {
    const taxes = [
      ['4', '436.00'],
      ['10', '188.50'],
      ['21', '90.40'],
    ] as const
    const items = [line('384.00'), line('52.00'), line('188.50'), line('90.40')]
    expect(spread(items, taxes)).toEqual(['4', '4', '10', '21'])
    expect(
      spread(
        [line('50.00'), line('50.00')],
        [
          ['7', '50.00'],
          ['19', '50.00'],
        ],
      ),
    ).toEqual([null, null])
  })

  it('are nobody’s where two taxes are charged on one base', () => {
    expect(
      spread(
        [line('100.00')],
        [
          ['9', '100.00'],
          ['9', '100.00'],
        ],
      ),
    ).toEqual([null])
  })
})
