import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentSchema, type DocumentResource } from '../../engine/contract/document.ts'
import { expectError } from './expect-error.ts'
import { makeForm, openTestApi, type FormFields, type TestApi } from './open-test-api.ts'

const NOTE = 'Lieferschein der Firma Birkenhain'
const note = { name: 'Notiz.txt', content: NOTE }

const FILE_PART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nInhalt'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ limits: { uploadBytes: 3 * 1024 * 1024 } })
})
afterAll(() => api.close())

describe('an accepted upload', () => {
  test('is 201 with every field of a document, pending and queued, with a pending run', async () => {
    const response = await api.upload(note)
    expect(response.status).toBe(201)
    expect(response.headers.get('x-request-id')).toBeTruthy()
    const { data } = (await response.json()) as { data: DocumentResource }
    expect(Object.keys(data).sort()).toEqual(Object.keys(documentSchema.shape).sort())
    expect(documentSchema.strict().parse(data)).toMatchObject({
      mode: 'live',
      status: 'pending',
      processing_stage: 'queued',
      filename: 'Notiz.txt',
      file_format: 'txt',
      file_size: Buffer.byteLength(NOTE),
      origin: 'api',
      ai_processing: true,
      is_e_invoice: false,
      additional_text: null,
      custom_types: null,
      requester: null,
      locale: null,
      number_of_pages: null,
      thumbnail: null,
      previews: null,
      extractions: null,
      latest_extraction_run: { mode: 'live', source: 'api', status: 'pending', started_at: null, completed_at: null },
    })
  })

  test('keeps its form fields and a plain form of its text', async () => {
    const data = await uploaded([
      ['text', '**Dringend**, bitte <b>heute</b>'],
      ['custom_types[]', 'Lieferschein'],
      ['custom_types[]', 'Wiegekarte'],
      ['requester', 'Posteingang 3'],
      ['locale', 'de-AT'],
      ['unknown', 'is ignored'],
    ])
    expect(data).toMatchObject({
      additional_text: '**Dringend**, bitte <b>heute</b>',
      additional_text_plain: 'Dringend, bitte heute',
      custom_types: ['Lieferschein', 'Wiegekarte'],
      requester: 'Posteingang 3',
      locale: 'de-AT',
    })
  })

  test('takes empty texts as null', async () => {
    expect(
      await uploaded([
        ['text', ''],
        ['requester', ''],
        ['locale', ''],
      ]),
    ).toMatchObject({ additional_text: null, additional_text_plain: null, requester: null, locale: null })
  })

  test.each(['false', '0'])('with allow_ai_processing %s has no run', async (flag) => {
    const data = await uploaded([['allow_ai_processing', flag]])
    expect(data).toMatchObject({ ai_processing: false, latest_extraction_run: null })
  })

  test('of a test token carries its mode, as does its run', async () => {
    const token = api.createToken({ mode: 'test' })
    const response = await api.request('/api/v1/documents', { method: 'POST', body: makeForm(note), token })
    const { data } = (await response.json()) as { data: DocumentResource }
    expect(data).toMatchObject({ mode: 'test', latest_extraction_run: { mode: 'test' } })
  })

  test.each([
    ['/etc/../Rechnung März.txt', 'Rechnung März.txt'],
    ['C:\\Users\\anna\\a b.txt', 'a b.txt'],
    ['gpj.\u202etxt', 'gpj.txt'],
    [`${'x'.repeat(400)}.txt`, `${'x'.repeat(251)}.txt`],
  ])('named %j is kept as %j', async (name, kept) => {
    const response = await api.upload({ name, content: NOTE })
    expect(((await response.json()) as { data: DocumentResource }).data.filename).toBe(kept)
  })

  test('is taken by its content when its name claims nothing', async () => {
    const response = await api.upload({ name: 'Beleg', content: `%PDF-1.7\n${NOTE}` })
    expect(((await response.json()) as { data: DocumentResource }).data.file_format).toBe('pdf')
  })

  async function uploaded(fields: FormFields): Promise<DocumentResource> {
    const response = await api.upload(note, fields)
    expect(response.status).toBe(201)
    return ((await response.json()) as { data: DocumentResource }).data
  }
})

