import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentSchema } from '../../../engine/contract/document.ts'
import type { ErrorEnvelope } from '../../../engine/contract/error-envelope.ts'
import { createAccount, setSuspended } from '../../../engine/store/accounts.ts'
import { listTokens, revokeToken } from '../../../engine/store/tokens.ts'
import { beginUpload } from '../begin-upload.ts'
import { expectError } from '../expect-error.ts'
import { makeForm, openTestApi, type TestApi } from '../open-test-api.ts'

const note = { name: 'Notiz.txt', content: 'Lieferschein der Firma Birkenhain' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({
    limits: {
      readsPerToken: 2,
      uploadsPerToken: 2,
      testUploadsPerAccount: 30,
      testUploadsPerUser: 20,
      testUploadsPerToken: 1,
    },
  })
})
afterAll(() => api.close())

describe('7, error envelope', () => {
  test('message is a sentence for people', async () => {
    expect((await provoke.notFound()).message).toBe('There is no document with this id.')
  })

  test('code is for programs', async () => {
    expect((await provoke.validation()).code).toBe('validation_failed')
    expect((await provoke.credits()).code).toBe('insufficient_credits')
  })

  test('request_id is the one of the request, or one that was made up', async () => {
    const given = await api.request('/api/v1/nowhere', { token: freshToken(), headers: { 'X-Request-ID': 'case-7' } })
    expect((await expectError(given, 404, 'not_found')).request_id).toBe('case-7')
    expect((await provoke.notFound()).request_id).toMatch(/^[\w-]{36}$/)
  })

  test('errors are present on 422, by field, and absent elsewhere', async () => {
    expect((await provoke.validation()).errors).toEqual({ locale: [expect.any(String)] })
    expect(await provoke.notFound()).not.toHaveProperty('errors')
  })

  test('retry_after is present on rate limits, in seconds', async () => {
    for (const body of [await provoke.reads(), await provoke.uploads(), await provoke.dailyLimit()]) {
      expect(body.retry_after).toBeGreaterThanOrEqual(1)
    }
    expect(await provoke.notFound()).not.toHaveProperty('retry_after')
  })

  test('available_credits, required_credits and document are present on insufficient credits', async () => {
    const body = await provoke.credits()
    expect(body).toMatchObject({ available_credits: 0, required_credits: 1 })
    expect(documentSchema.strict().parse(body.document)).toMatchObject({ status: 'blocked' })
    expect(await provoke.notFound()).not.toHaveProperty('document')
  })

  test.each([
    ['account_daily_document_limit', 30],
    ['user_daily_document_limit', 20],
    ['token_daily_document_limit', 1],
  ] as const)('%s is present on test-mode limits', async (field, limit) => {
    expect((await provoke.dailyLimit())[field]).toBe(limit)
    expect(await provoke.uploads()).not.toHaveProperty(field)
  })
})

describe('7, status codes', () => {
  test.each([
    ['missing', null],
    ['invalid', 'dk_live_wrong'],
  ])('401: the bearer token is %s', async (_, token) => {
    await expectError(await api.request('/api/v1/documents', { token }), 401, 'unauthenticated')
  })

  test('402: the upload is blocked for insufficient credits', async () => {
    await provoke.credits()
  })

  test.each(['documents:read', 'documents:write'] as const)('403: the ability %s is missing', async (ability) => {
    const abilities = (['documents:read', 'documents:write'] as const).filter((name) => name !== ability)
    const token = api.createToken({ account: api.createAccount('Neu'), abilities })
    const method = ability === 'documents:read' ? 'GET' : 'POST'
    const { message } = await expectError(await api.request('/api/v1/documents', { method, token }), 403, 'forbidden')
    expect(message).toContain(ability)
  })

  test('401: the bearer token is revoked', async () => {
    const token = freshToken()
    revokeToken(api.database, listTokens(api.database).at(-1)!.id)
    await expectError(await api.request('/api/v1/documents', { token }), 401, 'unauthenticated')
  })

  test('403: the account is suspended', async () => {
    const account = api.createAccount('Gesperrt')
    setSuspended(api.database, account.id, true)
    await expectError(await upload(api.createToken({ account })), 403, 'account_suspended')
  })

  test.each(['documents/1', 'previews/1', 'documents/1/thumbnail'])('404: there is no %s', async (path) => {
    const token = freshToken()
    await expectError(await api.request(`/api/v1/${path}`, { token }), 404, 'not_found')
  })

  test('409: the idempotency key is in progress', async () => {
    const token = freshToken()
    const first = await beginUpload(api.url, token, 'k')
    await expectError(await upload(token, note, 'k'), 409, 'idempotency_in_progress')
    first.destroy()
  })

  test('409: the idempotency key was used with another payload', async () => {
    const token = freshToken()
    await upload(token, note, 'k')
    await expectError(await upload(token, { ...note, content: 'anderes' }, 'k'), 409, 'idempotency_mismatch')
  })

  test('422: validation failed, with errors', async () => {
    expect((await provoke.validation()).errors).toBeDefined()
  })

  test('429: the read, the upload and the sandbox daily limit are apart', async () => {
    expect((await provoke.reads()).code).toBe('rate_limited')
    expect((await provoke.uploads()).code).toBe('rate_limited')
    expect((await provoke.dailyLimit()).code).toBe('daily_limit_reached')
  })
})

/** Each gets one kind of refusal from the API. */
const provoke = {
  async notFound(): Promise<ErrorEnvelope> {
    const token = freshToken()
    return expectError(await api.request('/api/v1/documents/999999', { token }), 404, 'not_found')
  },
  async validation(): Promise<ErrorEnvelope> {
    const body = makeForm(note, [['locale', 'xx']])
    const token = freshToken()
    const response = await api.request('/api/v1/documents', { method: 'POST', body, token })
    return expectError(response, 422, 'validation_failed')
  },
  async credits(): Promise<ErrorEnvelope> {
    const account = createAccount(api.database, { name: 'Ohne Guthaben', credits: 0 })
    return expectError(await upload(api.createToken({ account })), 402, 'insufficient_credits')
  },
  async reads(): Promise<ErrorEnvelope> {
    const token = freshToken()
    for (let read = 0; read < 2; read += 1) await api.request('/api/v1/ping', { token })
    return expectError(await api.request('/api/v1/ping', { token }), 429, 'rate_limited')
  },
  async uploads(): Promise<ErrorEnvelope> {
    const token = freshToken()
    for (let made = 0; made < 2; made += 1) await upload(token)
    return expectError(await upload(token), 429, 'rate_limited')
  },
  async dailyLimit(): Promise<ErrorEnvelope> {
    const token = api.createToken({ account: api.createAccount('Probe'), mode: 'test' })
    await upload(token)
    return expectError(await upload(token), 429, 'daily_limit_reached')
  },
}

function freshToken(): string {
  return api.createToken({ account: api.createAccount('Neu') })
}

function upload(token: string, file = note, key?: string): Promise<Response> {
  const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key }
  return api.request('/api/v1/documents', { method: 'POST', body: makeForm(file), headers, token })
}
