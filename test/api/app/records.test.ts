import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditEntrySchema, auditSummarySchema, type AuditEntryResource } from '../../../engine/contract/app/audit.ts'
import type { AppDocument } from '../../../engine/contract/app/document.ts'
import { createToken } from '../../../engine/store/tokens.ts'
import { makeForm } from '../../contract/open-test-api.ts'
import { makeEngine } from '../../pipeline/open-test-engine.ts'
import { openApp } from './open-app.ts'

const SESSION = { actor: 'session', actor_id: 1, actor_name: 'Ada' }
const TOKEN = { actor: 'token', actor_id: 1, actor_name: 'Scanner' }
const DOCKET = { actor: 'service', actor_id: null, actor_name: null }

test('the history of a document says of each change who made it and what it was', async () => {
  const { engine, app, uploadByToken, historyOf } = await openOffice()
  const id = await uploadByToken('bill.pdf')
  const path = `/app/documents/${id}`
  await app(`${path}/fields`, { method: 'PATCH', body: { fields: { gross_amount: { value: '13.00' } } } })
  await app(`${path}/corrections/1`, { method: 'DELETE' })
  await app(`${path}/fields`, { method: 'PATCH', body: { fields: { type: { value: 'letter' } } } })
  await app(`${path}/check`, { method: 'POST' })
  await app(`${path}/process`, { method: 'POST' })
  await engine.whenDone(id)
  await app('/app/accounts/1/export', { method: 'POST', body: { ids: [id], format: 'csv' } })
  const history = await historyOf(id)
  expect(history.toReversed()).toMatchObject([
    { ...TOKEN, action: 'document.received', after: { filename: 'bill.pdf', origin: 'api', file_size: 13 } },
    { ...DOCKET, action: 'document.status', before: 'pending', after: 'completed' },
    { ...DOCKET, action: 'field.read', field: 'type', before: null, after: 'invoice' },
    { ...SESSION, action: 'field.corrected', field: 'gross_amount', before: '12.00', after: '13.00' },
    { ...SESSION, action: 'field.undone', field: 'gross_amount', before: '13.00', after: '12.00' },
    { ...SESSION, action: 'field.corrected', field: 'type', before: 'invoice', after: 'letter' },
    { ...SESSION, action: 'document.checked' },
    { ...SESSION, action: 'document.unchecked' },
    { ...SESSION, action: 'document.status', field: 'status', before: 'completed', after: 'pending' },
    { ...DOCKET, action: 'document.status', field: 'status', before: 'pending', after: 'completed' },
    { ...SESSION, action: 'document.exported', after: { format: 'csv' } },
  ])
})

