import { describe, expect, test } from 'vitest'
import type { Fields, FieldValue } from '../../../engine/domain/field.ts'
import { checkInvoiceContents } from '../../../engine/stages/validate/check-invoice-contents.ts'

const COMPLETE: Readonly<Record<string, FieldValue>> = {
  language: 'de',
  currency: 'EUR',
  sender_name: 'Holzbau Lindner GmbH',
  sender_address: 'Sägeweg 4, 04103 Leipzig',
  sender_vat_id: 'DE136695976',
  recipient_name: 'Petra Sommer',
  recipient_address: 'Am Anger 12, 99084 Erfurt',
  document_number: 'R-17',
  issue_date: '2026-05-04',
  service_date: '2026-05-02',
  net_amount: '1000.00',
  gross_amount: '1190.00',
  tax_breakdowns: [{ tax_rate: '19', taxable_amount: '1000.00', tax_amount: '190.00' }],
  line_items: [{ name: 'Türblatt Eiche', quantity: '2' }],
}
const missing = (change: Readonly<Record<string, FieldValue>>, type = 'invoice'): readonly string[] => {
  const values = { ...COMPLETE, ...change }
  const fields: Fields = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, { value, candidates: [] }]),
  )
  return checkInvoiceContents(fields, type).flatMap((finding) => finding.fields)
}

describe('what a German invoice has to say', () => {
  test('a complete one lacks nothing', () => expect(missing({})).toEqual([]))

  test.each([
    'sender_name',
    'sender_address',
    'recipient_name',
    'recipient_address',
    'issue_date',
    'document_number',
    'line_items',
    'service_date',
    'gross_amount',
  ])('%s', (key) => expect(missing({ [key]: null })).toEqual([key]))

  test('a tax number stands for the VAT id', () => {
    expect(missing({ sender_vat_id: null, sender_tax_number: '231/144/07650' })).toEqual([])
    expect(missing({ sender_vat_id: null })).toEqual(['sender_tax_number'])
  })

  test('a period stands for the day of the supply', () => {
    expect(missing({ service_date: null, service_period_start: '2026-04-01' })).toEqual([])
  })

  test('a note of exemption stands for the rate', () => {
    expect(missing({ tax_breakdowns: [{ tax_exemption_reason: 'Kein Ausweis von Umsatzsteuer, § 19 UStG' }] })).toEqual(
      [],
    )
    expect(missing({ tax_breakdowns: null })).toEqual(['tax_breakdowns'])
  })

  test('needs less up to 250 euros, tax included', () => {
    const small = { recipient_name: null, recipient_address: null, document_number: null, sender_vat_id: null }
    expect(missing({ ...small, service_date: null, gross_amount: '250.00' })).toEqual([])
    expect(missing({ ...small, service_date: null, gross_amount: '250.01' })).toHaveLength(5)
    expect(missing({ issue_date: null, gross_amount: '20.00' })).toEqual(['issue_date'])
  })

  test('is not asked of others', () => {
    expect(missing({ issue_date: null, sender_vat_id: 'ATU13585627' })).toEqual([])
    expect(missing({ issue_date: null }, 'reminder')).toEqual([])
    expect(
      missing({
        issue_date: null,
        sender_vat_id: null,
        language: 'fr',
        sender_address: '8 avenue du Port, 74000 Annecy',
      }),
    ).toEqual([])
  })

  test('is not asked of a page of which nothing was read', () => {
    const nothing = Object.fromEntries(Object.keys(COMPLETE).map((key) => [key, null]))
    expect(missing({ ...nothing, sender_vat_id: 'DE136695976' })).toEqual([])
  })
})
