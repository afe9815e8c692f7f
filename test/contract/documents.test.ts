import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  documentListEntrySchema,
  documentListSchema,
  documentSchema,
  type DocumentList,
  type DocumentResource,
} from '../../engine/contract/document.ts'
import { expectError } from './expect-error.ts'
import { openTestApi, type TestApi } from './open-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

describe('GET /documents', () => {
  let list: TestApi
  const ids: number[] = []
  beforeAll(async () => {
    list = await openTestApi()
    for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt']) ids.push((await upload(list, name)).id)
  })
  afterAll(() => list.close())

  test('gives the newest first, a hundred a page, entries without the fields that lists omit', async () => {
    const body = await read('')
    expect(documentListSchema.strict().parse(body)).toEqual(body)
    expect(body.data.map(({ id }) => id)).toEqual(ids.toReversed())
    for (const entry of body.data) {
      expect(Object.keys(entry).sort()).toEqual(Object.keys(documentListEntrySchema.shape).sort())
      expect(entry).toMatchObject({ previews: null, extractions: null, latest_extraction_run: { status: 'pending' } })
    }
    expect(body.links).toEqual({ first: pageUrl('page=1'), last: pageUrl('page=1'), prev: null, next: null })
    expect(body.meta).toEqual({ current_page: 1, from: 1, last_page: 1, per_page: 100, to: 5, total: 5 })
  })

  test('gives the oldest first on demand; links keep sort and per_page', async () => {
    const body = await read('?sort=created_at&per_page=2&page=2')
    expect(body.data.map(({ id }) => id)).toEqual(ids.slice(2, 4))
    const query = 'sort=created_at&per_page=2'
    expect(body.links).toEqual({
      first: pageUrl(`${query}&page=1`),
      last: pageUrl(`${query}&page=3`),
      prev: pageUrl(`${query}&page=1`),
      next: pageUrl(`${query}&page=3`),
    })
    expect(body.meta).toEqual({ current_page: 2, from: 3, last_page: 3, per_page: 2, to: 4, total: 5 })
  })

  test('its links lead through the whole list once', async () => {
    const seen: number[] = []
    for (let next: string | null = pageUrl('per_page=2'); next;) {
      const body = (await (await list.request(next)).json()) as DocumentList
      seen.push(...body.data.map(({ id }) => id))
      next = body.links.next
    }
    expect(seen).toEqual(ids.toReversed())
  })

  test('is empty beyond the last page', async () => {
    const body = await read('?per_page=2&page=99')
    expect(body.data).toEqual([])
    expect(body.links).toMatchObject({ prev: pageUrl('per_page=2&page=3'), next: null })
    expect(body.meta).toEqual({ current_page: 99, from: null, last_page: 3, per_page: 2, to: null, total: 5 })
    expect((await read(`?page=${Number.MAX_SAFE_INTEGER}`)).data).toEqual([])
  })

  test('is empty for an account without documents', async () => {
    const token = list.createToken({ account: list.createAccount('Leer') })
    const body = (await (await list.request('/api/v1/documents', { token })).json()) as DocumentList
    expect(body.data).toEqual([])
    expect(body.meta).toEqual({ current_page: 1, from: null, last_page: 1, per_page: 100, to: null, total: 0 })
  })

  test.each([
    ['sort=filename', 'sort'],
    ['per_page=0', 'per_page'],
    ['per_page=101', 'per_page'],
    ['per_page=ten', 'per_page'],
    ['per_page=1.0', 'per_page'],
    ['per_page=%201', 'per_page'],
    ['per_page=', 'per_page'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=9007199254740993', 'page'],
    ['per_page=1&per_page=2', 'per_page'],
  ])('?%s is 422', async (query, field) => {
    const { errors } = await expectError(await list.request(`/api/v1/documents?${query}`), 422, 'validation_failed')
    expect(Object.keys(errors ?? {})).toEqual([field])
    expect(errors?.[field]).toHaveLength(1)
  })

  async function read(query: string): Promise<DocumentList> {
    const response = await list.request(`/api/v1/documents${query}`)
    expect(response.status).toBe(200)
    return (await response.json()) as DocumentList
  }

  function pageUrl(query: string): string {
    return `${list.url}/api/v1/documents?${query}`
  }
})

describe('GET /documents/{document}', () => {
  test('gives every field, as the upload did', async () => {
    const created = await upload(api, 'a.txt')
    const response = await api.request(`/api/v1/documents/${created.id}`)
    expect(response.status).toBe(200)
    const body = (await response.json()) as { data: DocumentResource }
    expect(documentSchema.strict().parse(body.data)).toEqual(created)
  })

  test('is the same for a test token of the account', async () => {
    const created = await upload(api, 'a.txt')
    const response = await api.request(`/api/v1/documents/${created.id}`, { token: api.createToken({ mode: 'test' }) })
    expect(((await response.json()) as { data: DocumentResource }).data).toEqual(created)
  })
})

describe('DELETE /documents/{document}', () => {
  test('is 204 without a body; document and original are gone', async () => {
    const created = await upload(api, 'weg.txt', 'nur einmal da')
    const { hash } = api.database
      .prepare('SELECT original_hash AS hash FROM documents WHERE id = ?')
      .get(created.id) as { hash: string }
    const original = join(api.dataFolder, 'originals', hash.slice(0, 2), hash)
    expect(existsSync(original)).toBe(true)
    const response = await api.request(`/api/v1/documents/${created.id}`, { method: 'DELETE' })
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(response.headers.get('x-request-id')).toBeTruthy()
    expect(existsSync(original)).toBe(false)
    await expectError(await api.request(`/api/v1/documents/${created.id}`), 404, 'not_found')
    await expectError(await api.request(`/api/v1/documents/${created.id}`, { method: 'DELETE' }), 404, 'not_found')
  })

  test('leaves the original to another document with the same bytes', async () => {
    const first = await upload(api, 'eins.txt', 'gleicher Inhalt')
    const second = await upload(api, 'zwei.txt', 'gleicher Inhalt')
    await api.request(`/api/v1/documents/${first.id}`, { method: 'DELETE' })
    expect((await api.request(`/api/v1/documents/${second.id}`)).status).toBe(200)
  })
})

describe('before a document is completed', () => {
  test('it has no thumbnail, no previews and no fields', async () => {
    const { id } = await upload(api, 'a.txt')
    await expectError(await api.request(`/api/v1/documents/${id}/thumbnail`), 404, 'not_found')
    expect(await (await api.request(`/api/v1/documents/${id}/previews`)).json()).toEqual({ data: [] })
    expect(await (await api.request(`/api/v1/documents/${id}/extractions`)).json()).toEqual({ data: {} })
  })
})

const READS = ['', '/thumbnail', '/previews', '/extractions'] as const

describe('ids that nothing has are 404', () => {
  test.each(['abc', '0', '-1', '1.5', '99999', '9007199254740993', '1e3', '%E0', '0x1'])('%s', async (id) => {
    for (const suffix of READS) {
      await expectError(await api.request(`/api/v1/documents/${id}${suffix}`), 404, 'not_found')
    }
    await expectError(await api.request(`/api/v1/documents/${id}`, { method: 'DELETE' }), 404, 'not_found')
    await expectError(await api.request(`/api/v1/previews/${id}`), 404, 'not_found')
  })
})

describe('a token without documents:read', () => {
  test('is 403 on every read, whether or not the id exists', async () => {
    const { id } = await upload(api, 'a.txt')
    const token = api.createToken({ abilities: ['documents:write'] })
    await expectError(await api.request('/api/v1/documents?per_page=0', { token }), 403, 'forbidden')
    for (const suffix of READS) {
      await expectError(await api.request(`/api/v1/documents/${id}${suffix}`, { token }), 403, 'forbidden')
    }
    await expectError(await api.request('/api/v1/documents/99999', { token }), 403, 'forbidden')
    await expectError(await api.request('/api/v1/previews/1', { token }), 403, 'forbidden')
  })
})

async function upload(to: TestApi, name: string, content = `Inhalt von ${name}`): Promise<DocumentResource> {
  const response = await to.upload({ name, content })
  expect(response.status).toBe(201)
  return ((await response.json()) as { data: DocumentResource }).data
}
