import { expect, test } from 'vitest'
import type { StructuredInvoice } from '../../engine/domain/content.ts'
import { extractFields } from '../../engine/pipeline/extract-fields.ts'
import { startStages } from '../../engine/pipeline/run-stage.ts'
import { makePage } from '../fixtures/builders/page.ts'

const HINTS = {
  locale: null,
  customTypes: [],
  typeExamples: [],
  type: null,
  additionalText: null,
  ownNames: [],
  extract: true,
}
const PAGE = makePage(`
  Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

  Rechnung

  Rechnungs-Nr.: R-17          Rechnungsdatum: 04.05.2026

  Nettobetrag                         1.000,00 EUR
  zzgl. 19 % MwSt.                      190,00 EUR
  Rechnungsbetrag                     1.190,00 EUR
`)
const invoice = (gross: string): StructuredInvoice => ({
  syntax: 'CII',
  profile: '',
  type: 'invoice',
  values: { document_number: 'R-17', issue_date: '2026-05-04', gross_amount: gross },
  xml: new Uint8Array(),
})
const conflictsOf = async (gross: string) => {
  const stages = startStages(
    () => undefined,
    (error) => {
      throw error
    },
  )
  const { fields, findings } = await extractFields(stages, HINTS, {
    pages: [PAGE],
    structured: invoice(gross),
    codes: [],
  })
  return { value: fields['gross_amount']?.value, conflicts: findings.filter(({ code }) => code.includes('differs')) }
}

test('an e-invoice whose page says the same has no conflict', async () => {
  expect(await conflictsOf('1190.00')).toEqual({ value: '1190.00', conflicts: [] })
})

test('an e-invoice whose page says another total keeps its own and tells both', async () => {
  const { value, conflicts } = await conflictsOf('1910.00')
  expect(value).toBe('1910.00')
  expect(conflicts).toMatchObject([{ code: 'xml_differs_from_page', fields: ['gross_amount'], page: 1 }])
  expect(conflicts[0]!.message).toMatch(/1910\.00.*1190\.00/)
})

const read = (hints: { additionalText: string | null }, structured: StructuredInvoice | null, page = PAGE) =>
  extractFields(
    startStages(
      () => undefined,
      (error) => {
        throw error
      },
    ),
    { ...HINTS, ...hints },
    { pages: [page], structured, codes: [] },
  )

test('the text that came with a picture without words says what it is and what it asks for', async () => {
  const blank = { ...PAGE, words: [] }
  const { type, fields } = await read({ additionalText: 'Rechnung RE-123 vom 3.5.2026 über 119,00 EUR' }, null, blank)
  expect(type).toBe('invoice')
  expect(fields['document_number']).toMatchObject({
    value: 'RE-123',
    candidates: [{ source: 'additional_text', page: null, box: null }],
  })
  expect(fields['gross_amount']?.value).toBe('119.00')
})

test('an e-invoice is not compared with the text that came with it', async () => {
  const { fields, findings } = await read(
    { additionalText: 'Rechnung RE-99 vom 1.1.2026 über 7,00 EUR' },
    invoice('1190.00'),
  )
  expect(fields['document_number']?.value).toBe('R-17')
  expect(findings.filter(({ code }) => code.includes('differs'))).toEqual([])
})
