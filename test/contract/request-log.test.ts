import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './open-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('each request is one line with its id, route, status and duration, and nothing of what it carried', async () => {
  const token = api.createToken({ abilities: ['documents:read', 'documents:write', 'webhooks:manage'] })
  const uploaded = await api.upload({ name: 'geheim.txt', content: 'Rechnung an Verschwiegen & Co' }, [
    ['text', 'streng vertraulich'],
    ['requester', 'postfach-7'],
  ])
  const { data } = (await uploaded.json()) as { data: { id: number } }
  const created = await api.request('/api/v1/webhook-endpoints', {
    method: 'POST',
    token,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url: 'https://erp.example/hooks/kennwort', events: ['document.completed'] }),
  })
  const { secret } = ((await created.json()) as { data: { secret: string } }).data
  await api.request(`/api/v1/documents/${data.id}?key=kennwort`, { token, headers: { 'Idempotency-Key': 'kennwort' } })
  await api.request('/api/v1/documents?per_page=kennwort', { token })
  await api.request('/kennwort', { token: 'dk_live_kennwort' })
  await expect.poll(() => api.logged).toHaveLength(5)

  const lines = api.logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['POST', '/api/v1/documents', 201],
    ['POST', '/api/v1/webhook-endpoints', 201],
    ['GET', '/api/v1/documents/:document', 200],
    ['GET', '/api/v1/documents', 422],
    ['GET', null, 404],
  ])
  const known = new Set([
    'level',
    'time',
    'pid',
    'hostname',
    'request_id',
    'method',
    'route',
    'status',
    'finished',
    'duration_ms',
  ])
  for (const line of lines) {
    expect(line).toMatchObject({ request_id: expect.any(String), duration_ms: expect.any(Number) })
    expect(Object.keys(line).filter((key) => !known.has(key))).toEqual([])
  }
  const all = api.logged.join('')
  for (const carried of [
    token,
    'dk_live',
    secret,
    'whsec_',
    'geheim',
    'Verschwiegen',
    'vertraulich',
    'postfach',
    'kennwort',
  ]) {
    expect(all).not.toContain(carried)
  }
})
