import { assert, asyncProperty, anything, constantFrom, jsonValue, oneof, record, string } from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appErrorEnvelopeSchema } from '../../../engine/contract/error-envelope.ts'
import { updateDocument } from '../../../engine/store/documents.ts'
import { saveExtraction } from '../../../engine/store/extractions.ts'
import { makeForm, openTestApi, type TestApi } from '../../contract/open-test-api.ts'
import { openApp, type AskApp } from './open-app.ts'

let api: TestApi
let app: AskApp
let id: number
beforeAll(async () => {
  api = await openTestApi()
  app = openApp(api)
  const body = makeForm({ name: 'brief.txt', content: 'Guten Tag' })
  const answer = await app(`/app/accounts/${api.account.id}/documents`, { method: 'POST', body })
  ;({ id } = ((await answer.json()) as { data: { id: number } }).data)
  const runId = (api.database.prepare('SELECT max(id) AS id FROM runs').get() as { id: number }).id
  const fields = { type: { value: 'invoice', candidates: [] }, iban: { value: null, candidates: [] } }
  saveExtraction(api.database, { runId, documentId: id, type: 'invoice', fields, findings: [] })
  api.database.exec('DELETE FROM jobs')
  updateDocument(api.database, id, { status: 'completed', documentType: 'invoice', numberOfPages: 1 })
})
afterAll(() => api.close())

test('whatever is sent, the answer is no 5xx, and the envelope where it is an error', async () => {
  const ids = () => oneof(constantFrom(String(id), '1', '0', '-1', '9007199254740993', '%00', '..'), string())
  const paths = record({ first: ids(), second: ids() }).chain(({ first, second }) => {
    const [a, b] = [first, second].map((part) =>
      part.startsWith('%') ? part : encodeURIComponent(part.toWellFormed()),
    )
    return constantFrom(
      '/app/accounts',
      `/app/accounts/${a}`,
      `/app/accounts/${a}/documents?status=${b}&page=${b}`,
      `/app/accounts/${a}/tokens`,
      `/app/tokens/${a}`,
      `/app/documents/${a}`,
      `/app/documents/${a}/fields`,
      `/app/documents/${a}/corrections/${b}`,
      `/app/documents/${a}/resume`,
      `/app/previews/${a}`,
      `/app/sign-in?code=${b}`,
      '/app/settings',
      `/app/${a}`,
    )
  })
  const place = { page: jsonValue(), box: jsonValue(), text: jsonValue() }
  const correction = record({ value: jsonValue(), ...place }, { requiredKeys: [] })
  const keys = { type: correction, iban: correction, tax_breakdowns: correction, __proto__: correction }
  const bodies = oneof(
    record({ fields: record(keys, { requiredKeys: [] }) }),
    record(
      { name: jsonValue(), credits: jsonValue(), abilities: jsonValue(), language: jsonValue() },
      { requiredKeys: [] },
    ),
    jsonValue(),
    anything(),
  )
  const methods = constantFrom('POST', 'PATCH', 'GET', 'PUT')
  const sent = asyncProperty(methods, paths, bodies, async (method, path, body) => {
    const isObject = typeof body === 'object' && body !== null
    const answer = await app(path, { method, ...(isObject && method !== 'GET' && { body }) })
    expect(answer.status).toBeLessThan(500)
    if (answer.status < 400) await answer.body?.cancel()
    else appErrorEnvelopeSchema.strict().parse(await answer.json())
  })
  await assert(sent, { numRuns: 1000 })
})

test('__proto__ is no field', async () => {
  const body = JSON.parse('{"fields": {"__proto__": {"value": "x"}, "iban": {"value": null}}}') as object
  const answer = await app(`/app/documents/${id}/fields`, { method: 'PATCH', body })
  expect([200, 409, 422]).toContain(answer.status)
  expect(({} as Record<string, unknown>)['value']).toBeUndefined()
})

test.each(['resume', 'process'])('%s needs no body and ignores one', async (action) => {
  const answer = await app(`/app/documents/${id}/${action}`, { method: 'POST', body: { any: 'thing' } })
  expect([202, 409]).toContain(answer.status)
})
