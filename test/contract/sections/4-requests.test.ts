import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentResource } from '../../../engine/contract/document.ts'
import { listTokens, revokeToken } from '../../../engine/store/tokens.ts'
import { expectError } from '../expect-error.ts'
import { dataOf, openNarrowService, type NarrowService } from './open-narrow-service.ts'

let api: NarrowService
beforeAll(async () => {
  api = await openNarrowService()
})
afterAll(() => api.close())

describe('4.3 GET /ping', () => {
  test('only the bearer token is required', async () => {
    expect((await api.ask('GET', '/ping', { token: api.service.createToken({ abilities: [] }) })).status).toBe(200)
  })

  test('200: JSON object with status true', async () => {
    expect(await (await api.ask('GET', '/ping')).json()).toEqual({ status: true })
  })

  test('401: the token is missing, invalid or revoked', async () => {
    const revoked = api.service.createToken()
    revokeToken(api.engine.database, listTokens(api.engine.database).at(-1)!.id)
    for (const token of [null, '', 'dk_live_wrong', revoked]) {
      await expectError(await api.ask('GET', '/ping', { token }), 401, 'unauthenticated')
    }
  })

  test('429: the read rate limit is exceeded', async () => {
    await expectError(await api.askTooOften('/ping'), 429, 'rate_limited')
  })
})

describe('4.4 GET /documents', () => {
  test("returns the token account's documents", async () => {
    const accountId = api.service.createAccount()
    const { data } = await api.list('', api.service.createToken({ accountId }))
    expect(data).toEqual([])
    expect((await api.list('')).data.map(({ id }) => id)).toContain(api.document.id)
  })

  test('sort: created_at gives the oldest first, -created_at the newest', async () => {
    const times = async (sort: string) => (await api.list(`?sort=${sort}`)).data.map(({ created_at: time }) => time)
    const oldest = await times('created_at')
    expect(oldest.length).toBeGreaterThan(2)
    expect(oldest).toEqual(oldest.toSorted())
    expect(await times('-created_at')).toEqual(oldest.toReversed())
  })

  test('per_page: 1 to 100, 100 by default', async () => {
    expect((await api.list('?per_page=1')).data).toHaveLength(1)
    expect((await api.list('?per_page=100')).meta.per_page).toBe(100)
    expect((await api.list('')).meta.per_page).toBe(100)
    for (const size of ['0', '101', 'ten']) {
      await expectError(await api.ask('GET', `/documents?per_page=${size}`), 422, 'validation_failed')
    }
  })

  test('200 data: array of documents', async () => {
    const entry = (await api.list('')).data.find(({ id }) => id === api.document.id)
    const { additional_text: _, additional_text_plain: __, number_of_pages: ___, ...others } = api.document
    expect(entry).toEqual({ ...others, previews: null, extractions: null })
  })

  test('200 links: first, last, prev, next; prev and next null at the ends', async () => {
    const { last_page: last } = (await api.list('?per_page=1')).meta
    const url = (page: number): string => `${api.service.url}/api/v1/documents?per_page=1&page=${page}`
    expect((await api.list('?per_page=1')).links).toEqual({ first: url(1), last: url(last), prev: null, next: url(2) })
    expect((await api.list(`?per_page=1&page=2`)).links).toMatchObject({ prev: url(1), next: url(3) })
    expect((await api.list(`?per_page=1&page=${last}`)).links).toMatchObject({ prev: url(last - 1), next: null })
  })

  test('200 meta: current_page, from, last_page, per_page, to, total', async () => {
    const { total } = (await api.list('')).meta
    expect((await api.list('?per_page=2&page=2')).meta).toEqual({
      current_page: 2,
      from: 3,
      last_page: Math.ceil(total / 2),
      per_page: 2,
      to: Math.min(4, total),
      total,
    })
  })

  test('403: the token lacks documents:read', async () => {
    await api.expectForbidden('GET', '/documents')
  })

  test('422: a query parameter is invalid', async () => {
    const { errors } = await expectError(await api.ask('GET', '/documents?sort=filename'), 422, 'validation_failed')
    expect(Object.keys(errors!)).toEqual(['sort'])
  })

  test('429: the read rate limit is exceeded', async () => {
    await expectError(await api.askTooOften('/documents'), 429, 'rate_limited')
  })
})

