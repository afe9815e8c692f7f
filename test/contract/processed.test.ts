import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConfig } from '../../engine/config.ts'
import { documentSchema, type DocumentResource } from '../../engine/contract/document.ts'
import { extractionsResponseSchema } from '../../engine/contract/extraction-field.ts'
import { previewListSchema } from '../../engine/contract/preview.ts'
import { createEngine, type Engine } from '../../engine/index.ts'
import { createToken } from '../../engine/store/tokens.ts'
import { expectError } from './expect-error.ts'
import { makeForm, type FormFields } from './open-test-api.ts'

const SAMPLES = join(import.meta.dirname, '../fixtures/samples')

let engine: Engine
let token: string
beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'docket-processed-'))
  engine = createEngine(createConfig({ dataFolder, port: 0, jobs: 1, durable: false, logLevel: 'silent' }, {}))
  await engine.start({ listen: true })
  const abilities = ['documents:read', 'documents:write'] as const
  token = createToken(engine.database, { accountId: 1, mode: 'live', abilities }).secret
})
afterAll(async () => {
  await engine.stop()
  await rm(engine.config.dataFolder, { recursive: true })
})

describe('a completed document', () => {
  let document: DocumentResource
  beforeAll(async () => {
    document = await process('invoice-german.pdf')
  })

  test('carries text, previews, fields, times and its run', () => {
    expect(documentSchema.strict().parse(document)).toEqual(document)
    expect(document).toMatchObject({
      status: 'completed',
      processing_stage: 'completed',
      processing_error: null,
      scanner_status: 'clean',
      number_of_pages: 1,
      thumbnail: `${engine.url}/api/v1/documents/${document.id}/thumbnail`,
      latest_extraction_run: { status: 'completed', ai_prompt_version: null, error_code: null },
    })
    expect(document.extracted_text).toContain('Rechnung')
    expect(document.extracted_text_plain).toContain('Rechnung')
    const times = [document.created_at, document.processing_started_at, document.processed_at]
    expect(times.map((time) => time ?? '')).toEqual(times.map((time) => time ?? '').toSorted())
    expect(document.latest_extraction_run?.extractor_version).toMatch(/^[\w-]+:\d{4}-\d\d-\d\d$/)
  })

  test('has a thumbnail that is a picture of at most 320 pixels', async () => {
    const { bytes, contentType } = await download(document.thumbnail ?? '')
    const picture = await sharp(bytes).metadata()
    expect(picture.width).toBe(320)
    expect(contentType).toBe(`image/${picture.format}`)
  })

  test('answers HEAD like GET, without the body', async () => {
    for (const url of [document.thumbnail ?? '', `${engine.url}/api/v1/documents/${document.id}`]) {
      const [head, full] = await Promise.all([
        fetch(url, { method: 'HEAD', headers: auth() }),
        fetch(url, { headers: auth() }),
      ])
      expect(head.status).toBe(200)
      for (const name of ['content-type', 'content-length']) expect(head.headers.get(name)).toBe(full.headers.get(name))
      expect(await head.text()).toBe('')
    }
  })

  test('lists the previews that the document carries; each can be downloaded', async () => {
    const body = previewListSchema.strict().parse(await (await get(`/documents/${document.id}/previews`)).json())
    expect(body.data).toEqual(document.previews)
    expect(body.data).toHaveLength(1)
    for (const preview of body.data) {
      expect(preview.preview).toBe(`${engine.url}/api/v1/previews/${preview.id}`)
      const { bytes, contentType } = await download(preview.preview)
      expect(bytes).toHaveLength(preview.file_size)
      expect(contentType).toMatch(/^image\//)
    }
  })

  test('gives the extractions that the document carries, candidates with their place', async () => {
    const response = await get(`/documents/${document.id}/extractions`)
    const body = (await response.json()) as { data: DocumentResource['extractions'] }
    expect(extractionsResponseSchema.parse(body)).toEqual(body)
    expect(body.data).toEqual(document.extractions)
    expect(body.data?.['type']?.value).toBe('invoice')
    const candidate = body.data?.['gross_amount']?.candidates?.[0]
    expect(candidate?.value).toMatch(/^\d+\.\d\d$/)
    expect(Object.keys(candidate ?? {}).sort()).toEqual(['box', 'confidence', 'page', 'source', 'text', 'value'])
  })

  test('is in the list without previews and extractions', async () => {
    const body = (await (await get('/documents')).json()) as { data: DocumentResource[] }
    expect(body.data.find(({ id }) => id === document.id)).toMatchObject({
      status: 'completed',
      extracted_text_plain: document.extracted_text_plain,
      previews: null,
      extractions: null,
    })
  })
})

test('a deleted document takes its pictures with it', async () => {
  const document = await process('invoice-english.pdf')
  const response = await fetch(`${engine.url}/api/v1/documents/${document.id}`, { method: 'DELETE', headers: auth() })
  expect(response.status).toBe(204)
  await expectError(await get(`/previews/${document.previews?.[0]?.id}`), 404, 'not_found')
  await expectError(await get(`/documents/${document.id}/thumbnail`), 404, 'not_found')
})

test('without allow_ai_processing there are text and pictures, no fields and no run', async () => {
  const document = await process('invoice-german.pdf', [['allow_ai_processing', '0']])
  expect(document).toMatchObject({ status: 'completed', ai_processing: false, latest_extraction_run: null })
  expect(document.extracted_text).toContain('Rechnung')
  expect(document.previews).toHaveLength(1)
  expect(document.extractions).toEqual({})
})

test('an encrypted PDF ends blocked', async () => {
  expect(await process('locked.pdf')).toMatchObject({
    status: 'blocked',
    blocked_reason: 'password_required',
    processing_error: null,
    previews: null,
    extractions: null,
    latest_extraction_run: { status: 'blocked', blocked_reason: 'password_required' },
  })
})

test('a damaged PDF ends in error with a code of the catalogue', async () => {
  const document = await process('damaged.pdf')
  expect(document).toMatchObject({
    status: 'error',
    extractions: null,
    latest_extraction_run: { status: 'error', error_code: 'unreadable_file' },
  })
  expect(document.processing_error).toBeTruthy()
})

/** Uploads a sample, waits until its processing has ended, and fetches it. */
async function process(sample: string, fields: FormFields = []): Promise<DocumentResource> {
  const content = new Uint8Array(await readFile(join(SAMPLES, sample)))
  const response = await fetch(`${engine.url}/api/v1/documents`, {
    method: 'POST',
    headers: auth(),
    body: makeForm({ name: sample, content }, fields),
  })
  const created = ((await response.json()) as { data: DocumentResource }).data
  expect(created).toMatchObject({ status: 'pending', processing_stage: 'queued', processing_started_at: null })
  if (created.latest_extraction_run) expect(created.latest_extraction_run.status).toBe('pending')
  await engine.whenDone(created.id)
  return ((await (await get(`/documents/${created.id}`)).json()) as { data: DocumentResource }).data
}

function get(path: string, as = token): Promise<Response> {
  return fetch(`${engine.url}/api/v1${path}`, { headers: auth(as) })
}

async function download(url: string): Promise<{ bytes: Buffer; contentType: string | null }> {
  const response = await fetch(url, { headers: auth() })
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  return { bytes, contentType: response.headers.get('content-type') }
}

function auth(as = token): Record<string, string> {
  return { Authorization: `Bearer ${as}` }
}
