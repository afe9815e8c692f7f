import { expect, test } from 'vitest'
import type { FileResult } from '../../engine/cli/process-files.ts'
import { summarizeFailure, summarizeResult } from '../../engine/cli/summarize-result.ts'

const read = (extractions: object): FileResult =>
  ({
    file: 'a.pdf',
    document: { status: 'completed', number_of_pages: 2, file_format: 'pdf', is_e_invoice: true, extractions },
    error: null,
  }) as unknown as FileResult

test('a summary says what it is, from whom, and how much', () => {
  const summary = summarizeResult(
    read({
      type: { value: 'invoice' },
      document_number: { value: 'R-1' },
      sender_name: { value: 'Muster GmbH' },
      net_amount: { value: '10.00' },
      gross_amount: { value: '11.90' },
      currency: { value: 'EUR' },
      tax_breakdowns: { value: [{ tax_rate: '19', taxable_amount: '10.00', tax_amount: null }] },
    }),
  )
  expect(summary.split('\n')).toEqual([
    'a.pdf',
    '  invoice  R-1 (e-invoice, 2 pages, pdf)',
    '  From        Muster GmbH',
    '  Amounts     net 10.00, gross 11.90 EUR',
    '  Tax rates   19 % of 10.00 = ?',
    '',
    '',
  ])
})

test('no document steers the terminal', () => {
  const steered = summarizeResult({
    ...read({ sender_name: { value: 'A\u001b]0;x\u0007\u009b2J\nB' } }),
    file: '\u001b[2J',
  })
  expect(steered).not.toMatch(/(?!\n)\p{Cc}/u)
  expect(steered.split('\n')).toHaveLength(5)
  const error = { code: 'unreadable_file', message: 'It is damaged.' }
  expect(summarizeFailure({ file: 'a\u001b[2J\n.pdf', document: null, error })).toBe(
    'a [2J .pdf: unreadable_file: It is damaged.\n',
  )
})
