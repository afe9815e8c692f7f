import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { DocumentResource } from '../../../engine/contract/document.ts'
import { meetDocuments, type Met } from './meet-documents.ts'
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

describe('2.2 Extraction run', () => {
  type Run = NonNullable<DocumentResource['latest_extraction_run']>
  const sentence = expect.stringMatching(/ .*\.$/)
  /** Those that were neither begun nor to be begun have none. */
  const ONCE_STARTED = [null, ...Array<unknown>(3).fill(expect.any(String)), null]
  const named = z.string().regex(/^[\w-]+:\d{4}-\d\d-\d\d$/)
  const ROWS: readonly (readonly [field: keyof Run, type: z.ZodType, values: readonly unknown[]])[] = [
    ['id', z.int(), Array(5).fill(expect.any(Number))],
    ['mode', mode, Array(5).fill('live')],
    ['source', madeIn, Array(5).fill('api')],
    [
      'status',
      z.enum(['pending', 'processing', 'completed', 'blocked', 'error']),
      ['pending', 'completed', 'error', 'blocked', 'blocked'],
    ],
    ['blocked_reason', text.nullable(), [null, null, null, 'password_required', 'insufficient_credits']],
    ['error_code', text.nullable(), [null, null, 'unreadable_file', 'password_required', null]],
    ['error_message', text.nullable(), [null, null, sentence, sentence, null]],
    ['extraction_schema_version', z.iso.date().nullable(), ONCE_STARTED],
    ['extractor_version', named.nullable(), ONCE_STARTED],
    ['ai_prompt_version', text.nullable(), Array(5).fill(null)],
    ['normalization_version', named.nullable(), ONCE_STARTED],
    ['started_at', dateTime.nullable(), ONCE_STARTED],
    ['completed_at', dateTime.nullable(), ONCE_STARTED],
    ['created_at', dateTime.nullable(), Array(5).fill(expect.any(String))],
  ]
  const runs = (): readonly Run[] =>
    [met.created, met.completed, met.damaged, met.locked, met.unpaid].map((document) => document.latest_extraction_run!)

  test.each(ROWS)('%s', (field, type, values) => {
    for (const run of runs()) type.parse(run[field])
    expect(runs().map((run) => run[field])).toEqual(values)
  })

  test('all fields are present, and no others', () => {
    for (const run of runs()) expect(Object.keys(run).toSorted()).toEqual(ROWS.map(([field]) => field).toSorted())
    expect(met.ofTestToken.latest_extraction_run?.mode).toBe('test')
  })
})

describe('2.3 Preview', () => {
  type Preview = NonNullable<DocumentResource['previews']>[number]
  const preview = (): Preview => met.completed.previews![0]!

  test('id: preview ID, account-scoped', async () => {
    const stranger = service.createToken({ accountId: service.createAccount() })
    expect(Number.isSafeInteger(preview().id)).toBe(true)
    expect((await service.request(`/api/v1/previews/${preview().id}`, { token: stranger })).status).toBe(404)
  })

  test('filename: generated', () => {
    expect(preview().filename).toMatch(/^[\w-]+\.\w+$/)
    expect(preview().filename).not.toContain('invoice-german')
  })

  test('file_format: extension of the file', () => {
    expect(preview().filename.endsWith(`.${preview().file_format}`)).toBe(true)
  })

  test('file_size: its bytes', async () => {
    const bytes = await (await service.request(preview().preview)).arrayBuffer()
    expect(preview().file_size).toBe(bytes.byteLength)
  })

  test('preview: where it is downloaded', () => {
    expect(preview().preview).toBe(`${service.url}/api/v1/previews/${preview().id}`)
    expect(Object.keys(preview()).toSorted()).toEqual(['file_format', 'file_size', 'filename', 'id', 'preview'])
  })
})

describe('2.4 Extraction field object', () => {
  test('value: string, array, object or null', () => {
    const type = z.union([text, z.array(z.record(text, text.nullable())), z.null()])
    for (const field of Object.values(met.completed.extractions!)) type.parse(field.value)
    expect(met.completed.extractions!['delivery_note_number']).toEqual({ value: null, candidates: [] })
  })

  test('candidates: what was considered, the chosen one first', () => {
    for (const { value, candidates } of Object.values(met.completed.extractions!)) {
      expect(candidates).toBeInstanceOf(Array)
      if (value !== null && candidates!.length > 0) expect(candidates![0]!.value).toEqual(value)
    }
  })

  test.each([
    ['amounts are dot-decimal strings', ['net_amount', 'gross_amount'], /^-?\d+\.\d\d$/],
    ['dates are YYYY-MM-DD', ['issue_date', 'payment_due_date'], /^\d{4}-\d\d-\d\d$/],
    ['currency is an ISO 4217 code', ['currency'], /^EUR$/],
  ])('%s', (_, keys, form) => {
    for (const key of keys) expect(met.completed.extractions![key]?.value).toMatch(form)
  })

  test.each([
    'type',
    'document_number',
    'issue_date',
    'payment_due_date',
    'sender_name',
    'recipient_name',
    'currency',
    'net_amount',
    'gross_amount',
    'tax_breakdowns',
    'payment_reference',
    'iban',
  ])('the key %s is there', (key) => {
    for (const { extractions } of [met.completed, met.eInvoice]) expect(extractions).toHaveProperty([key, 'value'])
  })

  test('tax_breakdowns: rows with taxable_amount, tax_amount, tax_rate and tax_collection_mechanism', () => {
    for (const { extractions } of [met.completed, met.eInvoice]) {
      const rows = extractions!['tax_breakdowns']!.value as readonly Record<string, string>[]
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) {
        expect(row['taxable_amount']).toMatch(/^\d+\.\d\d$/)
        expect(row['tax_amount']).toMatch(/^\d+\.\d\d$/)
        expect(row['tax_rate']).toMatch(/^\d+(\.\d+)?$/)
        expect(row['tax_collection_mechanism']).toBe('seller_collected')
        expect(row['taxability']).toBe('taxable')
      }
    }
  })
})

describe('2.5 Error envelope', () => {
  test('see section 7', async () => {
    const response = await service.request('/api/v1/documents/999999')
    expect(Object.keys((await response.json()) as object).toSorted()).toEqual(['code', 'message', 'request_id'])
  })
})
