import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConfig } from '../../../engine/config.ts'
import { createUser } from '../../../engine/store/users.ts'
import { expectError } from '../expect-error.ts'
import { makeForm, openTestApi, type TestApi } from '../open-test-api.ts'

const note = { name: 'Notiz.txt', content: 'Lieferschein der Firma Birkenhain' }

describe('8, table', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi({ limits: { uploadBytes: 1024 * 1024 } })
  })
  afterAll(() => api.close())

  test('file size: 500 MB at most', () => {
    expect(createConfig({}, {}).limits.uploadBytes).toBe(500 * 1024 * 1024)
  })

  test('file size: a byte above the limit is 422', async () => {
    const content = 'a'.repeat(1024 * 1024 + 1)
    const { errors } = await expectError(await api.upload({ name: 'a.txt', content }), 422, 'validation_failed')
    expect(errors).toEqual({ file: ['The file is larger than 1 MB.'] })
  })

  test.each([
    ['1', 200],
    ['100', 200],
    ['0', 422],
    ['101', 422],
  ])('per_page: %s is %d', async (perPage, status) => {
    expect((await api.request(`/api/v1/documents?per_page=${perPage}`)).status).toBe(status)
  })

  test('per_page: 100 by default', async () => {
    const body = (await (await api.request('/api/v1/documents')).json()) as { meta: { per_page: number } }
    expect(body.meta.per_page).toBe(100)
  })

  test.each([
    [255, 201],
    [256, 422],
  ])('Idempotency-Key length: %d characters are %d', async (length, status) => {
    const headers = { 'Idempotency-Key': 'k'.repeat(length) }
    const response = await api.request('/api/v1/documents', { method: 'POST', body: makeForm(note), headers })
    expect(response.status).toBe(status)
  })

  test('X-Request-ID length: 128 characters are echoed, 129 are not', async () => {
    for (const [length, echoed] of [
      [128, true],
      [129, false],
    ] as const) {
      const id = 'r'.repeat(length)
      const response = await api.request('/api/v1/nowhere', { headers: { 'X-Request-ID': id } })
      const { request_id } = await expectError(response, 404, 'not_found')
      expect(request_id === id).toBe(echoed)
    }
  })
})

describe('8, rate limits', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi({
      limits: { readsPerToken: 3, readsPerAccount: 5, uploadsPerToken: 2, uploadsPerAccount: 3 },
    })
  })
  afterAll(() => api.close())

  test('every answer to a token says how many requests there may be and how many are left', async () => {
    const token = freshToken()
    for (const [path, remaining] of [
      ['/api/v1/ping', '2'],
      ['/api/v1/documents/999', '1'],
      ['/api/v1/nowhere', '0'],
    ] as const) {
      const { headers } = await api.request(path, { token })
      expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['3', remaining])
      expect(headers.get('x-ratelimit-reset')).toBeNull()
    }
  })

  test('reads of a token beyond its limit are 429, with the seconds to wait', async () => {
    const token = freshToken()
    for (let read = 0; read < 3; read += 1) expect((await api.request('/api/v1/ping', { token })).status).toBe(200)
    await expectTooMany(await api.request('/api/v1/ping', { token }), '3')
  })

  test('reads and uploads are counted apart', async () => {
    const token = freshToken()
    for (let read = 0; read < 3; read += 1) await api.request('/api/v1/ping', { token })
    const first = await upload(token)
    expect([first.status, first.headers.get('x-ratelimit-limit')]).toEqual([201, '2'])
    expect((await upload(token)).status).toBe(201)
    await expectTooMany(await upload(token), '2')
  })

  test('the tokens of an account share its limit', async () => {
    const account = api.createAccount('Viele')
    const [first, second] = [api.createToken({ account }), api.createToken({ account })]
    for (const token of [first, second, first]) expect((await upload(token)).status).toBe(201)
    await expectTooMany(await upload(second), '3')
    for (let read = 0; read < 3; read += 1) await api.request('/api/v1/ping', { token: first })
    const last = await api.request('/api/v1/ping', { token: second })
    expect([last.headers.get('x-ratelimit-limit'), last.headers.get('x-ratelimit-remaining')]).toEqual(['5', '1'])
    expect((await api.request('/api/v1/ping', { token: second })).status).toBe(200)
    await expectTooMany(await api.request('/api/v1/ping', { token: second }), '5')
  })

  test('another account is not held up', async () => {
    const token = freshToken()
    for (let read = 0; read < 4; read += 1) await api.request('/api/v1/ping', { token })
    expect((await api.request('/api/v1/ping', { token: freshToken() })).status).toBe(200)
  })

  test('who has no valid token is told nothing of limits', async () => {
    const { status, headers } = await api.request('/api/v1/ping', { token: 'dk_live_wrong' })
    expect([status, headers.get('x-ratelimit-limit')]).toEqual([401, null])
  })

  function freshToken(): string {
    return api.createToken({ account: api.createAccount('Neu') })
  }

  function upload(token: string): Promise<Response> {
    return api.request('/api/v1/documents', { method: 'POST', body: makeForm(note), token })
  }

  async function expectTooMany(response: Response, limit: string): Promise<void> {
    const { headers } = response
    const { retry_after } = await expectError(response, 429, 'rate_limited')
    expect(headers.get('x-ratelimit-limit')).toBe(limit)
    expect(headers.get('x-ratelimit-remaining')).toBe('0')
    expect(headers.get('retry-after')).toBe(String(retry_after))
    expect(retry_after).toBeGreaterThanOrEqual(1)
    expect(retry_after).toBeLessThanOrEqual(60)
    const reset = Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000
    expect(Math.abs(reset - Number(retry_after))).toBeLessThan(5)
  }
})

