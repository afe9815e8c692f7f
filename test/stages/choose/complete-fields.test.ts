import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../engine/domain/document.ts'
import type { Fields } from '../../../engine/domain/field.ts'
import type { Page } from '../../../engine/domain/page.ts'
import { REVIEW_BAR } from '../../../engine/domain/review.ts'
import { chooseFields } from '../../../engine/stages/choose/choose-fields.ts'
import { findCandidates } from '../../../engine/stages/find/find-candidates.ts'
import { makePage } from '../../fixtures/builders/page.ts'

const read = (page: Page, additionalText: string | null, type: DocumentType = 'invoice'): Fields =>
  chooseFields(findCandidates([page], type, { locale: null, codes: [], additionalText }), type, 0.9, { pages: [page] })

const BLANK: Page = { ...makePage(''), words: [] }
const INVOICE = makePage(`
  Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

  Rechnung

  Rechnungs-Nr.: R-17          Rechnungsdatum: 04.05.2026

  Nettobetrag                         1.000,00 EUR
  zzgl. 19 % MwSt.                      190,00 EUR
  Rechnungsbetrag                     1.190,00 EUR
`)

describe('what came with a paper', () => {
  test.each([
    ['Rechnung RE-123 vom 3.5.2026 über 119,00 EUR', 'invoice', 'RE-123', '2026-05-03', '119.00'],
    ['Fwd: Invoice INV-2026-17 of 3 May 2026 for EUR 119.00', 'invoice', 'INV-2026-17', '2026-05-03', '119.00'],
    ['Facture n° F-88 du 03/05/2026, montant 119,00 €', 'invoice', 'F-88', '2026-05-03', '119.00'],
    ['Gutschrift GS-9 vom 03.05.2026 über 119,00 EUR', 'credit-note', 'GS-9', '2026-05-03', '119.00'],
  ] as const)('fills what its pages do not say: %s', (text, type, number, day, gross) => {
    const fields = read(BLANK, text, type)
    expect(fields['document_number']?.value).toBe(number)
    expect(fields['issue_date']?.value).toBe(day)
    expect(fields['gross_amount']?.value).toBe(gross)
    expect(fields['currency']?.value).toBe('EUR')
  })

  test('is a candidate of its own source, on no page, and never sure', () => {
    const [candidate] = read(BLANK, 'Rechnung RE-123 vom 3.5.2026 über 119,00 EUR')['gross_amount']!.candidates
    expect(candidate).toMatchObject({ source: 'additional_text', page: null, box: null, text: '119,00 EUR' })
    expect(candidate!.confidence).toBeLessThan(REVIEW_BAR)
    expect(candidate!.confidence).toBeGreaterThan(0.4)
  })

  test('stands behind what is printed', () => {
    const fields = read(INVOICE, 'Rechnung RE-123 vom 3.5.2026 über 119,00 EUR')
    const alone = read(INVOICE, null)
    for (const key of ['document_number', 'issue_date', 'gross_amount', 'net_amount', 'sender_name'])
      expect(fields[key]?.value).toBe(alone[key]?.value)
    const numbers = fields['document_number']!.candidates
    expect(numbers[0]).toEqual(alone['document_number']!.candidates[0])
    expect(numbers.at(-1)).toMatchObject({ value: 'RE-123', source: 'additional_text' })
    const confidences = numbers.map(({ confidence }) => confidence)
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a))
  })

  test('adds what the pages leave open', () => {
    expect(read(INVOICE, null)['order_number']?.value).toBeNull()
    const field = read(INVOICE, 'Bitte buchen. Bestellnummer: B-4711')['order_number']!
    expect(field).toMatchObject({ value: 'B-4711', candidates: [{ source: 'additional_text' }] })
  })

  test('adds no sum that contradicts the printed ones, nor a due day before the day of issue', () => {
    const fields = read(INVOICE, 'Rechnung R-17 über 119,00 EUR, Anzahlung 50,00 EUR, fällig am 01.05.2026')
    expect(fields['gross_amount']?.value).toBe('1190.00')
    expect(fields['prepaid_amount']?.value ?? null).toBeNull()
    expect(fields['payment_due_date']?.value).toBeNull()
  })

  test('names neither the parties of a paper that has words nor the account to pay to', () => {
    const text =
      'Bitte überweisen auf IBAN DE89 3704 0044 0532 0130 00.\n\nMit freundlichen Grüßen\nMarta Kern\nKern Büro GmbH'
    const fields = read(INVOICE, text)
    expect(fields['iban']).toMatchObject({
      value: null,
      candidates: [{ value: 'DE89370400440532013000', source: 'additional_text' }],
    })
    expect(fields['sender_name']?.value).toBe(read(INVOICE, null)['sender_name']?.value)
    expect(fields['recipient_name']?.value).toBe(read(INVOICE, null)['recipient_name']?.value)
  })
})

test('without such a text nothing changes', () => {
  expect(findCandidates([INVOICE], 'invoice', { locale: null, codes: [], additionalText: null }).said).toBeUndefined()
})