test('a deleted document stays in the trail: by whom, and which one it was', async () => {
  const { app, byToken, uploadByToken, exportTrail } = await openOffice()
  const id = await uploadByToken('gone.pdf')
  expect((await byToken(`/api/v1/documents/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await app(`/app/documents/${id}/history`)).status).toBe(404)
  const entries = await exportTrail()
  expect(entries.at(-1)).toMatchObject({
    ...TOKEN,
    document_id: id,
    action: 'document.deleted',
    before: { filename: 'gone.pdf', status: 'completed', type: 'invoice' },
  })
})

test('all of it can be exported, and each hash computed anew from the file', async () => {
  const { app, uploadByToken, exportTrail } = await openOffice()
  await uploadByToken('bill.pdf')
  const entries = await exportTrail()
  let previous = ''
  for (const entry of entries) {
    const { id, at, account_id, document_id, actor, actor_id, actor_name, action, field, before, after, hash } = entry
    const facts = [previous, id, at, account_id, document_id, actor, actor_id, actor_name, action, field, before, after]
    expect(createHash('sha256').update(JSON.stringify(facts)).digest('hex')).toBe(hash)
    previous = hash
  }
  const { data } = (await (await app('/app/audit')).json()) as { data: unknown }
  expect(auditSummarySchema.strict().parse(data)).toMatchObject({ entries: entries.length, last_hash: previous })
  const csv = await app('/app/audit/export', { method: 'POST', body: { format: 'csv', separator: ';' } })
  expect(csv.headers.get('content-disposition')).toMatch(/docket-audit-[\d-]{10}\.csv/)
  const lines = (await csv.text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(entries.length + 1)
  expect(lines[0]).toContain('"id";"at";"account_id";"document_id";"actor"')
})

test('a locked document refuses the page and the API with a sentence, and says that it is locked', async () => {
  const { app, byToken, uploadByToken, exportTrail, documentOf } = await openOffice()
  const id = await uploadByToken('given.pdf')
  const free = await uploadByToken('free.pdf')
  const path = `/app/documents/${id}`
  await app('/app/settings', { method: 'PATCH', body: { lock_exported: true } })
  expect(await documentOf(path)).toMatchObject({ exported_at: null, is_locked: false })
  await app('/app/accounts/1/export', { method: 'POST', body: { ids: [id], format: 'json' } })
  expect(await documentOf(path)).toMatchObject({ exported_at: expect.any(String), is_locked: true })

  const refused = { code: 'document_locked', message: expect.stringContaining('Unlock it first') }
  const fields = { fields: { gross_amount: { value: '13.00' } } }
  for (const answer of [
    await app(`${path}/fields`, { method: 'PATCH', body: fields }),
    await app(`${path}/process`, { method: 'POST' }),
    await app(path, { method: 'DELETE' }),
  ]) {
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject(refused)
  }
  const byTool = await byToken(`/api/v1/documents/${id}`, { method: 'DELETE' })
  expect(byTool.status).toBe(403)
  expect(await byTool.json()).toMatchObject({ code: 'forbidden', message: refused.message })
  const many = await app('/app/accounts/1/documents/delete', { method: 'POST', body: { ids: [id, free] } })
  expect(await many.json()).toMatchObject({ data: { ids: [free], locked: 1 } })

  expect((await app(`${path}/unlock`, { method: 'POST' })).status).toBe(200)
  expect((await app(`${path}/unlock`, { method: 'POST' })).status).toBe(409)
  expect((await app(`${path}/fields`, { method: 'PATCH', body: fields })).status).toBe(200)
  await app('/app/settings', { method: 'PATCH', body: { lock_exported: false } })
  const told = (await exportTrail()).filter(({ field }) => field === 'lock_exported')
  expect(told).toMatchObject([
    { ...SESSION, action: 'setting.changed', before: false, after: true },
    { ...SESSION, action: 'setting.changed', before: true, after: false },
  ])
})

/** Somebody called Ada at the page of an engine, and a tool beside her. */
async function openOffice() {
  const engine = makeEngine()
  await engine.start({ listen: true })
  const app = openApp({ database: engine.database, url: engine.url! })
  await app('/app/settings', { method: 'PATCH', body: { user_name: 'Ada' } })
  const abilities = ['documents:read', 'documents:write'] as const
  const { secret } = createToken(engine.database, { accountId: 1, mode: 'live', name: 'Scanner', abilities })
  const byToken = (path: string, options: RequestInit): Promise<Response> =>
    fetch(new URL(path, engine.url!), { ...options, headers: { Authorization: `Bearer ${secret}` } })
  return {
    engine,
    app,
    byToken,
    uploadByToken: async (name: string): Promise<number> => {
      const body = makeForm({ name, content: `%PDF-${name}` })
      const answer = await byToken('/api/v1/documents', { method: 'POST', body })
      const { data } = (await answer.json()) as { data: { id: number } }
      await engine.whenDone(data.id)
      return data.id
    },
    historyOf: async (id: number): Promise<readonly AuditEntryResource[]> => {
      const { data } = (await (await app(`/app/documents/${id}/history`)).json()) as { data: unknown }
      return auditEntrySchema.strict().array().parse(data)
    },
    exportTrail: async (): Promise<readonly AuditEntryResource[]> => {
      const answer = await app('/app/audit/export', { method: 'POST', body: { format: 'json' } })
      return auditEntrySchema
        .strict()
        .array()
        .parse(await answer.json())
    },
    documentOf: async (path: string): Promise<AppDocument> => {
      return ((await (await app(path)).json()) as { data: AppDocument }).data
    },
  }
}