describe('a form that is not valid is 422', () => {
  test.each<[string, FormFields, Record<string, RegExp>]>([
    ['locale', [['locale', 'pt']], { locale: /de-AT/ }],
    ['allow_ai_processing', [['allow_ai_processing', 'yes']], { allow_ai_processing: /true, false, 1 or 0/ }],
    ['empty allow_ai_processing', [['allow_ai_processing', '']], { allow_ai_processing: /true, false, 1 or 0/ }],
    ['requester', [['requester', 'r'.repeat(256)]], { requester: /255/ }],
    ['text', [['text', 't'.repeat(100_001)]], { text: /100000/ }],
    ['custom_types without brackets', [['custom_types', 'a']], { custom_types: /custom_types\[\]/ }],
    [
      'a repeated field',
      [
        ['locale', 'de'],
        ['locale', 'en'],
      ],
      { locale: /more than once/ },
    ],
  ])('%s', async (_, fields, expected) => {
    const { errors } = await expectError(await api.upload(note, fields), 422, 'validation_failed')
    expect(Object.keys(errors ?? {})).toEqual(Object.keys(expected))
    for (const [field, pattern] of Object.entries(expected)) expect(errors?.[field]?.[0]).toMatch(pattern)
  })

  test('names the item of an array and counts the further errors', async () => {
    const fields: FormFields = [
      ['custom_types[]', 'gut'],
      ['custom_types[]', ''],
      ['locale', 'xx'],
      ['allow_ai_processing', 'perhaps'],
    ]
    const body = await expectError(
      await api.upload({ name: 'leer.txt', content: '' }, fields),
      422,
      'validation_failed',
    )
    expect(Object.keys(body.errors ?? {})).toEqual(['file', 'custom_types.1', 'locale', 'allow_ai_processing'])
    expect(body.message).toBe('The file is empty. (and 3 more errors)')
  })
})

describe('a file that is not valid is 422', () => {
  test.each([
    ['of an unknown kind', 'programm.exe', new Uint8Array([77, 90, 0, 1, 2, 3, 0, 0]), /not supported/],
    ['a zip that is no document', 'a.docx', new TextEncoder().encode('PK\u0003\u0004 nothing'), /not supported/],
    ['named pdf but text', 'rechnung.pdf', NOTE, /pdf.*txt/],
    ['named txt but pdf', 'rechnung.txt', '%PDF-1.4\n', /txt.*pdf/],
    ['empty', 'leer.pdf', '', /empty/],
    ['larger than the limit', 'gross.txt', 'a'.repeat(3 * 1024 * 1024 + 1), /larger than 3 MB/],
  ])('%s', async (_, name, content, message) => {
    const { errors } = await expectError(await api.upload({ name, content }), 422, 'validation_failed')
    expect(errors).toEqual({ file: [expect.stringMatching(message)] })
    expect(await arrivals()).toEqual([])
  })

  test('exactly at the limit it is accepted', async () => {
    expect((await api.upload({ name: 'voll.txt', content: 'a'.repeat(3 * 1024 * 1024) })).status).toBe(201)
  })

  test('missing', async () => {
    const body = new FormData()
    body.append('text', 'no file')
    const { errors } = await expectError(await post(body), 422, 'validation_failed')
    expect(errors).toEqual({ file: [expect.stringMatching(/required/)] })
  })

  test('two files, under one name or two', async () => {
    for (const second of ['file', 'attachment']) {
      const body = makeForm(note)
      body.append(second, new Blob(['zwei']), 'zwei.txt')
      const { errors } = await expectError(await post(body), 422, 'validation_failed')
      expect(errors).toEqual({ file: [expect.stringMatching(/exactly one/)] })
    }
    expect(await arrivals()).toEqual([])
  })

  test('sent as text', async () => {
    const body = new FormData()
    body.append('file', 'I am no file')
    const { errors } = await expectError(await post(body), 422, 'validation_failed')
    expect(errors).toEqual({ file: [expect.stringMatching(/as a file/)] })
  })
})

describe('a body that is no form is 422', () => {
  test.each([
    ['JSON', 'application/json', '{}'],
    ['no boundary', 'multipart/form-data', 'x'],
    ['nothing in it', 'multipart/form-data; boundary=b', ''],
    ['cut off in the file', 'multipart/form-data; boundary=b', FILE_PART],
    ['cut off after the file', 'multipart/form-data; boundary=b', `${FILE_PART}\r\n--b\r\nContent-Disposition`],
  ])('%s', async (_, contentType, body) => {
    const response = api.request('/api/v1/documents', {
      method: 'POST',
      body,
      headers: { 'Content-Type': contentType },
    })
    const { errors } = await expectError(await response, 422, 'validation_failed')
    expect(Object.keys(errors ?? {})).toEqual(['file'])
    expect(await arrivals()).toEqual([])
  })

  test('too many fields', async () => {
    const fields = Array.from({ length: 200 }, (_, index) => [`field${index}`, 'x'] as const)
    const { errors } = await expectError(await api.upload(note, fields), 422, 'validation_failed')
    expect(errors).toEqual({ file: [expect.stringMatching(/too many/)] })
  })
})

function post(body: FormData): Promise<Response> {
  return api.request('/api/v1/documents', { method: 'POST', body })
}

async function arrivals(): Promise<readonly string[]> {
  return readdir(join(api.dataFolder, 'originals', 'arriving'))
}