describe('4.6 GET /documents/{document}', () => {
  test('200: status, file metadata, preview links, completed extraction fields and latest run', () => {
    expect(api.document).toMatchObject({
      status: 'completed',
      filename: 'bill.pdf',
      file_format: 'pdf',
      previews: [{ preview: expect.stringContaining('/api/v1/previews/') }],
      extractions: { gross_amount: { value: '12.00' } },
      latest_extraction_run: { status: 'completed' },
    })
  })

  test('403: the token lacks documents:read', async () => {
    await api.expectForbidden('GET', `/documents/${api.document.id}`)
  })

  test('404: no document for this account and ID', async () => {
    await api.expectNotFound('GET', `/documents/${api.document.id}`, '/documents/999999')
  })
})

describe('4.7 DELETE /documents/{document}', () => {
  test('204: deleted, no body', async () => {
    const { id } = await dataOf<DocumentResource>(await api.upload('bill.pdf'))
    const response = await api.ask('DELETE', `/documents/${id}`)
    expect([response.status, await response.text()]).toEqual([204, ''])
    await expectError(await api.ask('GET', `/documents/${id}`), 404, 'not_found')
  })

  test('403: the token lacks documents:write; the document stays', async () => {
    await api.expectForbidden('DELETE', `/documents/${api.document.id}`)
    expect((await api.ask('GET', `/documents/${api.document.id}`)).status).toBe(200)
  })

  test('404: no such document for the account; that of another one stays', async () => {
    await api.expectNotFound('DELETE', `/documents/${api.document.id}`, '/documents/999999')
    expect((await api.ask('GET', `/documents/${api.document.id}`)).status).toBe(200)
  })
})

describe('4.8 GET /documents/{document}/thumbnail', () => {
  test('200: binary stream of the generated thumbnail, its type that of the image', async () => {
    await api.expectPicture(api.document.thumbnail!, 'thumbnail.png')
  })

  test('403: the token lacks documents:read', async () => {
    await api.expectForbidden('GET', `/documents/${api.document.id}/thumbnail`)
  })

  test('404: no document or no thumbnail for this account and ID', async () => {
    await api.expectNotFound('GET', `/documents/${api.document.id}/thumbnail`, '/documents/999999/thumbnail')
    await expectError(await api.ask('GET', `/documents/${api.damaged.id}/thumbnail`), 404, 'not_found')
  })
})

describe('4.9 GET /documents/{document}/previews', () => {
  test('200: the previews of the document', async () => {
    expect(await (await api.ask('GET', `/documents/${api.document.id}/previews`)).json()).toEqual({
      data: api.document.previews,
    })
    expect(api.document.previews).toHaveLength(1)
  })

  test('403: the token lacks documents:read', async () => {
    await api.expectForbidden('GET', `/documents/${api.document.id}/previews`)
  })

  test('404: no document for the account', async () => {
    await api.expectNotFound('GET', `/documents/${api.document.id}/previews`, '/documents/999999/previews')
  })
})

describe('4.10 GET /previews/{preview}', () => {
  test('200: binary stream, its type that of the preview', async () => {
    await api.expectPicture(api.document.previews![0]!.preview, 'page-1.png')
  })

  test('403: the token lacks documents:read', async () => {
    await api.expectForbidden('GET', `/previews/${api.document.previews![0]!.id}`)
  })

  test('404: no preview for the account and ID', async () => {
    await api.expectNotFound('GET', `/previews/${api.document.previews![0]!.id}`, '/previews/999999')
  })
})

describe('4.11 GET /documents/{document}/extractions', () => {
  test('200: object keyed by field name, each an extraction field object', async () => {
    const response = await api.ask('GET', `/documents/${api.document.id}/extractions`)
    expect(await response.json()).toEqual({ data: { gross_amount: { value: '12.00', candidates: [] } } })
  })

  test('403: the token lacks documents:read', async () => {
    await api.expectForbidden('GET', `/documents/${api.document.id}/extractions`)
  })

  test('404: no document for the account', async () => {
    await api.expectNotFound('GET', `/documents/${api.document.id}/extractions`, '/documents/999999/extractions')
  })
})
