import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { StructuredInvoice } from '../../engine/domain/content.ts'
import { extractFields } from '../../engine/pipeline/extract-fields.ts'
import { keysOf } from '../../engine/domain/extraction-keys.ts'
import { startStages } from '../../engine/pipeline/run-stage.ts'
import { makePage } from '../fixtures/builders/page.ts'
import { sabotage } from '../fixtures/builders/sabotage.ts'

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
const ITEMS = makePage(`
  Holzbau Lindner GmbH · Sägeweg 4 · 04103 Leipzig

  Rechnung

  Rechnungs-Nr.: R-17          Rechnungsdatum: 04.05.2026

  Pos.   Bezeichnung          Menge    Einzelpreis    Gesamt
  1      Balken               10         60,00        600,00
  2      Bretter              20         20,00        400,00

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

test('of a file with several invoices the fields are those of the first, and somebody is told of the others', async () => {
  const stages = startStages(
    () => undefined,
    (error) => {
      throw error
    },
  )
  const structured: StructuredInvoice = {
    ...invoice('1190.00'),
    further: [
      { type: 'invoice', values: { document_number: 'R-18' } },
      { type: 'invoice', values: {} },
    ],
  }
  const { fields } = await extractFields(stages, HINTS, { pages: [PAGE], structured, codes: [] })
  expect(fields['document_number']?.value).toBe('R-17')
  expect(stages.findings).toMatchObject([{ stage: 'extracting', code: 'further_invoices', fields: [], page: null }])
  expect(stages.findings[0]!.message).toMatch(/holds 3 invoices.* R-17,.*\(R-18, \?\)/)
  const many: StructuredInvoice = {
    ...structured,
    further: Array.from({ length: 100 }, () => structured.further![0]!),
    unread: 4900,
  }
  await extractFields(stages, HINTS, { pages: [PAGE], structured: many, codes: [] })
  expect(stages.findings[1]!.message).toMatch(/holds 5001 invoices.*\((?:R-18, ){10}\.\.\.\)/)
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

describe('a mistake', () => {
  test.each([
    // What stands where such values stand is found by two ways, of which one is left.
    ['findParties', 'extracting', []],
    ['findRows', 'extracting', ['line_items']],
    // The rate of the items is that of the tax row.
    ['settleTotals', 'extracting', ['net_amount', 'total_tax_amount', 'gross_amount', 'tax_breakdowns', 'line_items']],
    ['checkInvoiceContents', 'validating', []],
  ])('in %s costs what that part would have found, and the run says so', async (part, stage, keys) => {
    const sound = await extractWith()
    const clumsy = await extractWith(part)
    const isLost = (key: string): boolean =>
      sound.fields[key]!.value !== null && !isDeepStrictEqual(sound.fields[key]!.value, clumsy.fields[key]!.value)
    expect(Object.keys(sound.fields).filter(isLost)).toEqual(keys)
    expect(clumsy.type).toBe(sound.type)
    expect(clumsy.told).toEqual([
      { stage, code: 'part_failed', message: expect.stringContaining(part), fields: [], page: null },
    ])
    expect(clumsy.failures).toEqual([
      { stage, part, page: null, trace: expect.stringMatching(/^TypeError\n {4}at .*sabotage\.ts/) },
    ])
    expect(JSON.stringify(clumsy)).not.toContain('secret of the document')
  })

  test('in the reading of an e-invoice leaves what is printed on its pages', async () => {
    const { fields, told } = await extractWith('structuredFields', invoice('1910.00'))
    expect(fields['gross_amount']?.value).toBe('1190.00')
    expect(told.map(({ code }) => code)).toEqual(['part_failed'])
  })

  test('in any part, one after the other, leaves every key of the type', async () => {
    const { parts } = await extractWith()
    expect(parts.size).toBeGreaterThan(40)
    for (const part of parts) {
      const { type, fields, told } = await extractWith(part)
      expect(Object.keys(fields), part).toEqual(expect.arrayContaining(Object.keys(keysOf(type!))))
      expect(told.map(({ message }) => message)).toEqual([expect.stringContaining(part)])
    }
  })
})

/** Fields of the page, with a mistake in the part of that name. */
async function extractWith(part = '', structured: StructuredInvoice | null = null) {
  const parts = new Set<string>()
  const stages = startStages(
    () => undefined,
    () => undefined,
  )
  const attempt = sabotage((part, otherwise, ...given) => {
    parts.add(part.name)
    return stages.attempt(part, otherwise, ...given)
  }, part)
  const extraction = await extractFields({ ...stages, attempt }, HINTS, { pages: [ITEMS], structured, codes: [] })
  return { ...extraction, parts, told: stages.findings, failures: stages.failures }
}

test('a securities note has no totals of its own, also where the caller says what it is; an order has', async () => {
  const stages = startStages(
    () => undefined,
    (error) => {
      throw error
    },
  )
  const extract = async (picture: string) =>
    (
      await extractFields(
        stages,
        { ...HINTS, type: 'other' },
        { pages: [makePage(picture)], structured: null, codes: [] },
      )
    ).fields
  const sums = 'Nettobetrag   1.000,00 EUR\nzzgl. 19 % MwSt.   190,00 EUR\nGesamtbetrag   1.190,00 EUR'
  const note = `Wertpapierabrechnung Kauf\nISIN DE0007164600   Stück 20\nKurswert   1.000,00 EUR   Handelstag 04.05.2026\nDepotnummer 4711\n${sums}`
  expect(await extract(note)).not.toHaveProperty('gross_amount')
  expect(
    await extract(`Auftragsbestätigung Nr. 77\nBestellnummer 4711   Liefertermin 04.05.2026\n${sums}`),
  ).toMatchObject({
    gross_amount: { value: '1190.00' },
  })
})
