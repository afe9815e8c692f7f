import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentSchema, type DocumentResource } from '../../../engine/contract/document.ts'
import { createAccount, setSuspended } from '../../../engine/store/accounts.ts'
import { beginUpload } from '../begin-upload.ts'
import { expectError } from '../expect-error.ts'
import { makeForm, openTestApi, type FormFields, type TestApi } from '../open-test-api.ts'

const note = { name: 'Notiz.txt', content: 'Lieferschein der Firma Birkenhain' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ limits: { testUploadsPerToken: 1, uploadsPerToken: 2 } })
})
afterAll(() => api.close())

describe('4.5, fields', () => {
  test('file is required', async () => {
    const { errors } = await expectError(await post(new FormData()), 422, 'validation_failed')
    expect(errors).toEqual({ file: [expect.stringMatching(/required/)] })
  })

  test.each<[string, FormFields, Partial<DocumentResource>]>([
    ['text', [['text', 'aus dem Postfach']], { additional_text: 'aus dem Postfach' }],
    ['text, left out', [], { additional_text: null }],
    [
      'custom_types[]',
      [
        ['custom_types[]', 'a'],
        ['custom_types[]', 'b'],
      ],
      { custom_types: ['a', 'b'] },
    ],
    ['custom_types[], left out', [], { custom_types: null }],
    ['requester', [['requester', 'workflow 7']], { requester: 'workflow 7' }],
    ['requester, left out', [], { requester: null }],
    ['locale', [['locale', 'en']], { locale: 'en' }],
    ['locale, left out', [], { locale: null }],
    ['allow_ai_processing false', [['allow_ai_processing', 'false']], { ai_processing: false }],
    ['allow_ai_processing, left out', [], { ai_processing: true }],
  ])('%s', async (_, fields, expected) => {
    const response = await post(makeForm(note, fields))
    expect(response.status).toBe(201)
    expect(((await response.json()) as { data: DocumentResource }).data).toMatchObject(expected)
  })
})

describe('4.5, responses', () => {
  test('201: accepted, with a pending run', async () => {
    const response = await post(makeForm(note))
    expect(response.status).toBe(201)
    const { data } = (await response.json()) as { data: DocumentResource }
    expect(data).toMatchObject({
      status: 'pending',
      processing_stage: 'queued',
      origin: 'api',
      latest_extraction_run: { status: 'pending' },
    })
  })

  test('402: the document is created, then blocked for lack of credits', async () => {
    const account = createAccount(api.database, { name: 'Ohne Guthaben', credits: 0 })
    const token = api.createToken({ account })
    const body = await expectError(await post(makeForm(note), token), 402, 'insufficient_credits')
    expect(body).toMatchObject({ available_credits: 0, required_credits: 1 })
    expect(documentSchema.strict().parse(body.document)).toMatchObject({
      status: 'blocked',
      blocked_reason: 'insufficient_credits',
      processing_stage: 'queued',
      latest_extraction_run: { status: 'blocked', blocked_reason: 'insufficient_credits', started_at: null },
    })
    const fetched = await api.request(`/api/v1/documents/${body.document?.id}`, { token })
    expect(await fetched.json()).toEqual({ data: body.document })
  })

  test('402 without extraction has no run', async () => {
    const account = createAccount(api.database, { name: 'Ohne Guthaben', credits: 0 })
    const form = makeForm(note, [['allow_ai_processing', '0']])
    const body = await expectError(await post(form, api.createToken({ account })), 402, 'insufficient_credits')
    expect(body.document).toMatchObject({ status: 'blocked', latest_extraction_run: null })
  })

  test('403: the token lacks documents:write', async () => {
    const token = api.createToken({ abilities: ['documents:read'] })
    await expectError(await post(makeForm(note), token), 403, 'forbidden')
  })

  test('403: the account is suspended, until it is resumed', async () => {
    const account = api.createAccount('Gesperrt')
    const token = api.createToken({ account })
    setSuspended(api.database, account.id, true)
    await expectError(await post(makeForm(note), token), 403, 'account_suspended')
    expect((await api.request('/api/v1/documents', { token })).status).toBe(200)
    setSuspended(api.database, account.id, false)
    expect((await post(makeForm(note), token)).status).toBe(201)
  })

  test('409: the upload with this Idempotency-Key is still processing', async () => {
    const token = api.createToken()
    const first = await beginUpload(api.url, token, 'k')
    await expectError(await post(makeForm(note), token, { 'Idempotency-Key': 'k' }), 409, 'idempotency_in_progress')
    first.destroy()
  })

  test('429: the upload rate limit is exceeded', async () => {
    const token = api.createToken({ account: api.createAccount('Eilig') })
    for (let made = 0; made < 2; made += 1) expect((await post(makeForm(note), token)).status).toBe(201)
    await expectError(await post(makeForm(note), token), 429, 'rate_limited')
  })

  test('409: the Idempotency-Key was used with another payload', async () => {
    const token = api.createToken()
    await post(makeForm(note), token, { 'Idempotency-Key': 'k' })
    const second = post(makeForm({ ...note, content: 'anderes' }), token, { 'Idempotency-Key': 'k' })
    await expectError(await second, 409, 'idempotency_mismatch')
  })

  test('422: a form field failed validation', async () => {
    const { errors } = await expectError(await post(makeForm(note, [['locale', 'xx']])), 422, 'validation_failed')
    expect(Object.keys(errors ?? {})).toEqual(['locale'])
  })

  test('429: the sandbox daily limit of the token is reached', async () => {
    const token = api.createToken({ mode: 'test' })
    expect((await post(makeForm(note), token)).status).toBe(201)
    await expectError(await post(makeForm(note), token), 429, 'daily_limit_reached')
  })
})

function post(body: FormData, token = api.createToken(), headers: Record<string, string> = {}): Promise<Response> {
  return api.request('/api/v1/documents', { method: 'POST', body, headers, token })
}
