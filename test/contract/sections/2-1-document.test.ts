import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { DocumentResource } from '../../../engine/contract/document.ts'
import { meetDocuments, SAID, type Met } from './meet-documents.ts'
import type { Service } from './open-service.ts'

let service: Service
let met: Met
let close: () => Promise<void>
beforeAll(async () => {
  ;({ service, met, close } = await meetDocuments())
}, 120_000)
afterAll(() => close())

const dateTime = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
const text = z.string()
const mode = z.enum(['live', 'test'])
const madeIn = z.enum(['api', 'app']).nullable()
const url = z.url()

describe('2.1 Document', () => {
  const ROWS: readonly (readonly [field: keyof DocumentResource, type: z.ZodType, note: (met: Met) => void])[] = [
    ['id', z.int(), () => expect(met.completed.id).toBe(met.created.id)],
    ['mode', mode, () => expect([met.created.mode, met.ofTestToken.mode]).toEqual(['live', 'test'])],
    [
      'status',
      z.enum(['pending', 'completed', 'error', 'blocked']),
      () => expect(each('status')).toEqual(['pending', 'completed', 'error', 'blocked', 'blocked']),
    ],
    [
      'processing_stage',
      text.nullable(),
      () => expect(each('processing_stage')).toEqual(['queued', 'completed', 'reading', 'reading', 'queued']),
    ],
    [
      'processing_error',
      text.nullable(),
      () => expect(each('processing_error')).toEqual([null, null, expect.stringMatching(/\w+ .*\.$/), null, null]),
    ],
    [
      'blocked_reason',
      text.nullable(),
      () => expect(each('blocked_reason')).toEqual([null, null, null, 'password_required', 'insufficient_credits']),
    ],
    [
      'scanner_status',
      z.enum(['clean', 'rejected']).nullable(),
      () => expect(each('scanner_status')).toEqual([null, 'clean', 'clean', 'clean', null]),
    ],
    ['scanner_provider', text.nullable(), () => expect(met.completed.scanner_provider).toBe('docket')],
    ['scanner_message', text.nullable(), () => expect(met.completed.scanner_message).toBeNull()],
    [
      'scanned_at',
      dateTime.nullable(),
      () => expect([met.created.scanned_at, met.completed.scanned_at]).toEqual([null, expect.any(String)]),
    ],
    [
      'processing_started_at',
      dateTime.nullable(),
      () => expect(met.completed.processing_started_at! >= met.completed.created_at).toBe(true),
    ],
    [
      'processed_at',
      dateTime.nullable(),
      () => {
        const some = expect.any(String)
        expect(each('processed_at')).toEqual([null, some, some, some, null])
        expect(met.completed.processed_at! >= met.completed.processing_started_at!).toBe(true)
      },
    ],
    ['filename', text, () => expect(met.completed.filename).toBe('invoice-german.pdf')],
    ['file_format', text, () => expect([met.completed.file_format, met.eInvoice.file_format]).toEqual(['pdf', 'xml'])],
    ['file_size', z.int(), () => expect(met.completed.file_size).toBeGreaterThan(1000)],
    ['additional_text', text.nullable(), () => expect(met.completed.additional_text).toBe(SAID[0][1])],
    [
      'additional_text_plain',
      text.nullable(),
      () => expect(met.completed.additional_text_plain).toBe('Dringend, bitte heute'),
    ],
    [
      'custom_types',
      z.array(text).nullable(),
      () =>
        expect([met.completed.custom_types, met.eInvoice.custom_types]).toEqual([['Lieferschein', 'Wiegekarte'], null]),
    ],
    [
      'requester',
      text.nullable(),
      () => expect([met.completed.requester, met.eInvoice.requester]).toEqual(['Posteingang 3', null]),
    ],
    ['locale', text.nullable(), () => expect([met.completed.locale, met.eInvoice.locale]).toEqual(['de-AT', null])],
    [
      'number_of_pages',
      z.int().nullable(),
      () => expect([met.created.number_of_pages, met.completed.number_of_pages]).toEqual([null, 1]),
    ],
    [
      'extracted_text',
      text.nullable(),
      () =>
        expect([met.created.extracted_text, met.completed.extracted_text]).toEqual([
          null,
          expect.stringContaining('Rechnung'),
        ]),
    ],
    ['extracted_text_plain', text.nullable(), () => expect(met.completed.extracted_text_plain).toContain('Rechnung')],
    ['origin', madeIn, () => expect(met.created.origin).toBe('api')],
    [
      'ai_processing',
      z.boolean(),
      () => expect([met.completed.ai_processing, met.withoutExtraction.ai_processing]).toEqual([true, false]),
    ],
    [
      'is_e_invoice',
      z.boolean(),
      () => expect([met.completed.is_e_invoice, met.eInvoice.is_e_invoice]).toEqual([false, true]),
    ],
    [
      'thumbnail',
      url.nullable(),
      () => expect(met.completed.thumbnail).toBe(`${service.url}/api/v1/documents/${met.completed.id}/thumbnail`),
    ],
    [
      'previews',
      z.array(z.object({ id: z.int() })).nullable(),
      () =>
        expect([met.created.previews, met.damaged.previews, met.completed.previews?.length]).toEqual([null, null, 1]),
    ],
    [
      'extractions',
      z.record(text, z.object({ value: z.unknown() })).nullable(),
      () => {
        expect([met.created.extractions, met.damaged.extractions]).toEqual([null, null])
        expect(met.withoutExtraction.extractions).toEqual({})
        expect(met.completed.extractions?.['type']?.value).toBe('invoice')
      },
    ],
    [
      'latest_extraction_run',
      z.object({ id: z.int() }).nullable(),
      () => {
        expect(met.completed.latest_extraction_run?.id).toBe(met.created.latest_extraction_run?.id)
        expect(met.withoutExtraction.latest_extraction_run).toBeNull()
      },
    ],
    ['created_at', dateTime, () => expect(met.completed.created_at).toBe(met.created.created_at)],
    ['updated_at', dateTime, () => expect(met.completed.updated_at > met.created.updated_at).toBe(true)],
  ]

  test.each(ROWS)('%s', (field, type, note) => {
    for (const document of Object.values(met) as readonly DocumentResource[]) {
      if (document === (met.listed as object) && OMITTED.has(field)) continue
      type.parse(document[field])
    }
    note(met)
  })

  const OMITTED: ReadonlySet<string> = new Set(['additional_text', 'additional_text_plain', 'number_of_pages'])

  test('all fields are always present, and no others', () => {
    const fields = ROWS.map(([field]) => field).toSorted()
    const { listed, ...whole } = met
    for (const document of Object.values(whole)) expect(Object.keys(document).toSorted()).toEqual(fields)
    expect(Object.keys(listed).toSorted()).toEqual(fields.filter((field) => !OMITTED.has(field)))
  })

  test('a freshly created document has thumbnail, previews, extractions and number_of_pages null', () => {
    const { thumbnail, previews, extractions, number_of_pages } = met.created
    expect([thumbnail, previews, extractions, number_of_pages]).toEqual([null, null, null, null])
  })

  /** Of a document that was created, read, found damaged, found locked, and not paid for. */
  function each(field: keyof DocumentResource): readonly unknown[] {
    return [met.created, met.completed, met.damaged, met.locked, met.unpaid].map((document) => document[field])
  }
})
