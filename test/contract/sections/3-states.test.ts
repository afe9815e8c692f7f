import { describe, expect, test } from 'vitest'
import type { DocumentResource } from '../../../engine/contract/document.ts'
import type { ErrorEnvelope } from '../../../engine/contract/error-envelope.ts'
import { DOCUMENT_STATUSES, RUN_STATUSES } from '../../../engine/domain/status.ts'
import { openReceiver } from '../../delivery/open-receiver.ts'
import { makeEngine } from '../../pipeline/open-test-engine.ts'
import { makeForm } from '../open-test-api.ts'
import { openService, type Service } from './open-service.ts'

describe('3, values', () => {
  test('document status: pending, completed, error, blocked', () => {
    expect([...DOCUMENT_STATUSES].toSorted()).toEqual(['blocked', 'completed', 'error', 'pending'])
  })

  test('extraction run status: pending, processing, completed, blocked, error', () => {
    expect([...RUN_STATUSES].toSorted()).toEqual(['blocked', 'completed', 'error', 'pending', 'processing'])
  })
})

describe('3, table', () => {
  test('(none) -> pending: an upload is accepted and queued, with a pending run; 201', async () => {
    const { service } = await openMoodyService()
    const response = await upload(service, 'bill.pdf')
    expect(response.status).toBe(201)
    expect(((await response.json()) as { data: DocumentResource }).data).toMatchObject({
      status: 'pending',
      processing_stage: 'queued',
      latest_extraction_run: { status: 'pending', started_at: null, completed_at: null },
    })
  })

  test('(none) -> blocked: the account lacks credits; the document is created, 402 includes it', async () => {
    const { service } = await openMoodyService()
    const token = service.createToken({ accountId: service.createAccount({ credits: 0 }) })
    const response = await upload(service, 'bill.pdf', token)
    expect(response.status).toBe(402)
    const { document } = (await response.json()) as ErrorEnvelope
    expect(document).toMatchObject({ status: 'blocked', blocked_reason: 'insufficient_credits' })
    expect(await service.get(`/api/v1/documents/${document!.id}`, token)).toEqual(document)
  })

  test('pending -> completed: processed_at is set, previews and extractions are there, document.completed is sent', async () => {
    const { service } = await openMoodyService()
    const receiver = await openReceiver()
    await service.request('/api/v1/webhook-endpoints', {
      method: 'POST',
      token: service.createToken({ abilities: ['webhooks:manage'] }),
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ url: receiver.url, events: ['document.completed'] }),
    })
    const { data } = (await (await upload(service, 'bill.pdf')).json()) as { data: DocumentResource }
    const document = await service.finish(data.id)
    expect(document).toMatchObject({ status: 'completed', processing_stage: 'completed' })
    expect(document.processed_at).not.toBeNull()
    expect([document.previews, document.extractions]).not.toContain(null)
    const { headers, body } = await receiver.waitFor(1)
    expect(headers['webhook-event']).toBe('document.completed')
    expect(JSON.parse(body)).toMatchObject({ data: { id: document.id, status: 'completed' } })
  })

  test.each(['bill.pdf', 'damaged.pdf', 'locked.pdf'])(
    'any -> deleted: %s, after its end; 204, no body',
    async (name) => {
      const { service } = await openMoodyService()
      const { data } = (await (await upload(service, name)).json()) as { data: DocumentResource }
      await service.finish(data.id)
      await expectDeletion(service, data.id)
    },
  )

  test('any -> deleted: while it is pending; 204, no body', async () => {
    const { service } = await openMoodyService()
    // The one worker is busy with it.
    await upload(service, 'hang.pdf')
    const { data } = (await (await upload(service, 'bill.pdf')).json()) as { data: DocumentResource }
    expect(await service.get(`/api/v1/documents/${data.id}`)).toMatchObject({ status: 'pending' })
    await expectDeletion(service, data.id)
  })
})

async function expectDeletion(service: Service, id: number): Promise<void> {
  const response = await service.request(`/api/v1/documents/${id}`, { method: 'DELETE' })
  expect([response.status, await response.text()]).toEqual([204, ''])
  expect((await service.request(`/api/v1/documents/${id}`)).status).toBe(404)
}

async function openMoodyService() {
  const engine = makeEngine()
  await engine.start({ listen: true })
  return { engine, service: openService(engine) }
}

/** What becomes of it is in its name. */
function upload(service: Service, name: string, token?: string): Promise<Response> {
  const body = makeForm({ name, content: `%PDF-1.7 ${name}` })
  return service.request('/api/v1/documents', { method: 'POST', body, ...(token !== undefined && { token }) })
}
