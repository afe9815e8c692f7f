import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentResource } from '../../engine/contract/document.ts'
import { createAccount, setCredits } from '../../engine/store/accounts.ts'
import { readBalance } from '../../engine/store/credits.ts'
import { expectError } from './expect-error.ts'
import { makeForm, openTestApi, type TestApi } from './open-test-api.ts'

const note = { name: 'Notiz.txt', content: 'Lieferschein der Firma Birkenhain' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('as many uploads are accepted as there are credits, however many come at once', async () => {
  const account = createAccount(api.database, { name: 'Knapp', credits: 5 })
  const token = api.createToken({ account })
  const responses = await Promise.all(Array.from({ length: 12 }, () => post(makeForm(note), token)))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(responses.filter(({ status }) => status === 402)).toHaveLength(7)
  expect(readBalance(api.database, account.id)).toBe(0)
})

test('test mode reserves nothing', async () => {
  const account = createAccount(api.database, { name: 'Probe', credits: 0 })
  const token = api.createToken({ account, mode: 'test' })
  expect((await post(makeForm(note), token)).status).toBe(201)
})

test('an unmetered account has no end of them', async () => {
  const account = createAccount(api.database, { name: 'Frei', credits: 0 })
  setCredits(api.database, account.id, null)
  expect((await post(makeForm(note), api.createToken({ account }))).status).toBe(201)
})

test('an upload that is refused costs nothing', async () => {
  const account = createAccount(api.database, { name: 'Sparsam', credits: 1 })
  const token = api.createToken({ account })
  await expectError(await post(makeForm({ name: 'a.txt', content: '' }), token), 422, 'validation_failed')
  expect(readBalance(api.database, account.id)).toBe(1)
})

test('deleting a document that waits gives its credit back', async () => {
  const account = createAccount(api.database, { name: 'Umentschieden', credits: 1 })
  const token = api.createToken({ account })
  const { data } = (await (await post(makeForm(note), token)).json()) as { data: DocumentResource }
  expect(readBalance(api.database, account.id)).toBe(0)
  await api.request(`/api/v1/documents/${data.id}`, { method: 'DELETE', token })
  expect(readBalance(api.database, account.id)).toBe(1)
})

function post(body: FormData, token: string): Promise<Response> {
  return api.request('/api/v1/documents', { method: 'POST', body, token })
}
