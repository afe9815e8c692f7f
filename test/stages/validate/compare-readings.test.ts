import { describe, expect, test } from 'vitest'
import type { Candidate, CandidateSource, Field } from '../../../engine/domain/field.ts'
import { compareWithCodes, compareWithPages } from '../../../engine/stages/validate/compare-readings.ts'

const candidate = (value: string, source: CandidateSource, page: number | null, confidence = 0.95): Candidate => ({
  value,
  text: value,
  page,
  box: null,
  confidence,
  source,
  reason: '',
})
const field = (...candidates: readonly Candidate[]): Field => ({ value: candidates[0]!.value, candidates })

describe('an e-invoice and its pages', () => {
  const stated = { gross_amount: field(candidate('119.00', 'xml', null, 0.99)) }

  test('a value that stands nowhere on the pages, where they say another', () => {
    const findings = compareWithPages(stated, { gross_amount: field(candidate('190.00', 'text', 2)) })
    expect(findings).toMatchObject([{ code: 'xml_differs_from_page', fields: ['gross_amount'], page: 2 }])
    expect(findings[0]!.message).toMatch(/119\.00.*190\.00/)
  })

  test.each([
    ['a value that is printed somewhere', { gross_amount: field(candidate('119.00', 'xml', 1, 0.99)) }, '190.00', 0.95],
    ['the same amount, written otherwise', stated, '119', 0.95],
    ['the same amount with the sign of a credit', stated, '-119.00', 0.95],
    ['a reading that is not sure', stated, '190.00', 0.6],
  ])('%s is no conflict', (_, fields, shown, confidence) => {
    expect(compareWithPages(fields, { gross_amount: field(candidate(shown, 'text', 1, confidence)) })).toEqual([])
  })

  test('a number with its prefix is the same number', () => {
    const fields = { document_number: field(candidate('4711', 'xml', null)) }
    expect(compareWithPages(fields, { document_number: field(candidate('RE-4711', 'text', 1)) })).toEqual([])
  })

  test('pages that say nothing contradict nothing', () => {
    expect(compareWithPages(stated, { gross_amount: { value: null, candidates: [] } })).toEqual([])
  })
})

describe('a payment code and the page', () => {
  const iban = (value: string, source: CandidateSource) => candidate(value, source, 1)

  test('another account in the code than on the page', () => {
    const fields = { iban: field(iban('DE89370400440532013000', 'qr'), iban('DE02120300000000202051', 'text')) }
    expect(compareWithCodes(fields)).toMatchObject([{ code: 'code_differs_from_page', fields: ['iban'] }])
  })

  test('the same account in both', () => {
    const fields = { iban: field(iban('DE89370400440532013000', 'qr'), iban('DE89 3704 0044 0532 0130 00', 'text')) }
    expect(compareWithCodes(fields)).toEqual([])
  })

  test('the code asks for what is left to pay, not for the total', () => {
    const fields = {
      gross_amount: field(candidate('119.00', 'text', 1), candidate('19.00', 'qr', 1)),
      amount_due: field(candidate('19.00', 'qr', 1)),
    }
    expect(compareWithCodes(fields)).toEqual([])
  })
})