describe('8, sandbox daily limits', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await openTestApi({ limits: { testUploadsPerAccount: 4, testUploadsPerUser: 3, testUploadsPerToken: 2 } })
  })
  afterAll(() => api.close())

  test.each([
    ['a token', [0, 0], 0],
    ['a user', [0, 0, 1], 2],
    ['an account', [0, 0, 1, 3], 4],
  ])('uploads of %s beyond its limit are 429, with all three figures', async (_, earlier, last) => {
    const tokens = makeTokens()
    for (const index of earlier) expect((await upload(tokens[index]!)).status).toBe(201)
    const before = countDocuments()
    const response = await upload(tokens[last]!)
    const { headers } = response
    const body = await expectError(response, 429, 'daily_limit_reached')
    expect(body).toMatchObject({
      account_daily_document_limit: 4,
      user_daily_document_limit: 3,
      token_daily_document_limit: 2,
    })
    expect(body.retry_after).toBeGreaterThanOrEqual(1)
    expect(body.retry_after).toBeLessThanOrEqual(86_400)
    expect(headers.get('retry-after')).toBe(String(body.retry_after))
    expect(Number(headers.get('x-ratelimit-reset')) * 1000).toBeGreaterThan(Date.now())
    expect(countDocuments()).toBe(before)
  })

  test('of uploads that come at once no more get through than there is room for', async () => {
    const [token] = makeTokens()
    const responses = await Promise.all(Array.from({ length: 10 }, () => upload(token!)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(8)
  })

  test('deleting documents makes no room', async () => {
    const [token] = makeTokens()
    for (let made = 0; made < 2; made += 1) {
      const { data } = (await (await upload(token!)).json()) as { data: { id: number } }
      await api.request(`/api/v1/documents/${data.id}`, { method: 'DELETE', token: token! })
    }
    await expectError(await upload(token!), 429, 'daily_limit_reached')
  })

  test('an upload that is refused does not count', async () => {
    const [token] = makeTokens()
    for (let refused = 0; refused < 3; refused += 1) {
      await expectError(await upload(token!, { name: 'leer.txt', content: '' }), 422, 'validation_failed')
    }
    expect((await upload(token!)).status).toBe(201)
  })

  test('live tokens have none', async () => {
    const token = api.createToken({ account: api.createAccount('Echt') })
    for (let made = 0; made < 5; made += 1) expect((await upload(token)).status).toBe(201)
  })

  /** Test tokens of a new account: three of its first user, two of its second. */
  function makeTokens(): readonly string[] {
    const account = api.createAccount('Probe')
    const second = createUser(api.database, { accountId: account.id, name: 'Zweite' })
    return [0, 1, 2, 3, 4].map((index) => {
      const token = api.createToken({ account, mode: 'test' })
      if (index >= 3) {
        api.database.prepare('UPDATE tokens SET user_id = ? WHERE id = (SELECT max(id) FROM tokens)').run(second.id)
      }
      return token
    })
  }

  function upload(token: string, file = note): Promise<Response> {
    return api.request('/api/v1/documents', { method: 'POST', body: makeForm(file), token })
  }

  function countDocuments(): number {
    return (api.database.prepare('SELECT count(*) AS n FROM documents').get() as { n: number }).n
  }
})
