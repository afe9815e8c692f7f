import { describe, expect, test } from 'vitest'
import { checkValue } from '../../engine/domain/check-value.ts'
import type { ScalarKind } from '../../engine/domain/extraction-keys.ts'
import type { Row } from '../../engine/domain/field.ts'

const ROW = { tax_rate: 'number', tax_amount: 'amount', due_date: 'date' } as const

describe('a value of the kind', () => {
  test.each<[ScalarKind, string, string]>([
    ['amount', '1234.5', '1234.50'],
    ['amount', '1.234,56', '1234.56'],
    ['amount', '1,234.56', '1234.56'],
    ['amount', '-12', '-12'],
    ['amount', '-0.00', '0.00'],
    ['amount', '(12,00)', '-12.00'],
    ['amount', '007.10', '7.10'],
    ['number', '19.00', '19'],
    ['number', '5,5', '5.5'],
    ['number', '100', '100'],
    ['integer', '007', '7'],
    ['boolean', 'true', 'true'],
    ['date', '2024-02-29', '2024-02-29'],
    ['date', '9.3.2026', '2026-03-09'],
    ['date', ' 09. 03. 2026 ', '2026-03-09'],
    ['string', '  Müller & Söhne\nHafenstr. 1 ', 'Müller & Söhne\nHafenstr. 1'],
  ])('%s is normalized: %j becomes %j', (kind, given, kept) => {
    expect(checkValue('any', kind, given)).toEqual({ value: kept })
  })

  test.each(['0.123', '1.234', '1234.50', '12.345'])('amount that is dot-decimal stays %s', (amount) => {
    expect(checkValue('unit_price', 'amount', amount)).toEqual({ value: amount })
  })

  test.each<[ScalarKind, string]>([
    ['amount', 'zwölf'],
    ['amount', '1.2.3.4,5x'],
    ['amount', '99999999999999999999'],
    ['number', 'NaN'],
    ['number', '1e5'],
    ['integer', '1.5'],
    ['boolean', 'yes'],
    ['date', '2023-02-29'],
    ['date', '03/09/2026'],
    ['date', '2026-13-01'],
    ['date', '1.1.26'],
    ['string', 'a\u0000b'],
    ['string', 'half \ud83e'],
    ['string', 'a'.repeat(10_001)],
  ])('%s is not %j', (kind, given) => {
    expect(checkValue('any', kind, given).errors).toEqual({ '': expect.any(String) })
  })
})

describe('the key', () => {
  test.each([
    ['currency', 'eur', 'EUR'],
    ['language', 'de', 'de'],
    ['iban', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['counterparty_iban', 'IBAN: DE89 3704 0044', 'DE8937040044'],
    ['iban', '4711-0815', '4711-0815'],
    ['bic', 'cobadeff xxx', 'COBADEFFXXX'],
  ])('%s has a written form: %j becomes %j', (key, given, kept) => {
    expect(checkValue(key, 'string', given)).toEqual({ value: kept })
  })

  test.each([
    ['currency', 'Euro'],
    ['language', 'German'],
    ['bic', 'COBA'],
  ])('%s is not %j', (key, given) => {
    expect(checkValue(key, 'string', given).errors).toBeDefined()
  })

  test.each([
    ['type', 'credit-note'],
    ['type', 'Mietvertrag'],
    ['payment_means', 'direct_debit'],
    ['taxability', 'intra_community'],
    ['tax_collection_mechanism', 'reverse_charge'],
  ])('%s takes %j from its list', (key, given) => {
    expect(checkValue(key, 'enum', given, ['Mietvertrag'])).toEqual({ value: given })
  })

  test('payment_means takes nothing from another list', () => {
    expect(checkValue('payment_means', 'enum', 'invoice', ['invoice']).errors).toBeDefined()
  })

  test.each([null, '', ' '])('may be empty: %j is null, for every key but type', (given) => {
    expect(checkValue('iban', 'string', given)).toEqual({ value: null })
    expect(checkValue('type', 'enum', given).errors).toBeDefined()
  })
})

describe('rows', () => {
  test('have every cell, normalized', () => {
    const rows: Row[] = [{ tax_rate: '19,0', tax_amount: '3,8' }, {}]
    expect(checkValue('rows', ROW, rows)).toEqual({
      value: [
        { tax_rate: '19', tax_amount: '3.80', due_date: null },
        { tax_rate: null, tax_amount: null, due_date: null },
      ],
    })
    expect(checkValue('rows', ROW, [])).toEqual({ value: [] })
  })

  test('are told where each of them is wrong', () => {
    const rows: Row[] = [{ tax_rate: 'x', colour: 'red' }, { due_date: '1' }]
    expect(Object.keys(checkValue('rows', ROW, rows).errors ?? {}).toSorted()).toEqual([
      '0.colour',
      '0.tax_rate',
      '1.due_date',
    ])
  })

  test('are no text, and a text is no rows', () => {
    expect(checkValue('rows', ROW, '19').errors).toBeDefined()
    expect(checkValue('iban', 'string', []).errors).toBeDefined()
  })
})
