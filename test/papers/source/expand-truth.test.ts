import { expect, test } from 'vitest'
import { expandTruth } from './expand-truth.ts'

test('tables are written as columns and rows', () => {
  const { claims } = expandTruth('reminder', {
    claims: {
      cols: ['document_number', 'open_amount'],
      rows: [
        ['R-1', '12.00'],
        ['R-2', null],
      ],
    },
  })
  expect(claims).toEqual([
    { document_number: 'R-1', open_amount: '12.00' },
    { document_number: 'R-2', open_amount: null },
  ])
})

test('a row with too few cells is refused', () => {
  const written = { claims: { cols: ['document_number', 'open_amount'], rows: [['R-1']] } }
  expect(() => expandTruth('reminder', written)).toThrow('A row has 1 cells for 2 columns: R-1')
})

test('addresses are right on one line and on several, VAT ids with and without blanks, IBANs have none', () => {
  expect(
    expandTruth('invoice', {
      sender_address: 'Ring 5 | 4020 Linz',
      sender_vat_id: 'ATU 12345678',
      iban: 'AT61 1904 3002 3457 3201',
      recipient_address: null,
      order_number: ['4 711', '4711'],
    }),
  ).toEqual({
    sender_address: ['Ring 5, 4020 Linz', 'Ring 5\n4020 Linz'],
    sender_vat_id: ['ATU12345678', 'ATU 12345678'],
    iban: 'AT611904300234573201',
    recipient_address: null,
    order_number: ['4 711', '4711'],
  })
})

test('the sums of a balance sheet without cents are right with them; those of an invoice are as they are', () => {
  expect(expandTruth('balance-sheet', { equity: '1200', unit_scale: '1000' })).toEqual({
    equity: ['1200', '1200.00'],
    unit_scale: '1000',
  })
  expect(expandTruth('invoice', { net_amount: '1200' })).toEqual({ net_amount: '1200' })
})
