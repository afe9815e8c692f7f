import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentResource } from '../../../engine/contract/document.ts'
import { expectError } from '../expect-error.ts'
import { dataOf, openNarrowService, type NarrowService } from './open-narrow-service.ts'

let api: NarrowService
beforeAll(async () => {
  api = await openNarrowService()
})
afterAll(() => api.close())

describe('4, all endpoints require the Authorization header', () => {
  test.each([
    ['GET', '/ping'],
    ['GET', '/documents'],
    ['POST', '/documents'],
    ['GET', '/documents/1'],
    ['DELETE', '/documents/1'],
    ['GET', '/documents/1/thumbnail'],
    ['GET', '/documents/1/previews'],
    ['GET', '/documents/1/extractions'],
    ['GET', '/previews/1'],
  ])('%s %s', async (method, path) => {
    await expectError(await api.ask(method, path, { token: null }), 401, 'unauthenticated')
  })
})

describe('4.1 Index', () => {
  test('GET /ping: 200, 401, 429', async () => {
    expect((await api.ask('GET', '/ping')).status).toBe(200)
    await expectError(await api.ask('GET', '/ping', { token: null }), 401, 'unauthenticated')
    await expectError(await api.askTooOften('/ping'), 429, 'rate_limited')
  })

  test('GET /documents: 200, 403, 422, 429', async () => {
    expect((await api.ask('GET', '/documents')).status).toBe(200)
    await api.expectForbidden('GET', '/documents')
    await expectError(await api.ask('GET', '/documents?per_page=0'), 422, 'validation_failed')
    await expectError(await api.askTooOften('/documents'), 429, 'rate_limited')
  })

  test('POST /documents: 201, 402, 403, 409, 422, 429 (see 4.5)', async () => {
    expect((await api.upload('bill.pdf')).status).toBe(201)
    await api.expectForbidden('POST', '/documents')
    await expectError(await api.upload('a.exe'), 422, 'validation_failed')
  })

  test('POST /x402/extractions: 503 while payments are not set up (others: 4-1-x402)', async () => {
    const response = await api.ask('POST', '/x402/extractions', { token: null })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    await expectError(response, 503, 'payment_unavailable')
  })

  test.each([
    ['/documents/{document}'],
    ['/documents/{document}/thumbnail'],
    ['/documents/{document}/previews'],
    ['/documents/{document}/extractions'],
  ])('GET %s: 200, 403, 404', async (path) => {
    const of = (id: number): string => path.replace('{document}', String(id))
    expect((await api.ask('GET', of(api.document.id))).status).toBe(200)
    await api.expectForbidden('GET', of(api.document.id))
    await expectError(await api.ask('GET', of(999_999)), 404, 'not_found')
  })

  test('DELETE /documents/{document}: 204, 403, 404', async () => {
    const { id } = await dataOf<DocumentResource>(await api.upload('bill.pdf'))
    await api.expectForbidden('DELETE', `/documents/${id}`)
    expect((await api.ask('DELETE', `/documents/${id}`)).status).toBe(204)
    await expectError(await api.ask('DELETE', `/documents/${id}`), 404, 'not_found')
  })

  test('GET /previews/{preview}: 200, 403, 404', async () => {
    const { id } = api.document.previews![0]!
    expect((await api.ask('GET', `/previews/${id}`)).status).toBe(200)
    await api.expectForbidden('GET', `/previews/${id}`)
    await expectError(await api.ask('GET', '/previews/999999'), 404, 'not_found')
  })
})

describe('4.2 Common request headers', () => {
  test('Authorization: Bearer and a token of the account, with the ability that the endpoint needs', async () => {
    const token = api.service.createToken({ abilities: ['documents:read'] })
    expect((await api.ask('GET', '/documents', { token })).status).toBe(200)
    await expectError(await api.ask('DELETE', `/documents/${api.document.id}`, { token }), 403, 'forbidden')
    await expectError(await api.ask('GET', '/ping', { token: `${token}x` }), 401, 'unauthenticated')
  })

  test('Idempotency-Key: the same key and the same payload return the stored response', async () => {
    const token = api.service.createToken()
    const send = () => api.upload('bill.pdf', { token, headers: { 'Idempotency-Key': 'one upload' } })
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.text()).toBe(await first.text())
  })

  test('Idempotency-Key: 255 characters at most', async () => {
    const long = (length: number) => api.upload('bill.pdf', { headers: { 'Idempotency-Key': 'k'.repeat(length) } })
    expect((await long(255)).status).toBe(201)
    await expectError(await long(256), 422, 'validation_failed')
  })

  test('X-Request-ID: up to 128 characters are echoed in errors, else one is generated', async () => {
    for (const [given, echoed] of [
      ['case 7', 'case 7'],
      ['r'.repeat(128), 'r'.repeat(128)],
      ['r'.repeat(129), expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ] as const) {
      const response = await api.ask('GET', '/documents/999999', { headers: { 'X-Request-ID': given } })
      expect((await expectError(response, 404, 'not_found')).request_id).toEqual(echoed)
    }
    expect((await expectError(await api.ask('GET', '/nowhere'), 404, 'not_found')).request_id).toMatch(
      /^[0-9a-f-]{36}$/,
    )
  })
})
