import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentResource } from '../../../engine/contract/document.ts'
import { setSuspended } from '../../../engine/store/accounts.ts'
import { listTokens, revokeToken } from '../../../engine/store/tokens.ts'
import { expectError } from '../expect-error.ts'
import { makeForm, openTestApi, type TestApi } from '../open-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('5, rules', () => {
  test('1. every request carries Authorization: Bearer and the token', async () => {
    const token = api.createToken()
    for (const authorization of [undefined, token, `Basic ${token}`, 'Bearer']) {
      const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization }
      await expectError(await api.request('/api/v1/ping', { token: null, headers }), 401, 'unauthenticated')
    }
    const response = await api.request('/api/v1/ping', { token: null, headers: { Authorization: `Bearer ${token}` } })
    expect(response.status).toBe(200)
  })

  test('2. tokens are account-scoped, and live or test', async () => {
    const account = api.createAccount('Muster GmbH')
    const ofMode = async (mode: 'live' | 'test') => upload(api.createToken({ account, mode }))
    const documents = [await documentOf(await ofMode('live')), await documentOf(await ofMode('test'))]
    expect(documents.map(({ mode }) => mode)).toEqual(['live', 'test'])
    const list = async (token: string): Promise<unknown[]> =>
      ((await (await api.request('/api/v1/documents', { token })).json()) as { data: unknown[] }).data
    expect(await list(api.createToken({ account, mode: 'test' }))).toHaveLength(2)
    expect(await list(api.createToken({ account: api.createAccount('Andere') }))).toEqual([])
  })

  test.each([
    ['list', 'GET', () => '/documents'],
    ['fetch', 'GET', (id: number) => `/documents/${id}`],
    ['thumbnail', 'GET', (id: number) => `/documents/${id}/thumbnail`],
    ['previews', 'GET', (id: number) => `/documents/${id}/previews`],
    ['preview download', 'GET', () => '/previews/1'],
    ['extractions', 'GET', (id: number) => `/documents/${id}/extractions`],
    ['upload', 'POST', () => '/documents'],
    ['delete', 'DELETE', (id: number) => `/documents/${id}`],
  ] as const)('3. %s needs its ability and no other', async (_, method, path) => {
    const { id } = await documentOf(await upload(api.createToken()))
    const needed = method === 'GET' ? ('documents:read' as const) : ('documents:write' as const)
    const other = method === 'GET' ? ('documents:write' as const) : ('documents:read' as const)
    const ask = (abilities: readonly (typeof needed)[]) =>
      api.request(`/api/v1${path(id)}`, { method, token: api.createToken({ abilities }) })
    expect((await expectError(await ask([other]), 403, 'forbidden')).message).toContain(needed)
    expect((await ask([needed])).status).not.toBe(403)
  })

  test('4. a missing, invalid or revoked token is 401, one without the ability is 403', async () => {
    const revoked = api.createToken()
    expect((await api.request('/api/v1/documents', { token: revoked })).status).toBe(200)
    revokeToken(api.database, listTokens(api.database).at(-1)!.id)
    for (const token of [null, 'dk_live_wrong', revoked]) {
      await expectError(await api.request('/api/v1/documents', { token }), 401, 'unauthenticated')
    }
    const token = api.createToken({ abilities: [] })
    await expectError(await api.request('/api/v1/documents', { token }), 403, 'forbidden')
  })

  test('5. a suspended account cannot upload', async () => {
    const account = api.createAccount('Gesperrt')
    const token = api.createToken({ account })
    expect((await upload(token)).status).toBe(201)
    setSuspended(api.database, account.id, true)
    await expectError(await upload(token), 403, 'account_suspended')
    expect((await api.request('/api/v1/documents', { token })).status).toBe(200)
  })

  test("6. another account's resource is 404 where it is looked up by ID", async () => {
    const { id } = await documentOf(await upload(api.createToken()))
    const token = api.createToken({ account: api.createAccount('Nachbar') })
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/thumbnail'],
      ['GET', '/previews'],
      ['GET', '/extractions'],
      ['DELETE', ''],
    ] as const) {
      await expectError(await api.request(`/api/v1/documents/${id}${path}`, { method, token }), 404, 'not_found')
    }
  })
})

function upload(token: string): Promise<Response> {
  const body = makeForm({ name: 'Notiz.txt', content: 'Lieferschein' })
  return api.request('/api/v1/documents', { method: 'POST', body, token })
}

async function documentOf(response: Response): Promise<DocumentResource> {
  return ((await response.json()) as { data: DocumentResource }).data
}
