import { expect, onTestFinished, test } from 'vitest'
import type { ConfigOverrides } from '../../engine/config.ts'
import { openTestApi, makeForm } from './open-test-api.ts'
import { expectError } from './expect-error.ts'

const note = { name: 'Notiz.txt', content: 'Lieferschein der Firma Birkenhain' }

test('while too many documents wait no more are taken, and the refusal says when to come again', async () => {
  const api = await open({ limits: { waitingDocuments: 2 } })
  const first = (await (await api.upload(note)).json()) as { data: { id: number } }
  const key = { 'Idempotency-Key': 'k' }
  const send = (): Promise<Response> =>
    api.request('/api/v1/documents', { method: 'POST', body: makeForm(note), headers: key })
  expect((await send()).status).toBe(201)
  const refused = await api.upload(note)
  const { message, retry_after: seconds } = await expectError(refused, 429, 'rate_limited')
  expect(message).toBe(
    `So many documents wait to be read that no more are taken for now. Try again in ${seconds} seconds.`,
  )
  expect(refused.headers.get('retry-after')).toBe(String(seconds))
  expect(Number(refused.headers.get('x-ratelimit-reset'))).toBeGreaterThan(Date.now() / 1000)
  // What was taken before is answered as it was, and everything else as ever.
  expect((await send()).headers.get('idempotency-replayed')).toBe('true')
  expect((await api.request('/api/v1/documents')).status).toBe(200)
  await api.request(`/api/v1/documents/${first.data.id}`, { method: 'DELETE' })
  expect((await api.upload(note)).status).toBe(201)
})

test('so while the app has too much in memory', async () => {
  const api = await open({ limits: { appMemoryBytes: 1 } })
  const { message } = await expectError(await api.upload(note), 429, 'rate_limited')
  expect(message).toBe('Docket has so much in memory that it takes no more documents for now. Try again in 5 seconds.')
  expect((await api.request('/api/v1/documents')).status).toBe(200)
})

async function open(overrides: ConfigOverrides) {
  const api = await openTestApi(overrides)
  onTestFinished(() => api.close())
  return api
}
