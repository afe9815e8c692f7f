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
